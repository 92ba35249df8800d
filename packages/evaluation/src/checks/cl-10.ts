import { lacks, letterCheck, pass, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { countWords } from '../text/words.ts';

const least = 3;
const most = 5;
/** Words of a heading within a letter. */
const mostInHeading = 5;

export const cl10 = letterCheck({
  id: 'CL-10',
  category: 'content',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.letterGuide],
  run: ({ paragraphs }) => {
    if (paragraphs.length === 0) return lacks('CL-03');
    // A line without a sentence over a paragraph is its heading: "About me".
    const count = paragraphs.filter(
      ({ text }, at) =>
        /[.!?:…。]["”»“]?$/u.test(text.trim()) || countWords(text) > mostInHeading || at === paragraphs.length - 1,
    ).length;
    return count >= least && count <= most ? pass : warn(paragraphs.slice(0, 1), { count });
  },
});
