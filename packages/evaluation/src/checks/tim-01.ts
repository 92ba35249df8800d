import { failAt, resumeCheck } from '../check.ts';
import { sources } from '../sources.ts';
import { monthOf } from '../resume/months.ts';

/** Years before which nobody who applies today has worked or studied, and how far ahead a resume looks. */
const first = 1930;
const ahead = 10;

export const tim01 = resumeCheck({
  id: 'TIM-01',
  category: 'timeline',
  severity: 'critical',
  grade: 'convention',
  sources: [sources.resumeData],
  run: ({ dated, input }) => {
    const last = Number(input.asOf.slice(0, 4)) + ahead;
    const impossible = dated.flatMap(({ path, start, end, current }) =>
      [
        { text: start, path: `${path}.start` },
        { text: current ? '' : end, path: `${path}.end` },
      ].filter(({ text }) => {
        const month = monthOf(text, 'start');
        return month !== null && (month < 12 * first || month >= 12 * (last + 1));
      }),
    );
    return failAt([...(input.unreadDates ?? []), ...impossible]);
  },
});
