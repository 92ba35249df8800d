import type { ReviewNote } from '@vitae/api/contract';
import type { Finding } from '@vitae/evaluation/report';
import { useEffect, useRef, useState } from 'react';
import type { ReportBody } from '../../base/evaluation/kept-reports.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { Tabs } from '../components/index.ts';
import { marksOfFindings, marksOfNotes, PageMarks } from './page-marks.tsx';
import { PageDrawing } from './page-drawing.tsx';
import { placeOfPoint, type PagePlace } from './page-places.ts';

export interface ReportPagesProps {
  body: ReportBody;
  /** The pages as pictures, as far as they were kept. */
  pictures: readonly (string | null)[];
  findings: readonly Finding[];
  /** Of an expert; those with a place are marked, too. */
  notes?: readonly ReviewNote[];
  /** Takes the place that somebody points at. */
  onPlace?: (place: PagePlace) => void;
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** The pages that were evaluated, with their findings and notes marked; and their text as a program reads it. */
export function ReportPages({
  body: { pages, text },
  pictures,
  findings,
  notes = [],
  onPlace,
  chosen,
  onChoose,
}: ReportPagesProps) {
  const { t } = useTexts('report');
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen !== null) showChosen(frame.current);
  }, [chosen]);
  const marks = [...marksOfFindings(findings), ...marksOfNotes(notes)];
  const [tab, setTab] = useState<'pages' | 'text'>(pages.length > 0 ? 'pages' : 'text');
  if (pages.length === 0 && text === '') return <p className="text-14 text-ink-soft">{t('pages.none')}</p>;
  const drawn = pages.filter((_, index) => pictures[index]).length;
  const hint = drawn === 0 ? 'pages.hint' : drawn < pages.length ? 'pages.hintSome' : 'pages.hintOwn';
  const marked = (
    // What scrolls must be reachable by keyboard.
    <div
      ref={frame}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard can scroll only what takes the focus
      tabIndex={0}
      role="group"
      aria-label={t('pages.label')}
      className="flex max-h-[calc(100dvh-9rem)] flex-col gap-4 overflow-y-auto rounded-card bg-backdrop p-4"
    >
      {pages.map((page, index) => (
        <PageDrawing
          key={index}
          page={page}
          picture={pictures[index] ?? null}
          label={t('pages.page', { page: index + 1, pages: pages.length })}
        >
          {(scale) => (
            <>
              {onPlace && (
                <button
                  type="button"
                  // For the pointer: with the keyboard, and for who does not see the page, a line is chosen from a list.
                  tabIndex={-1}
                  aria-hidden
                  data-page={index}
                  className="absolute inset-0 size-full cursor-crosshair"
                  onClick={({ clientX, clientY, currentTarget }) => {
                    const { left, top } = currentTarget.getBoundingClientRect();
                    onPlace(placeOfPoint(page, index, (clientX - left) / scale, (clientY - top) / scale));
                  }}
                />
              )}
              <PageMarks marks={marks} page={index} scale={scale} chosen={chosen} onChoose={onChoose} />
            </>
          )}
        </PageDrawing>
      ))}
      <p className="text-12 text-ink-faint">{t(hint)}</p>
    </div>
  );
  const read = (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard can scroll only what takes the focus
      tabIndex={0}
      role="group"
      aria-label={t('pages.text')}
      className="max-h-[calc(100dvh-9rem)] overflow-y-auto rounded-card border border-line bg-surface p-4"
    >
      <p className="mb-3 text-13 text-ink-soft">{t(pages.length > 0 ? 'pages.textHint' : 'pages.notFixed')}</p>
      {/* Each line runs as its own language does, whatever the language of the interface. */}
      <p dir="auto" className="text-13 break-words whitespace-pre-wrap [unicode-bidi:plaintext]">
        {text}
      </p>
    </div>
  );
  return (
    <Tabs
      label={t('pages.choose')}
      value={tab}
      onValueChange={setTab}
      panelClassName="pt-3"
      tabs={[
        ...(pages.length > 0 ? [{ key: 'pages' as const, label: t('pages.title'), content: marked }] : []),
        ...(text === '' ? [] : [{ key: 'text' as const, label: t('pages.text'), content: read }]),
      ]}
    />
  );
}

/** Scrolls the pages, and nothing around them, to the first mark of what is chosen. */
function showChosen(frame: HTMLElement | null): void {
  const mark = frame?.querySelector('[aria-pressed="true"]');
  if (!frame || !mark) return;
  const [outer, inner] = [frame.getBoundingClientRect(), mark.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    frame.scrollTop += inner.top - outer.top - frame.clientHeight / 3;
}
