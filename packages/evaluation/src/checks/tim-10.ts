import { failInPart, pass, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { latestYearOf, latestYearSaid, longAgo } from '../text/latest-year.ts';

/** After so many years more, nothing is kept. */
const span = 5;
/** The same where something goes on: many stay with one employer for long, and then less is new. */
const [longAgoInOneJob, spanInOneJob] = [12, 10];
/** In years: nobody works for longer, so what is older was read as something else. */
const mostToWork = 60;
/** In years: a study that is said to go on for longer ended long ago. */
const longestStudy = 8;

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
    const said = latest === null ? latestYearSaid(dated, input) : null;
    const now = Number(input.asOf.slice(0, 4));
    if (said !== null && experience.length > 0) {
      // Somebody may stay for years; but who tells of nothing that came since, or is still at a first degree, wrote it then.
      const isStudying = dated.some(
        ({ section, current, start }) =>
          section === 'education' && current && /^\d{4}/u.test(start) && now - Number(start.slice(0, 4)) > longestStudy,
      );
      const since = now - said.year;
      const limit = isStudying ? longAgo : longAgoInOneJob;
      if (since >= limit && since <= mostToWork)
        return failInPart(Math.max(0, 1 - (since - limit + 1) / spanInOneJob), [{ text: said.text }], {
          year: String(said.year),
          years: since,
        });
    }
    if (latest === null) return skip('nothing-to-check');
    const years = now - latest.year;
    if (years < longAgo) return pass;
    return failInPart(Math.max(0, 1 - (years - longAgo + 1) / span), [{ text: latest.text }], {
      year: String(latest.year),
      years,
    });
  },
});
