import { failAt, resumeCheck, skip, warn, type Place } from '../check.ts';
import { sources } from '../sources.ts';
import { hasMonth, monthOf } from '../resume/months.ts';
import type { DatedEntry } from '../resume/resume-facts.ts';
import type { EvaluationInput } from '../input.ts';
import { hasYearNear, linesOf } from '../text/lines.ts';
import { areYearsTogether } from '../text/said-in-lines.ts';
import { folded } from '../text/words.ts';

/** Years before which nobody who applies today has worked or studied, and how far ahead a resume looks. */
const first = 1930;
const ahead = 10;

/** A month and five digits: "May 20008". A postal code has no month before it. */
const MISTYPED =
  /(?<!\p{L})(?:jan|feb|fev|fév|mar|mär|apr|abr|avr|may|mai|jun|juin|jul|juil|aug|ago|aoû|sep|set|oct|okt|out|nov|dec|dez|dic|déc)\p{L}{0,7}\.? (?:19|20)\d{3}(?!\d)/giu;

const nameOf = ({ title, at, path }: DatedEntry): Place => ({ text: title || at, path: `${path}.start` });

/** A day that no calendar has: "31.02.1990", "1990-06-31". */
const NO_DAY =
  /(?<![\d.])(?:30[./-]0?2|31[./-](?:0?[2469]|11))[./-](?:19|20)\d\d(?!\d)|(?<![\d-])(?:19|20)\d\d-(?:02-3[01]|(?:04|06|09|11)-31)(?!\d)/gu;

/** In years: nobody is at one school for so long, however slowly they study. */
const longestStudy = 15;
const isEndless = ({ section, start, end, current }: DatedEntry, input: EvaluationInput): boolean =>
  section === 'education' &&
  start !== '' &&
  !current &&
  Number(end.slice(0, 4)) - Number(start.slice(0, 4)) >= longestStudy &&
  areYearsTogether([start, end], input);

/** All roles of a resume, if they are of several employers and began and ended in the very same months: those of one were copied. */
function twins(roles: readonly DatedEntry[], input: EvaluationInput): Place[] {
  const [first] = roles;
  const isCopied =
    first !== undefined &&
    roles.length > 1 &&
    new Set(roles.map(({ at }) => folded(at))).size === roles.length &&
    hasMonth(first.start) &&
    hasMonth(first.end) &&
    roles.every(({ start, end, current }) => !current && start === first.start && end === first.end) &&
    (input.origin === 'ours' ||
      linesOf(input).filter((line) => line.includes(first.start.slice(0, 4)) && line.includes(first.end.slice(0, 4)))
        .length >= roles.length);
  return isCopied ? roles.map(nameOf) : [];
}

export const tim01 = resumeCheck({
  id: 'TIM-01',
  category: 'timeline',
  severity: 'critical',
  grade: 'convention',
  sources: [sources.resumeData],
  run: ({ dated, experience, input }) => {
    const last = Number(input.asOf.slice(0, 4)) + ahead;
    const impossible = dated.flatMap(({ path, start, end, current }) =>
      [
        { text: start, path: `${path}.start` },
        { text: current ? '' : end, path: `${path}.end` },
      ].filter(({ text }) => {
        const month = monthOf(text, 'start');
        return month !== null && (month < 12 * first || month >= 12 * (last + 1)) && areYearsTogether([text], input);
      }),
    );
    // Roles without any date say nothing of when anything was, which is no better than dates that cannot be read.
    const roles = dated.filter(({ section }) => section === 'experience');
    const undated = roles.every(({ start, end }) => !start && !end) ? roles : [];
    const unread = [...(input.unreadDates ?? []), ...impossible];
    // Of a file, the dates may have been overlooked.
    // A digit too many is a slip, which a reader sees and understands.
    const mistyped = linesOf(input).flatMap((line) => [...line.matchAll(MISTYPED)].map(([text]) => ({ text })));
    const odd = [
      ...dated
        .filter((one) => isEndless(one, input))
        .map(({ path, start, end }) => ({ text: `${start} – ${end}`, path: `${path}.start` })),
      ...twins(roles, input),
      ...linesOf(input).flatMap((line) => [...line.matchAll(NO_DAY)].map(([text]) => ({ text }))),
    ];
    if (unread.length === 0 && undated.length === 0 && odd.length > 0) return warn(odd, { count: odd.length });
    if (unread.length === 0 && undated.length === 0 && mistyped.length > 0)
      return warn(mistyped, { count: mistyped.length });
    if (unread.length === 0 && input.origin === 'uploaded' && undated.length > 0) {
      if (experience.some(({ isDoubtful, title }) => isDoubtful || hasYearNear(title, input))) return skip('not-read');
      return warn(undated.map(nameOf), { count: undated.length });
    }
    return failAt([...undated.map(nameOf), ...unread]);
  },
});
