import type { ImportedPage } from '@vitae/importer';
import { Suspense, useEffect, useRef } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { lazyPart } from '../../base/routing/screen.ts';
import { classNames } from '../../parts/components/index.ts';
import type { Region } from './review-model.ts';

const PdfCanvas = lazyPart(async () => (await import('./pdf-canvas.tsx')).PdfCanvas);

/** The state of a region of the original: of the active field, to check, read well, or left over. */
export type RegionState = 'active' | 'doubtful' | 'sure' | 'leftover';

export interface OriginalPaneProps {
  name: string;
  /** The file, if its pages can be drawn. */
  pdf: Blob | null;
  pages: ImportedPage[];
  regions: Region[];
  stateOf: (path: string) => RegionState;
  leftover: readonly { page: number; line: number }[];
  activePath: string | null;
  onPick: (path: string) => void;
}

const tints: Record<RegionState, string> = {
  active: 'bg-[#1f5fd6]/20 outline-2 outline-[#1f5fd6]',
  doubtful: 'bg-[#f27a1a]/25 outline-1 outline-[#f27a1a]',
  sure: 'bg-[#1f5fd6]/8 hover:bg-[#1f5fd6]/16',
  leftover: 'outline-1 outline-dashed outline-[#f27a1a]',
};

/** The original file, with the parts that were read tinted. */
export function OriginalPane({ name, pdf, pages, regions, stateOf, leftover, activePath, onPick }: OriginalPaneProps) {
  const { t } = useTexts('review');
  const pane = useRef<HTMLDivElement>(null);

  // A shortcut for the pointer only: the keyboard uses the fields.
  useEffect(() => {
    const element = pane.current;
    const onClick = (event: MouseEvent) => {
      const path =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-path]')?.dataset['path'] : undefined;
      if (path) onPick(path);
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [onPick]);

  useEffect(() => {
    if (activePath)
      pane.current?.querySelector('[data-region="active"]')?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [activePath]);

  return (
    <div
      ref={pane}
      role="region"
      aria-label={t('review.originalOf', { name })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="page-backdrop h-full overflow-auto p-4 -outline-offset-2 lg:p-8"
    >
      {pages.map((page, number) => {
        const label = t('review.page', { number: number + 1 });
        const marks = marksOn(number, regions, leftover, stateOf);
        return page.width > 0 && pdf ? (
          <div
            key={label}
            className="paper-sheet relative mx-auto mb-6 max-w-3xl"
            style={{ aspectRatio: `${page.width} / ${page.height}` }}
          >
            <Suspense>
              <PdfCanvas pdf={pdf} number={number + 1} label={label} />
            </Suspense>
            {marks.map((mark) => (
              <BoxMark key={mark.line} mark={mark} page={page} />
            ))}
          </div>
        ) : (
          <TextPage key={label} page={page} marks={marks} />
        );
      })}
    </div>
  );
}

interface Mark {
  line: number;
  path: string | null;
  state: RegionState;
}

const order: readonly RegionState[] = ['active', 'doubtful', 'leftover', 'sure'];

/** One mark per line, though several fields may come from it: the most pressing one. */
function marksOn(
  page: number,
  regions: readonly Region[],
  leftover: OriginalPaneProps['leftover'],
  stateOf: OriginalPaneProps['stateOf'],
): Mark[] {
  const marks = new Map<number, Mark>();
  const add = (mark: Mark) => {
    const present = marks.get(mark.line);
    if (!present || order.indexOf(mark.state) < order.indexOf(present.state)) marks.set(mark.line, mark);
  };
  for (const region of regions)
    if (region.page === page) add({ line: region.line, path: region.path, state: stateOf(region.path) });
  for (const line of leftover) if (line.page === page) add({ line: line.line, path: null, state: 'leftover' });
  return [...marks.values()];
}

function BoxMark({ mark: { line, path, state }, page }: { mark: Mark; page: ImportedPage }) {
  const box = page.lines[line]?.box;
  if (!box) return null;
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div
      data-region={state}
      data-path={path}
      className={classNames(
        'absolute rounded-[2px] transition-colors',
        tints[state],
        path !== null && 'cursor-pointer',
      )}
      style={{
        left: percent(box.x, page.width),
        top: percent(box.y, page.height),
        width: percent(box.width, page.width),
        height: percent(box.height, page.height),
      }}
    />
  );
}

function TextPage({ page, marks }: { page: ImportedPage; marks: Mark[] }) {
  const byLine = new Map(marks.map((mark) => [mark.line, mark]));
  return (
    <div className="paper-sheet mx-auto mb-6 max-w-3xl px-6 py-8 text-13 leading-relaxed sm:px-10">
      {page.lines.map(({ text }, line) => {
        const mark = byLine.get(line);
        const path = mark?.path ?? null;
        return (
          <p
            key={line}
            data-region={mark?.state}
            data-path={path}
            className={classNames(
              'min-h-[1em] rounded-[2px] px-1 break-words whitespace-pre-wrap',
              mark && tints[mark.state],
              path !== null && 'cursor-pointer',
            )}
          >
            {text}
          </p>
        );
      })}
    </div>
  );
}
