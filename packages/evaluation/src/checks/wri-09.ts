import { lacks, pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { sentencesIn } from '../text/words.ts';

/** A single slip is hardly seen. */
const slips = 1;
const ABBREVIATION = /(?:^|[\s(])(?:etc|inc|ltd|co|corp|approx|jr|sr|usw|bzw|\p{L})\.$/iu;

export const wri09 = resumeCheck({
  id: 'WRI-09',
  category: 'writing',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ bullets, statements }) => {
    if (statements.length === 0) return lacks('IMP-01');
    // A bullet of two sentences needs its full stop, and a short one may end in an abbreviation.
    const single = bullets.filter(({ text }) => sentencesIn(text).length === 1 && !ABBREVIATION.test(text));
    if (single.length < 4) return skip('nothing-to-check');
    const stopped = single.filter(({ text }) => /[.。؟!?।]$/u.test(text.trim()));
    const open = single.filter(({ text }) => !/[.。؟!?।;]$/u.test(text.trim()));
    const fewer = stopped.length < open.length ? stopped : open;
    return fewer.length <= slips || fewer.length * 10 < single.length ? pass : warn(fewer, { count: fewer.length });
  },
});
