import { failAt, resumeCheck, skip, warn, type Place } from '../check.ts';
import { sources } from '../sources.ts';
import { monthOf } from '../resume/months.ts';
import type { DatedEntry } from '../resume/resume-facts.ts';
import { hasYearNear, linesOf } from '../text/lines.ts';
import { areYearsTogether } from '../text/said-in-lines.ts';

/** Years before which nobody who applies today has worked or studied, and how far ahead a resume looks. */
const first = 1930;
const ahead = 10;

/** A month and five digits: "May 20008". A postal code has no month before it. */
const MISTYPED =
  /(?<!\p{L})(?:jan|feb|fev|fév|mar|mär|apr|abr|avr|may|mai|jun|juin|jul|juil|aug|ago|aoû|sep|set|oct|okt|out|nov|dec|dez|dic|déc)\p{L}{0,7}\.? (?:19|20)\d{3}(?!\d)/giu;

const nameOf = ({ title, at, path }: DatedEntry): Place => ({ text: title || at, path: `${path}.start` });

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
    if (unread.length === 0 && undated.length === 0 && mistyped.length > 0)
      return warn(mistyped, { count: mistyped.length });
    if (unread.length === 0 && input.origin === 'uploaded' && undated.length > 0) {
      if (experience.some(({ isDoubtful, title }) => isDoubtful || hasYearNear(title, input))) return skip('not-read');
      return warn(undated.map(nameOf), { count: undated.length });
    }
    return failAt([...undated.map(nameOf), ...unread]);
  },
});
