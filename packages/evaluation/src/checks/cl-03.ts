import { fail, letterCheck, pass, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { amountOf } from '../text/amount.ts';
import { countWords, comparesWords } from '../text/words.ts';

const least = 150;
const most = 420;
/** Beyond these, it is another kind of text. */
const [far, farther] = [100, 600];
/** German says in one word what takes English several. */
const ofGerman = 0.7;

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
      return { ...fail([place], { count, percentTold: Math.floor(100 * share) }), told: share };
    };
    // Where words cannot be compared with the limits, only what is hardly a letter is judged.
    if (!comparesWords(language)) return amount < least / 2 ? failShort(amount) : skip('language');
    const count = countWords(body);
    const size = language === 'de' ? ofGerman : 1;
    if (count >= least * size && count <= most) return pass;
    if (count > most) return (count > farther ? fail : warn)([place], { count });
    return count < far * size ? failShort(count) : warn([place], { count });
  },
});
