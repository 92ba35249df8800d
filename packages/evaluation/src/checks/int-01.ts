import { failAt, resumeCheck, skip, warnAt } from '../check.ts';
import { isHeadingLine } from '../resume/entry-in-file.ts';
import { sources } from '../sources.ts';
import { hiddenRuns, readableRuns } from '../pages/hidden.ts';
import type { PlacedRun } from '../pages/pages.ts';
import { countWords } from '../text/words.ts';

const fewest = 3;
/** Of the height of a page, where bars that a printer repeats cover what is below them; more words than these are no accident. */
const edge = 0.08;
const mostAtEdge = 30;

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
    const places = words < fewest ? [] : hidden.map(({ text, path, page }) => ({ text, path, page }));
    const isAtEdge = ({ invisible, box, page }: PlacedRun) => {
      const height = pages[page]?.height ?? 0;
      return invisible && (box.y + box.height < edge * height || box.y > (1 - edge) * height);
    };
    return hidden.every(isAtEdge) && words <= mostAtEdge ? warnAt(places) : failAt(places);
  },
});
