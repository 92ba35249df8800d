import { fail, letterCheck, pass, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
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
    if (!comparesWords(language)) return skip('language');
    const count = countWords(body);
    const size = language === 'de' ? ofGerman : 1;
    if (count >= least * size && count <= most) return pass;
    const place = { text: paragraphs[0]?.text ?? '', path: paragraphs[0]?.path ?? 'paragraphs' };
    return (count < far * size || count > farther ? fail : warn)([place], { count });
  },
});
