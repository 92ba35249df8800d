import type { GrammarLinter } from './linter.ts';
import type { GrammarNote } from './notes.ts';

/** What a linter finds in each text. */
export function checkTexts(
  texts: readonly string[],
  { check }: GrammarLinter,
  onProgress: (done: number) => void = () => {},
): Record<string, GrammarNote[]> {
  return Object.fromEntries(
    texts.map((text, index) => {
      onProgress(index / texts.length);
      return [text, check(text)];
    }),
  );
}
