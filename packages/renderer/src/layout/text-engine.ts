import layoutEngine, { bidi, justification, scriptItemizer, textDecoration, type AttributedString } from '@react-pdf/textkit';
import { wordPreservingLinebreaker } from './break-words.ts';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]|[\ud802-\ud83b]/;

export type TextEngine = ReturnType<typeof layoutEngine>;

/** textkit's engine with our line breaking; every run keeps the one font it was given, which covers its text. */
export const textEngine: TextEngine = layoutEngine({
  bidi: () => (attributedString) => (isLeftToRight(attributedString) ? levelZero(attributedString) : bidi()(attributedString)),
  linebreaker: wordPreservingLinebreaker,
  justification,
  textDecoration,
  scriptItemizer,
  wordHyphenation: () => (word) => (word ? [word] : []),
  fontSubstitution: () => ownFonts,
});

function ownFonts({ string, runs }: AttributedString): AttributedString {
  return {
    string,
    runs: runs.map(({ start, end, attributes }) => {
      const font = attributes.font?.[0];
      return { start, end, attributes: { font: font ? [font] : [], scale: (attributes.fontSize ?? 12) / (font?.unitsPerEm ?? 1000) } };
    }),
  };
}

const isLeftToRight = ({ string, runs }: AttributedString) => runs[0]?.attributes.direction !== 'rtl' && !RIGHT_TO_LEFT.test(string);

/** What the bidirectional algorithm says of text that runs one way. */
const levelZero = ({ string }: AttributedString): AttributedString => ({
  string,
  runs: string ? [{ start: 0, end: string.length, attributes: { bidiLevel: 0 } }] : [],
});
