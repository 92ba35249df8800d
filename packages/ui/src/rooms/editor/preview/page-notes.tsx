import type { AnyDocument } from '@vitae/domain';
import type { LayoutChange, PreviewFrame } from '@vitae/renderer/preview';
import { type Translator, useTexts } from '../../../base/i18n/index.ts';

type Translate = Translator<'preview'>;

/** Something on the pages that the user should check. `path` is the field it is about, `''` if there is none. */
export type PageNote = { path: string } & (
  | { kind: 'missing-glyph'; chars: string[]; field: string | null }
  | { kind: 'overflow'; field: string | null }
  | { kind: 'nearly-empty-page'; percent: number; pages: number }
  | { kind: 'does-not-fit'; pages: number; wanted: number }
  | { kind: 'moved-lines'; change: LayoutChange }
);

/** A last page less full than this needs slightly less text, or more. */
const leastFill = 0.25;
/** Listing more characters than this does not make the note clearer. */
const mostChars = 8;
/** The control that fits a document to a number of pages. */
export const fitPath = 'template.layout.fitPages';

/** The name of a field of the document; `null` for a path without one. */
export type NameOfField = (path: string) => string | null;

/** The problems of a laid-out document that the user should check. */
export function pageNotesOf(doc: AnyDocument, frame: PreviewFrame | null, nameOf: NameOfField): PageNote[] {
  if (!frame) return [];
  const { pages, missing, overflow, lastPageFill, change } = frame;
  const wanted = doc.template.layout.fitPages;
  const withoutFont = Map.groupBy(missing, ({ path }) => path);
  return [
    ...(change ? [{ kind: 'moved-lines', change, path: '' } as const] : []),
    ...[...withoutFont].map(
      ([path, glyphs]) =>
        ({
          kind: 'missing-glyph',
          chars: glyphs.map(({ char }) => char),
          path,
          field: nameOf(path),
        }) as const,
    ),
    ...overflow.map((path) => ({ kind: 'overflow', path, field: nameOf(path) }) as const),
    ...(lastPageFill < leastFill
      ? [
          {
            kind: 'nearly-empty-page',
            percent: Math.round(lastPageFill * 100),
            pages: pages.length,
            path: fitPath,
          } as const,
        ]
      : []),
    ...(wanted !== null && pages.length > wanted
      ? [{ kind: 'does-not-fit', pages: pages.length, wanted, path: fitPath } as const]
      : []),
  ];
}

/** The notes as a list; those about a field link to it. */
export function PageNotes({ notes, onOpenField }: { notes: readonly PageNote[]; onOpenField: (path: string) => void }) {
  const { t, language } = useTexts('preview');
  return (
    <ul className="flex max-w-80 flex-col gap-2 text-14">
      {notes.map((note) => (
        <li key={note.kind + note.path} className="flex items-start justify-between gap-3">
          <span className="min-w-0 break-words">{wordsOf(note, t, language)}</span>
          {note.path && (
            <button
              type="button"
              className="shrink-0 font-medium text-accent-ink hover:underline"
              onClick={() => onOpenField(note.path)}
            >
              {t('notes.show')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The text of a note. */
export function wordsOf(note: PageNote, t: Translate, language: string): string {
  switch (note.kind) {
    case 'missing-glyph': {
      const chars =
        note.chars
          .slice(0, mostChars)
          .map((char) => `“${char}”`)
          .join(', ') + (note.chars.length > mostChars ? ' …' : '');
      return note.field === null
        ? t('notes.missingGlyph', { chars })
        : t('notes.missingGlyphIn', { chars, field: note.field });
    }
    case 'overflow':
      return note.field === null ? t('notes.overflow') : t('notes.overflowIn', { field: note.field });
    case 'nearly-empty-page':
      return t('notes.nearlyEmptyPage', { percent: note.percent, count: note.pages - 1 });
    case 'does-not-fit':
      return t('notes.doesNotFit', { count: note.wanted, pages: note.pages });
    case 'moved-lines':
      return t('notes.movedLines', changeWords(note.change, t, language));
  }
}

/** The details of a change of layout: the pages by number, and how many lines. */
export function changeWords(
  { pages, lines }: LayoutChange,
  t: Translate,
  language: string,
): { pages: string; count: number; lines: string } {
  const numbers = pages.map((page) => String(page + 1));
  return {
    pages: new Intl.ListFormat(language).format(numbers),
    count: numbers.length,
    lines: t('final.lines', { count: lines.length }),
  };
}
