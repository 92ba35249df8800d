import { fail, letterCheck, pass, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { countWords, hasWords } from '../text/words.ts';

const least = 200;
const most = 400;
/** Beyond these, it is another kind of text. */
const [far, farther] = [100, 600];

export const cl03 = letterCheck({
  id: 'CL-03',
  category: 'content',
  severity: 'major',
  grade: 'convention',
  sources: [sources.letterGuide],
  run: ({ body, paragraphs, language }) => {
    if (!hasWords(language)) return skip('language');
    const count = countWords(body);
    if (count >= least && count <= most) return pass;
    const place = { text: paragraphs[0]?.text ?? '', path: paragraphs[0]?.path ?? 'paragraphs' };
    return (count < far || count > farther ? fail : warn)([place], { count });
  },
});
