import { fail, pass, resumeCheck } from '../check.ts';
import { sources } from '../sources.ts';
import { countWords } from '../text/words.ts';
import { headed, isShownHeading, knownHeading } from '../text/headings.ts';

const topLines = 40;

/** A line of words, without an address, a number or a sentence; "B.Tech (CSE), 2026" may name a year. */
const TITLE = /^[\p{L}\p{M} ,/&().’'+-]{3,60}(?:(?:19|20)\d\d)?$/u;

/** Whether a file has a line below the name that reads as a headline, which the importer may have left out. */
function hasLineBelow(name: string, city: string, all: readonly string[]): boolean {
  const lines = all.map((line) => line.trim());
  const at = name ? lines.indexOf(name.trim()) : -1;
  const below = lines
    .slice(at + 1)
    .filter((line) => line !== '' && !CONTACT.test(line) && !(city && line.startsWith(city) && countWords(city) < 3));
  return at >= 0 && TITLE.test(below[0] ?? '') && !isHeading(below[0] ?? '');
}
const CONTACT = /@|(?!(?:19|20)\d\d$)(?<!\d)\d{3}|linkedin|github|www\./iu;
const isHeading = (line: string): boolean =>
  isShownHeading(line) ||
  (countWords(line) <= 3 && headed.some((key) => knownHeading(key, line))) ||
  /^(?:resume|cv|curriculum|lebenslauf)/iu.test(line);

export const con06 = resumeCheck({
  id: 'CON-06',
  category: 'contact',
  severity: 'minor',
  grade: 'experiment',
  sources: [sources.eyeTracking],
  run: ({ resume, view: { headline, fullName }, input: { origin, extraction, lines = [] } }) =>
    headline.text ||
    (origin === 'uploaded' &&
      [extraction?.text.split('\n', topLines) ?? [], lines.slice(0, topLines)].some((top) =>
        hasLineBelow(fullName.text, resume.basics.location.city, top),
      ))
      ? pass
      : fail([headline]),
});
