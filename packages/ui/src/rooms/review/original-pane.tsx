import type { ImportedPage } from '@vitae/importer';
import { FileText, List } from 'lucide-react';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { Segmented } from '../../parts/components/index.ts';
import { LineButton, lineKey, type RegionState } from './line-button.tsx';
import { PdfCanvas } from './pdf-canvas.tsx';
import type { Region } from './review-model.ts';

/** What is shown on the original: which lines belong to which fields, and what those are. */
export interface ShownOriginal {
  regions: readonly Region[];
  leftover: readonly { page: number; line: number }[];
  /** Paths of the fields that need checking. */
  toCheck: readonly string[];
  activePath: string | null;
  /** The names of fields by path. */
  labels: ReadonlyMap<string, string>;
}

export interface OriginalPaneProps {
  name: string;
  /** The file, if its pages can be drawn. */
  pdf: Blob | null;
  pages: ImportedPage[];
  shown: ShownOriginal;
  /** Whether lines are shown as a list first, because those of a page are too small to press. */
  prefersLines: boolean;
}

/**
 * The original file, with the parts that were read tinted. A line opens what it can be used as. Tab stops once; the arrow
 * keys move between lines.
 */
export const OriginalPane = memo(function OriginalPane({ name, pdf, pages, shown, prefersLines }: OriginalPaneProps) {
  const { activePath, labels } = shown;
  const { t } = useTexts('review');
  const pane = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<'page' | 'lines'>(prefersLines ? 'lines' : 'page');
  const canDraw = pdf !== null && pages.some(({ width }) => width > 0);

  useEffect(() => {
    if (activePath)
      pane.current?.querySelector('[data-region="active"]')?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }, [activePath]);

  const sheets = pages.map((page, number) => {
    const drawn = view === 'page' && page.width > 0 ? pdf : null;
    const marks = marksOn(number, page, shown).filter(
      ({ line }) => drawn === null || page.lines[line]?.box !== undefined,
    );
    return { page, number, drawn, marks };
  });
  const keys = sheets.flatMap(({ number, marks }) => marks.map(({ line }) => lineKey(number, line)));
  // One line is in the tab order: the one that had the focus last, or the first.
  const [last, setLast] = useState<string | null>(null);
  const stop = last !== null && keys.includes(last) ? last : keys[0];
  const hasLines = keys.length > 0;
  // Before anything is painted: a key that is pressed as soon as the lines are there counts.
  useLayoutEffect(() => {
    const element = pane.current;
    const linesIn = () => [...(element?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
    const onKeyDown = (event: KeyboardEvent) => {
      const lines = linesIn();
      const at = lines.findIndex((line) => line === event.target);
      const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: lines.length - 1 }[event.key];
      if (at < 0 || target === undefined) return;
      event.preventDefault();
      lines[Math.max(0, Math.min(lines.length - 1, target))]?.focus();
    };
    const onFocus = ({ target }: FocusEvent) => {
      const key = target instanceof HTMLElement ? target.dataset['line'] : undefined;
      if (key !== undefined) setLast(key);
    };
    element?.addEventListener('keydown', onKeyDown);
    element?.addEventListener('focusin', onFocus);
    return () => {
      element?.removeEventListener('keydown', onKeyDown);
      element?.removeEventListener('focusin', onFocus);
    };
  }, []);

  return (
    <div className="page-backdrop flex h-full min-h-0 flex-col">
      {hasLines && (
        <div className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-surface px-4 py-1.5">
          <p className="min-w-40 flex-1 text-13 text-ink-soft" id="original-hint">
            {t('assign.hint')} <span className="pointer-coarse:sr-only">{t('assign.keys')}</span>
          </p>
          {canDraw && (
            <Segmented
              label={t('assign.view')}
              value={view}
              onValueChange={setView}
              options={[
                { value: 'page', label: t('assign.pages'), icon: FileText },
                { value: 'lines', label: t('assign.lines'), icon: List },
              ]}
            />
          )}
        </div>
      )}
      <div
        ref={pane}
        role="region"
        aria-label={t('review.originalOf', { name })}
        aria-describedby={hasLines ? 'original-hint' : undefined}
        tabIndex={hasLines ? undefined : 0}
        className="min-h-0 flex-1 overflow-auto p-4 -outline-offset-2 lg:p-8"
      >
        {sheets.map(({ page, number, drawn, marks }) => {
          const label = t('review.page', { number: number + 1 });
          const buttons = marks.map(({ line, state, paths }) => {
            const text = page.lines[line]?.text ?? '';
            const fields = paths.map((path) => labels.get(path) ?? path).join(', ');
            return (
              <LineButton
                key={line}
                pages={pages}
                page={number}
                line={line}
                state={state}
                name={fields ? t('assign.used', { text, fields }) : t('assign.notUsed', { text })}
                inTabOrder={lineKey(number, line) === stop}
                isDrawn={drawn !== null}
              />
            );
          });
          return drawn ? (
            <div
              key={label}
              className="paper-sheet relative mx-auto mb-6 max-w-3xl"
              style={{ aspectRatio: `${page.width} / ${page.height}` }}
            >
              <PdfCanvas pdf={drawn} number={number + 1} label={label} />
              {buttons}
            </div>
          ) : (
            <div
              key={label}
              role="group"
              aria-label={label}
              className="paper-sheet mx-auto mb-6 max-w-3xl px-6 py-8 text-13 leading-relaxed max-sm:px-2 max-sm:py-3 sm:px-10"
            >
              {buttons}
            </div>
          );
        })}
      </div>
    </div>
  );
});

/** A line with the fields that it was read into, the most pressing one first. */
interface Mark {
  line: number;
  paths: string[];
  state: RegionState;
}

const order: readonly RegionState[] = ['active', 'doubtful', 'leftover', 'sure', 'unused'];

/** One mark per line of a page. */
function marksOn(
  page: number,
  { lines }: ImportedPage,
  { regions, leftover, toCheck, activePath }: ShownOriginal,
): Mark[] {
  const doubtful = new Set(toCheck);
  const stateOf = (path: string): RegionState =>
    path === activePath ? 'active' : doubtful.has(path) ? 'doubtful' : 'sure';
  const found = new Map<number, { path?: string; state: RegionState }[]>();
  const add = (line: number, mark: { path?: string; state: RegionState }) =>
    found.set(line, [...(found.get(line) ?? []), mark]);
  for (const { path, ...region } of regions) if (region.page === page) add(region.line, { path, state: stateOf(path) });
  for (const line of leftover) if (line.page === page) add(line.line, { state: 'leftover' });
  const marks: Mark[] = [];
  // A page may have fewer lines than its numbers say.
  lines.forEach((_, line) => {
    const sorted = (found.get(line) ?? []).toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
    marks.push({ line, paths: sorted.flatMap(({ path }) => path ?? []), state: sorted[0]?.state ?? 'unused' });
  });
  return marks;
}
