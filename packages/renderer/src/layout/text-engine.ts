import layoutEngine, { scriptItemizer, textDecoration, type AttributedString } from '@react-pdf/textkit';
import { wordPreservingLinebreaker } from './break-words.ts';
import type { Surroundings } from './lay-out-line.ts';
import { isComplex, layOutComplexText } from './complex-text.ts';

export type TextEngine = ReturnType<typeof layoutEngine>;

/** textkit's engine with our line breaking; every run keeps the one font it was given, which covers its text. */
const simpleText: TextEngine = layoutEngine({
  bidi: () => levelZero,
  linebreaker: wordPreservingLinebreaker,
  // Lines are ragged: their spaces neither shrink nor stretch.
  justification: () => (line) => line,
  textDecoration,
  scriptItemizer,
  wordHyphenation: () => (word) => (word ? [word] : []),
  fontSubstitution: () => ownFonts,
});

/** Lays out text in lines: simple left-to-right scripts by textkit, everything else by itself. */
export const textEngine =
  (around: Surroundings): TextEngine =>
  (text, container, options) =>
    isComplex(text) ? layOutComplexText(text, container, around) : simpleText(text, container, options);

function ownFonts({ string, runs }: AttributedString): AttributedString {
  return {
    string,
    runs: runs.map(({ start, end, attributes }) => {
      const font = attributes.font?.[0];
      const { features } = attributes;
      // Copied, since fontkit modifies its input.
      const own = features && { features: Array.isArray(features) ? [...features] : { ...features } };
      return {
        start,
        end,
        attributes: {
          font: font ? [font] : [],
          scale: (attributes.fontSize ?? 12) / (font?.unitsPerEm ?? 1000),
          ...own,
        },
      };
    }),
  };
}

/** The result of the bidirectional algorithm for text that runs one way. */
const levelZero = ({ string }: AttributedString): AttributedString => ({
  string,
  runs: string ? [{ start: 0, end: string.length, attributes: { bidiLevel: 0 } }] : [],
});
