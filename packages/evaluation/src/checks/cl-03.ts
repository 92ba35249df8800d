import { leastInLanguage, letterLength, letterWords } from '@vitae/domain';
import { fail, letterCheck, pass, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { amountOf } from '../text/amount.ts';
import { countWords, comparesWords } from '../text/words.ts';

const { shortest: least } = letterWords;
/** Beyond these, it is another kind of text. */
const [far, farther] = [100, 600];

export const cl03 = letterCheck({
  id: 'CL-03',
  category: 'content',
  severity: 'major',
  grade: 'convention',
  sources: [sources.letterGuide],
  run: ({ body, paragraphs, language }) => {
    const amount = amountOf([body]);
    const [first] = paragraphs;
    const place = { text: first?.text ?? '', path: first?.path ?? 'paragraphs' };
    /** Of a letter that says hardly anything, the rest counts for what it says. */
    const failShort = (count: number) => {
      const share = Math.min(1, amount / least);
      return { ...fail([place], { count, coveragePercent: Math.floor(100 * share) }), coverage: share };
    };
    // Where words cannot be compared with the limits, only what is hardly a letter is judged.
    if (!comparesWords(language)) return amount < least / 2 ? failShort(amount) : skip('language');
    const count = countWords(body);
    const length = letterLength(count, language);
    if (length === 'good') return pass;
    if (length === 'long') return (count > farther ? fail : warn)([place], { count });
    return count < leastInLanguage(far, language) ? failShort(count) : warn([place], { count });
  },
});
