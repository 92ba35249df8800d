import { fail, pass, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { copiedFrom, mostCopied } from '../text/copied.ts';

export const int04 = resumeCheck({
  id: 'INT-04',
  category: 'integrity',
  severity: 'integrity',
  penalty: 25,
  grade: 'convention',
  sources: [sources.careerGuide],
  needs: ['posting'],
  run: ({ texts, input: { posting = '' } }) => {
    const copied = copiedFrom(posting, texts);
    if (copied === null) return skip('nothing-to-check');
    const { passages, share } = copied;
    return share <= mostCopied ? pass : fail(passages, { percent: Math.round(100 * share) });
  },
});
