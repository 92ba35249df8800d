import { newId, type CoverLetter } from '@vitae/domain';

type Paragraphs = CoverLetter['paragraphs'];

/** The letter with its paragraphs changed. */
export const withParagraphs = (letter: CoverLetter, update: (paragraphs: Paragraphs) => Paragraphs): CoverLetter => ({
  ...letter,
  paragraphs: update(letter.paragraphs),
});

/** The letter with the text of one paragraph replaced. */
export const withParagraphText = (letter: CoverLetter, id: string, text: string): CoverLetter =>
  withParagraphs(letter, (all) => all.map((paragraph) => (paragraph.id === id ? { ...paragraph, text } : paragraph)));

/** Where a new paragraph goes. */
export type ParagraphPlace = 'first' | 'middle' | 'last';

/** The letter with a text as a paragraph at a place: an empty paragraph there takes it, otherwise a new one. */
export function withParagraph(letter: CoverLetter, text: string, place: ParagraphPlace = 'middle'): CoverLetter {
  const { paragraphs } = letter;
  const isEmpty = (paragraph: Paragraphs[number] | undefined) => paragraph?.text.trim() === '';
  const empty = {
    first: isEmpty(paragraphs[0]) ? paragraphs[0] : undefined,
    // The first and the last of three are for the opening and the closing.
    middle: paragraphs.slice(1, -1).find(isEmpty) ?? paragraphs.find(isEmpty),
    last: paragraphs.length > 1 && isEmpty(paragraphs.at(-1)) ? paragraphs.at(-1) : undefined,
  }[place];
  if (empty) return withParagraphText(letter, empty.id, text);
  const added = { id: newId(), text };
  return withParagraphs(letter, (all) => (place === 'first' ? [added, ...all] : [...all, added]));
}
