import type { CoverLetter } from '@vitae/domain';
import { countryByName } from '../language/places.ts';
import { labelKind } from '../resume/structure/labels/contact-labels.ts';
import type { Line } from '../text/line.ts';
import { CJK, foldWords } from '../text/normalise.ts';
import { withoutTo } from './recipient.ts';

/**
 * The lines with a word that is nowhere in the letter, so that a person can say where they belong. `shown` are lines that
 * the letter writes anew, such as the date, or has as they are.
 */
export function lostLines(letter: CoverLetter, lines: readonly Line[], shown: ReadonlySet<Line>): Line[] {
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
  const ofScript = [...has].filter((word) => CJK.test(word)).toSorted((one, two) => two.length - one.length);
  return lines.filter((line) => {
    if (shown.has(line)) return false;
    // Labels such as "tel" are not kept, and the letter has the code of a country.
    const parts = withoutTo(line.text)
      .split(/[,،，|·•]/u)
      .filter((part) => countryByName(part.trim()) === undefined);
    return foldWords(parts.join(' ')).some(
      (word) => !has.has(word) && labelKind(word) === undefined && !(CJK.test(word) && isMadeOf(word, ofScript)),
    );
  });
}

/** Whether a word without spaces consists of others: an address whose parts are in fields of their own. */
const isMadeOf = (word: string, parts: readonly string[]): boolean =>
  parts.reduce((rest, part) => rest.replaceAll(part, ' '), word).trim() === '';
