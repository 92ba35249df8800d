import { lacks, letterCheck, pass, warn } from '../check.ts';
import { sources } from '../sources.ts';

const least = 3;
const most = 5;

export const cl10 = letterCheck({
  id: 'CL-10',
  category: 'content',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.letterGuide],
  run: ({ paragraphs }) => {
    const count = paragraphs.length;
    if (count === 0) return lacks('CL-03');
    return count >= least && count <= most ? pass : warn(paragraphs.slice(0, 1), { count });
  },
});
