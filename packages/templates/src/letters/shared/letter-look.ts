import { lookOf, type Look } from '../../shared/look.ts';
import { View } from '../../shared/primitives.ts';
import type { Tokens } from '../../shared/tokens.ts';

/** The look of a letter: an empty line between paragraphs and larger gaps between its parts. */
export function letterLook(tokens: Tokens, hooks: (base: Look) => Partial<Look> = () => ({})): Look {
  // A letter has no sections, so its heading is never drawn.
  return lookOf(
    tokens,
    () => View({}),
    (base) => {
      const { line, text } = base;
      // A tiny amount of letter spacing: the line breaker narrows spaces to fill a line, and programs that read the
      // file do not see a narrow space of a narrow face.
      const letterSpacing = tokens.fontSize * 0.015;
      const spaced = {
        ...base,
        text: { ...text, body: { ...text.body, letterSpacing }, title: { ...text.title, letterSpacing } },
        gap: {
          section: line * 1.7 * tokens.spacing,
          entry: line * 0.85 * tokens.spacing,
          block: line * 0.3 * tokens.spacing,
        },
      };
      return { ...spaced, ...hooks(spaced) };
    },
  );
}
