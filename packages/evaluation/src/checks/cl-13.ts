import { letterCheck, pass, warn } from '../check.ts';
import { sources } from '../sources.ts';

/** What only a letter has; the sender and the recipient stand on a cover, too. */
const OF_LETTER = /^(?:opening|paragraphs|closing)\b/u;

export const cl13 = letterCheck({
  id: 'CL-13',
  category: 'format',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.letterGuide],
  needs: ['pages'],
  run: ({ input: { pages = [], origin } }) => {
    // A folder has a cover and a resume around the letter, which goes from its first field to its last.
    const own = pages.flatMap(({ runs }, page) => (runs.some(({ path }) => OF_LETTER.test(path)) ? [page] : []));
    const [first, last] =
      origin === 'uploaded' && own.length > 0 ? [own[0] ?? 0, own.at(-1) ?? 0] : [0, pages.length - 1];
    const [run] = pages[first + 1]?.runs ?? [];
    return last > first
      ? warn([{ text: run?.text ?? '', path: run?.path ?? '', page: first + 1 }], { count: last - first + 1 })
      : pass;
  },
});
