import type { Finding } from '@vitae/evaluation/report';
import { useState } from 'react';
import type { ReportBody } from '../../base/evaluation/kept-reports.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { Tabs } from '../components/index.ts';
import { PageMarks } from './page-marks.tsx';
import { PageDrawing } from './page-drawing.tsx';

export interface ReportPagesProps {
  body: ReportBody;
  /** The pages of the file as pictures, as far as they were kept. */
  pictures: readonly (string | null)[];
  findings: readonly Finding[];
  chosen: string | null;
  onChoose: (id: string) => void;
}

/** The pages that were evaluated, with the numbers of findings on them; and their text as a program reads it. */
export function ReportPages({ body: { pages, text }, pictures, findings, chosen, onChoose }: ReportPagesProps) {
  const { t } = useTexts('report');
  const [tab, setTab] = useState<'pages' | 'text'>(pages.length > 0 ? 'pages' : 'text');
  if (pages.length === 0 && text === '') return <p className="text-14 text-ink-soft">{t('pages.none')}</p>;
  const drawn = pages.filter((_, index) => pictures[index]).length;
  const hint = drawn === 0 ? 'pages.hint' : drawn < pages.length ? 'pages.hintSome' : 'pages.hintOwn';
  const marked = (
    // What scrolls must be reachable by keyboard.
    <div
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
          {(scale) => <PageMarks findings={findings} page={index} scale={scale} chosen={chosen} onChoose={onChoose} />}
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
      <p className="text-13 break-words whitespace-pre-wrap">{text}</p>
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
