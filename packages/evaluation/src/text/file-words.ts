import { hiddenRuns, visibleRuns } from '../pages/hidden.ts';
import type { ResumeFacts } from '../resume/resume-facts.ts';
import { countSpaced } from './words.ts';

/** The words of a resume as a person counts them: of a file, all that stand in it and can be seen. */
export function fileWords({
  texts,
  input: { origin, lines = [], pages = [] },
}: Pick<ResumeFacts, 'texts' | 'input'>): number {
  const wordsOf = (some: readonly string[]) => some.reduce((total, text) => total + countSpaced(text), 0);
  if (origin === 'ours' || lines.length === 0) return wordsOf(texts.map(({ text }) => text));
  const isHiding = hiddenRuns(pages).length > 0;
  return wordsOf(isHiding ? visibleRuns(pages).map(({ text }) => text) : lines);
}
