import { failInPart, pass, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { latestYearOf, longAgo } from '../text/latest-year.ts';

/** After so many years more, nothing is kept. */
const span = 5;

export const tim10 = resumeCheck({
  id: 'TIM-10',
  category: 'timeline',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ dated, experience, input }) => {
    // Without roles, that is STR-01's; of a file, its lines say when it ends, however they were read.
    if (experience.length === 0 && input.origin === 'ours') return skip('nothing-to-check');
    const latest = latestYearOf(dated, input);
    if (latest === null) return skip('nothing-to-check');
    const years = Number(input.asOf.slice(0, 4)) - latest.year;
    if (years < longAgo) return pass;
    return failInPart(Math.max(0, 1 - (years - longAgo + 1) / span), [{ text: latest.text }], {
      year: String(latest.year),
      years,
    });
  },
});
