import { letterCheck, pass, warn } from '../check.ts';
import { sources } from '../sources.ts';

export const cl13 = letterCheck({
  id: 'CL-13',
  category: 'format',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.letterGuide],
  needs: ['pages'],
  run: ({ input: { pages = [] } }) => {
    const [, second] = pages;
    return second
      ? warn([{ text: second.runs[0]?.text ?? '', path: second.runs[0]?.path ?? '', page: 1 }], { count: pages.length })
      : pass;
  },
});
