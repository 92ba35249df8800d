import type { Resume } from '@vitae/domain';
import type { PreviewFrame } from '@vitae/renderer/preview';
import { useTranslation } from 'react-i18next';
import { lastPageFill } from './boxes.ts';

/** Something on the pages that a person should look at. `path` is the field it is about. */
export type PageNote =
  | { kind: 'missing-glyph'; char: string; path: string }
  | { kind: 'overflow'; path: string }
  | { kind: 'nearly-empty-page'; percent: number }
  | { kind: 'does-not-fit'; pages: number; wanted: number };

/** A last page less full than this wants a word or two less, or more. */
const leastFill = 0.25;

/** What a laid-out document should be looked at for. */
export function pageNotesOf(resume: Resume, frame: PreviewFrame | null): PageNote[] {
  if (!frame) return [];
  const fill = lastPageFill(frame.pages);
  const wanted = resume.template.layout.fitPages;
  return [
    ...frame.missing.map(({ char, path }): PageNote => ({ kind: 'missing-glyph', char, path })),
    ...frame.overflow.map((path): PageNote => ({ kind: 'overflow', path })),
    ...(fill < leastFill ? [{ kind: 'nearly-empty-page', percent: Math.round(fill * 100) } as const] : []),
    ...(wanted !== null && frame.pages.length > wanted ? [{ kind: 'does-not-fit', pages: frame.pages.length, wanted } as const] : []),
  ];
}

/** The notes as a list; those about a field lead to it. */
export function PageNotes({ notes, onOpenField }: { notes: readonly PageNote[]; onOpenField: (path: string) => void }) {
  const { t } = useTranslation('desk');
  return (
    <ul className="flex max-w-80 flex-col gap-2 text-14">
      {notes.map((note, index) => (
        <li key={index} className="flex items-start justify-between gap-3">
          <span>{wordsOf(note, t)}</span>
          {'path' in note && note.path && (
            <button type="button" className="shrink-0 font-medium text-accent-ink hover:underline" onClick={() => onOpenField(note.path)}>
              {t('notes.show')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A note in words. */
export function wordsOf(note: PageNote, t: ReturnType<typeof useTranslation<'desk'>>['t']): string {
  switch (note.kind) {
    case 'missing-glyph':
      return t('notes.missingGlyph', { char: note.char });
    case 'overflow':
      return t('notes.overflow');
    case 'nearly-empty-page':
      return t('notes.nearlyEmptyPage', { percent: note.percent });
    case 'does-not-fit':
      return t('notes.doesNotFit', { count: note.wanted, pages: note.pages });
  }
}
