import { lacks, pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { opensInPresent } from '../text/verbs.ts';

export const wri05 = resumeCheck({
  id: 'WRI-05',
  category: 'writing',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  languages: ['en'],
  run: ({ statements, experience }) => {
    // A role without an end may go on.
    const past = experience.filter(({ current, end }) => !current && end).flatMap(({ bullets }) => bullets);
    if (statements.length === 0) return lacks('IMP-01');
    if (past.length === 0) return skip('nothing-to-check');
    const places = past.filter(({ text }) => opensInPresent(text));
    return places.length === 0 ? pass : warn(places, { count: places.length });
  },
});
