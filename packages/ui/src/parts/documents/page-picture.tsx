import type { AnyDocument } from '@vitae/domain';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { usePlatform } from '../../base/platform.ts';
import { classNames } from '../components/class-names.ts';
import { useSight } from '../use-sight.ts';
import type { PagePictures } from './page-pictures.ts';

export interface PagePictureProps {
  title: string;
  /** The document, or a function that fetches it when it scrolls into view. */
  doc: AnyDocument | (() => Promise<AnyDocument>);
  /** Width and height until the page is drawn, as `aspect-ratio` has them; those of A4 by default. */
  shape?: string;
  /** Shown until the page is drawn, and if it cannot be; an outline by default. */
  before?: ReactNode;
  className?: string;
}

let pictures: PagePictures | undefined;

/** The first page of a resume as it prints, drawn once it is close to the screen; as wide as its container. */
export function PagePicture({ title, doc, shape: firstShape, before, className }: PagePictureProps) {
  const { t } = useTexts('library');
  const { documents } = usePlatform();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [wasSeen, isInSight] = useSight(canvas);
  const [drawn, setDrawn] = useState<PagePictureProps['doc'] | null>(null);
  const [failed, setFailed] = useState<PagePictureProps['doc'] | null>(null);
  const [shape, setShape] = useState(firstShape);
  const isDone = drawn === doc;

  useEffect(() => {
    const element = canvas.current;
    if (!wasSeen || isDone || !element) return undefined;
    const gone = new AbortController();
    const draw = async () => {
      // A list shows its documents before it has the code of all templates.
      const [{ createPagePictures }, document] = await Promise.all([
        import('./page-pictures.ts'),
        typeof doc === 'function' ? doc() : doc,
      ]);
      gone.signal.throwIfAborted();
      pictures ??= createPagePictures(documents);
      const bitmap = await pictures.draw(document, element.clientWidth * devicePixelRatio, {
        isInSight: () => isInSight.current,
        signal: gone.signal,
      });
      if (gone.signal.aborted) return bitmap.close();
      element.width = bitmap.width;
      element.height = bitmap.height;
      setShape(`${bitmap.width} / ${bitmap.height}`);
      element.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
      setDrawn(() => doc);
    };
    draw().catch((error: unknown) => {
      if (gone.signal.aborted) return;
      console.error(error);
      setFailed(() => doc);
    });
    return () => gone.abort();
  }, [wasSeen, isInSight, isDone, doc, documents]);

  return (
    <span
      // A class, since the policy of the pages refuses style attributes in their HTML.
      className={classNames('paper-sheet relative block aspect-[210/297] overflow-hidden', className)}
      style={shape === undefined ? undefined : { aspectRatio: shape }}
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('picture.first', { title })}
        className={classNames('block w-full transition-opacity duration-200', drawn === null && 'opacity-0')}
      />
      {drawn === null && (before ?? (failed !== doc && <Lines />))}
      {failed === doc && !before && (
        <span className="absolute inset-0 grid place-items-center bg-paper p-4 text-center text-13">
          {t('picture.failed')}
        </span>
      )}
    </span>
  );
}

/** The outline of a page, until the page is drawn. */
function Lines() {
  return (
    <span
      aria-hidden
      className="absolute inset-0 flex animate-skeleton flex-col gap-[2%] p-[10%] *:block *:rounded-control *:bg-on-paper/6"
    >
      <span className="h-[5%] w-1/2" />
      <span className="mb-[4%] h-[2%] w-1/3" />
      <span className="h-[12%] w-full" />
      <span className="h-[26%] w-full" />
      <span className="h-[18%] w-full" />
    </span>
  );
}
