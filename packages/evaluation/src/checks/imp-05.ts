import { lacks, resumeCheck, skip, warnAt } from '../check.ts';
import { sources } from '../sources.ts';
import { hasTopic, openerOf } from '../text/verbs.ts';

const most = 2;
/** Bullets per time that a word may be repeated, so that long resumes may repeat more. */
const each = 10;

/** What names a thing begins so, and no bullet of what somebody did. */
const ARTICLE = /^(?:an?|the)$/u;

export const imp05 = resumeCheck({
  id: 'IMP-05',
  category: 'impact',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  languages: ['en'],
  run: ({ bullets, statements }) => {
    if (statements.length === 0) return lacks('IMP-01');
    if (bullets.length === 0) return skip('nothing-to-check');
    // Bullets that begin with a topic each begin with different words.
    const byOpener = Map.groupBy(
      bullets.filter(({ text }) => !hasTopic(text)),
      ({ text }) => openerOf(text),
    );
    return warnAt(
      [...byOpener].flatMap(([opener, same]) =>
        opener && !ARTICLE.test(opener) && same.length > Math.max(most, Math.ceil(bullets.length / each)) ? same : [],
      ),
    );
  },
});
