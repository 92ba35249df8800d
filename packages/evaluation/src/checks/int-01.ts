import { failAt, resumeCheck, skip } from '../check.ts';
import { isHeadingLine } from '../resume/entry-in-file.ts';
import { sources } from '../sources.ts';
import { hiddenRuns, readableRuns } from '../pages/hidden.ts';
import { countWords } from '../text/words.ts';

const fewest = 3;

export const int01 = resumeCheck({
  id: 'INT-01',
  category: 'integrity',
  severity: 'integrity',
  penalty: 30,
  grade: 'convention',
  sources: [sources.careerGuide],
  needs: ['pages'],
  run: ({ input: { pages = [] } }) => {
    if (readableRuns(pages).length === 0) return skip('nothing-to-check');
    // A heading that a program drew beside its page, and the anchor of a link, gain nothing: a trick has terms.
    const hidden = hiddenRuns(pages).filter(({ text }) => !isHeadingLine(text));
    const words = hidden.reduce((sum, { text }) => sum + countWords(text), 0);
    return failAt(words < fewest ? [] : hidden.map(({ text, path, page }) => ({ text, path, page })));
  },
});
