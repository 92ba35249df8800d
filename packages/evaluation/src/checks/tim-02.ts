import { failAt, lacks, resumeCheck } from '../check.ts';
import { sources } from '../sources.ts';
import { monthOf } from '../resume/months.ts';
import { areYearsTogether } from '../text/said-in-lines.ts';

export const tim02 = resumeCheck({
  id: 'TIM-02',
  category: 'timeline',
  severity: 'critical',
  grade: 'convention',
  sources: [sources.resumeData],
  run: ({ dated, experience, input }) => {
    if (experience.length > 0 && experience.every(({ start, end }) => !start && !end)) return lacks('TIM-01');
    const now = monthOf(input.asOf.slice(0, 7), 'start') ?? Infinity;
    return failAt(
      dated.flatMap(({ path, section, start, end, current }) => {
        const from = monthOf(start, 'start');
        const to = current ? null : monthOf(end, 'end');
        if (from === null) return [];
        if (!areYearsTogether([start, ...(current ? [] : [end])], input)) return [];
        if (to !== null && to < from) return [{ text: `${start} – ${end}`, path: `${path}.start` }];
        // A place at a school may be certain before the course begins.
        return from > now && section !== 'education' ? [{ text: start, path: `${path}.start` }] : [];
      }),
    );
  },
});
