import { letterCheck, pass, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { folded, lowerWords } from '../text/words.ts';

/** The beginning that the forms of a word share: "Entwickler", "Entwicklerin". */
const stem = (word: string): string => (word.length > 5 ? word.slice(0, Math.max(5, word.length - 3)) : word);
const stems = (text: string): string[] =>
  lowerWords(folded(text))
    .filter((word) => word.length > 2)
    .map(stem);

export const cl04 = letterCheck({
  id: 'CL-04',
  category: 'content',
  severity: 'major',
  grade: 'convention',
  sources: [sources.letterGuide],
  run: ({ posting, letter: { jobTitle }, view: { subject }, paragraphs }) => {
    const position = stems(jobTitle.trim() || (posting?.jobTitle ?? ''));
    if (position.length === 0) return skip('no-posting');
    const opening = new Set(stems([subject.text, paragraphs[0]?.text ?? ''].join(' ')));
    const found = position.filter((word) => opening.has(word)).length;
    return found * 2 >= position.length
      ? pass
      : warn([{ text: paragraphs[0]?.text ?? '', path: paragraphs[0]?.path ?? 'paragraphs' }]);
  },
});
