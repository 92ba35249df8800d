import { letterCheck, pass, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { gramsIn, sharedPart } from '../text/words.ts';

const size = 5;
const most = 0.3;

export const cl06 = letterCheck({
  id: 'CL-06',
  category: 'content',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.letterGuide],
  needs: ['resume'],
  run: ({ resume, paragraphs, body }) => {
    const ofResume = new Set((resume?.texts ?? []).flatMap(({ text }) => [...gramsIn(text, size)]));
    const grams = gramsIn(body, size);
    if (grams.size === 0) return skip('nothing-to-check');
    const share = sharedPart(grams, ofResume);
    if (share <= most) return pass;
    const repeated = paragraphs.filter(({ text }) => sharedPart(gramsIn(text, size), ofResume) > most);
    return warn(repeated, { percent: Math.round(100 * share) });
  },
});
