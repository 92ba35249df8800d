import type { AnyDocument } from '@vitae/domain';
import type { Preview, PreviewFrame } from '@vitae/renderer/preview';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { Callout, classNames } from '../components/index.ts';
import { usePreview } from '../../base/use-preview.ts';

/** The pages of a version as they print, drawn by the preview worker. */
export function VersionPages({ version }: { version: AnyDocument }) {
  const { t } = useTexts('account');
  const { preview, frame, error } = usePreview(version);
  const place = useRef<HTMLOListElement>(null);
  const pages = frame?.pages ?? [];
  const width = pages[0]?.width;
  useEffect(() => {
    if (!preview || !width || !place.current) return;
    preview.setScale((place.current.clientWidth / width) * devicePixelRatio);
  }, [preview, width]);
  if (error) {
    return (
      <Callout tone="danger" role="alert" title={t('history.failedOne')}>
        {error.message}
      </Callout>
    );
  }
  return (
    <div className="page-backdrop rounded-card p-4">
      {pages.length === 0 && <BlankPage />}
      <ol ref={place} className="flex flex-col gap-4">
        {preview &&
          pages.map((page, index) => (
            <VersionPage key={index} index={index} count={pages.length} page={page} preview={preview} />
          ))}
      </ol>
    </div>
  );
}

/** A placeholder for the first page. */
function BlankPage() {
  const { t } = useTexts('account');
  return (
    <div
      role="status"
      aria-label={t('history.drawing')}
      className="paper-sheet flex aspect-[210/297] flex-col gap-[3%] rounded-[3px] p-[9%]"
    >
      {['w-1/2 h-[5%]', 'w-1/3 h-[2%]', 'w-full h-[14%]', 'w-full h-[30%]'].map((shape) => (
        <span key={shape} className={classNames('animate-skeleton rounded-control bg-on-paper/6', shape)} />
      ))}
    </div>
  );
}

interface VersionPageProps {
  index: number;
  count: number;
  page: PreviewFrame['pages'][number];
  preview: Preview;
}

function VersionPage({ index, count, page, preview }: VersionPageProps) {
  const { t } = useTexts('account');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current ? preview.attach(index, canvas.current) : undefined), [index, preview]);
  return (
    <li className="paper-sheet overflow-hidden rounded-[3px]" style={{ aspectRatio: `${page.width} / ${page.height}` }}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('history.page', { number: index + 1, count })}
        className="block size-full"
      />
    </li>
  );
}
