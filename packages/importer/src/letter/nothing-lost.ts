import { escapeRichText, newId, type CoverLetter } from '@vitae/domain';
import type { Line } from '../text/line.ts';
import { foldWords } from '../text/normalise.ts';

/**
 * The letter with each line that has a word that is nowhere in it as a paragraph of its own. `shown` are lines that the
 * letter writes anew, such as the date.
 */
export function withNothingLost(letter: CoverLetter, lines: readonly Line[], shown: ReadonlySet<Line>): CoverLetter {
  const { sender, recipient } = letter;
  const has = new Set(
    [
      sender.fullName,
      sender.headline,
      sender.email,
      sender.phone,
      ...Object.values(sender.location),
      ...sender.links.flatMap(({ label, url }) => [label, url]),
      ...sender.extra.flatMap(({ label, value }) => [label, value]),
      ...Object.values(recipient),
      letter.subject,
      letter.opening,
      letter.closing,
      letter.enclosures,
      ...letter.paragraphs.map(({ text }) => text),
    ].flatMap(foldWords),
  );
  const lost = lines.filter((line) => !shown.has(line) && foldWords(line.text).some((word) => !has.has(word)));
  if (lost.length === 0) return letter;
  const added = lost.map(({ text }) => ({ id: newId(), text: escapeRichText(text) }));
  return { ...letter, paragraphs: [...letter.paragraphs, ...added] };
}
