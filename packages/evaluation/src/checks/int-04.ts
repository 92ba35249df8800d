import { fail, pass, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { gramsIn, sharedPart } from '../text/words.ts';

const size = 8;
const most = 0.3;

export const int04 = resumeCheck({
  id: 'INT-04',
  category: 'integrity',
  severity: 'integrity',
  penalty: 25,
  grade: 'convention',
  sources: [sources.careerGuide],
  needs: ['posting'],
  run: ({ texts, input: { posting = '' } }) => {
    const ofPosting = gramsIn(posting, size);
    if (ofPosting.size === 0) return skip('nothing-to-check');
    // A whole posting within a long resume is a small part of it.
    const copied = texts.filter(({ text }) => {
      const grams = gramsIn(text, size);
      return grams.size > 0 && sharedPart(grams, ofPosting) > most;
    });
    const grams = new Set(texts.flatMap(({ text }) => [...gramsIn(text, size)]));
    const share = Math.max(sharedPart(grams, ofPosting), sharedPart(ofPosting, grams));
    return share <= most ? pass : fail(copied, { percent: Math.round(100 * share) });
  },
});
