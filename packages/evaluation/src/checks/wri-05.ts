import { lacks, pass, resumeCheck, skip, warn } from '../check.ts';
import { monthOf } from '../resume/months.ts';
import { sources } from '../sources.ts';
import { linesOf } from '../text/lines.ts';
import { opensInPresent } from '../text/verbs.ts';

/** A year with a sign for what follows: "Freelance design / 2013+". */
const OPEN = /(?<![\d.,])(?:19|20)\d\d ?\+(?![\d ])|(?<![\d.,])(?:19|20)\d\d ?\+$/u;

export const wri05 = resumeCheck({
  id: 'WRI-05',
  category: 'writing',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  languages: ['en'],
  run: ({ statements, experience, input }) => {
    const now = monthOf(input.asOf.slice(0, 7), 'start') ?? 0;
    // A role without an end may go on, and one that ends later than today does.
    const past = experience
      .filter(({ current, end, isDoubtful }) => !isDoubtful && !current && end && (monthOf(end, 'end') ?? 0) < now)
      .flatMap(({ bullets }) => bullets);
    if (statements.length === 0) return lacks('IMP-01');
    if (past.length === 0) return skip('nothing-to-check');
    // "2013+" goes on, and whichever role it belongs to, what it tells is of today.
    if (input.origin === 'uploaded' && linesOf(input).some((line) => OPEN.test(line))) return skip('not-read');
    const places = past.filter(({ text }) => opensInPresent(text));
    return places.length === 0 ? pass : warn(places, { count: places.length });
  },
});
