import { lacks, pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { hasMonth, isWrapped, missesMonth } from '../resume/months.ts';
import { linesOf } from '../text/lines.ts';
import { hasUnreadYear } from '../text/unread-years.ts';

const SEASON =
  /(?<!\p{L})(?:spring|summer|autumn|fall|winter|frühling|sommer|herbst|printemps|été|automne|hiver|primavera|verano|verão|otoño|outono|invierno|inverno) (?:(?:semester|of|de|do|del) )?(?:19|20)\d\d/iu;

/** Whether a month stands in the lines of a file as it was read, whatever else of its role was misread: "2008-04", "04/2008". */
function isWritten(date: string, lines: readonly string[]): boolean {
  const [year, month] = date.split('-');
  if (year === undefined || month === undefined) return false;
  const written = new RegExp(`(?<!\\d)(?:${year}[-./]${month}|${month}[-./]${year})(?!\\d)`, 'u');
  return lines.some((line) => written.test(line));
}

export const tim03 = resumeCheck({
  id: 'TIM-03',
  category: 'timeline',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  // All of our dates are drawn in one style: what differs is whether they have a month. Old roles often have none.
  run: ({ experience, input }) => {
    // "Since January 2021" may be read without its month, which is then part of the name before it.
    if (missesMonth(experience, input) || hasUnreadYear(input)) return skip('not-read');
    const lines = linesOf(input);
    const dates = experience.flatMap(({ path, start, end, current, isDoubtful }) =>
      [
        { text: start, path: `${path}.start` },
        { text: current ? '' : end, path: `${path}.end` },
      ].filter(({ text }) => text !== '' && (!isDoubtful || isWritten(text, lines))),
    );
    if (experience.length > 0 && experience.every(({ start, end }) => !start && !end)) return lacks('TIM-01');
    if (dates.length < 2) return skip('nothing-to-check');
    const isExact = ({ text }: (typeof dates)[number]) => hasMonth(text) || isWrapped(text, lines);
    const years = dates.filter((date) => !isExact(date));
    const months = dates.filter(isExact);
    const lastMonth = dates.findLastIndex(isExact);
    const firstYear = dates.findIndex((date) => !isExact(date));
    if (years.length === 0 || months.length === 0 || firstYear > lastMonth) return pass;
    // "Summer 2012" is as precise as a job of one summer needs.
    if (lines.some((line) => SEASON.test(line))) return skip('not-read');
    return warn(years.length <= months.length ? years : months);
  },
});
