import { resumeCheck, skip, warnAt } from '../check.ts';
import { sources } from '../sources.ts';
import { runsOn } from '../pages/pages.ts';

/** Of the font size: from there on, readers of text take letters for words. 1.5 points at 11 was seen to split. */
const most = 0.12;
const SPLIT = /^(?:\p{L} ){4,}\p{L}$/u;
/** Scripts without spaces between words: programs leave those between the letters out, and titles usually have them. */
const WITHOUT_SPACES = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

export const ats07 = resumeCheck({
  id: 'ATS-07',
  category: 'machine-readable',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.accessiblePdf],
  needs: ['pages'],
  run: ({ input: { pages, extraction } }) => {
    const headings = runsOn(pages).filter(({ role, text }) => role === 'heading' && !WITHOUT_SPACES.test(text));
    const split = (extraction?.text ?? '')
      .split('\n')
      .filter((line) => SPLIT.test(line.trim()) && !WITHOUT_SPACES.test(line));
    if (headings.length === 0 && split.length === 0) return skip('nothing-to-check');
    return warnAt([
      ...headings
        .filter(({ letterSpacing, size }) => letterSpacing > most * size)
        .map(({ text, path, page }) => ({ text, path, page })),
      ...split.map((text) => ({ text: text.trim() })),
    ]);
  },
});
