const LIBERTINE = /lin(?:libertine|biolinum)/iu;
/** The small capitals from a to z. */
const LIBERTINE_SMALL = { from: 0xe0_51, to: 0xe0_6a };
const LIBERTINE_LIGATURES: Readonly<Record<string, string>> = { '\uE039': 'ft', '\uE03C': 'tt' };
/** Adobe's codes of small capitals and old-style figures; those of accented letters run as in Latin-1. */
const ADOBE = [
  { from: 0xf7_30, to: 0xf7_39, as: 0x30 },
  { from: 0xf7_61, to: 0xf7_7a, as: 0x61 },
  { from: 0xf7_e0, to: 0xf7_f6, as: 0xe0 },
  { from: 0xf7_f8, to: 0xf7_fe, as: 0xf8 },
];
const PRIVATE = /[\uE000-\uF8FF]/gu;

/** Text whose small capitals, old-style figures and ligatures have codes of private use, with the letters that they are. */
export const withPrivateLetters = (text: string, font: string): string =>
  text.replace(PRIVATE, (drawn) => letterOf(drawn, LIBERTINE.test(font)) ?? drawn);

const letterOf = (drawn: string, isLibertine: boolean): string | undefined => {
  const code = drawn.codePointAt(0) ?? 0;
  if (isLibertine && code >= LIBERTINE_SMALL.from && code <= LIBERTINE_SMALL.to)
    return String.fromCodePoint(code - LIBERTINE_SMALL.from + 0x61);
  const range = ADOBE.find(({ from, to }) => code >= from && code <= to);
  if (range) return String.fromCodePoint(code - range.from + range.as);
  return isLibertine ? LIBERTINE_LIGATURES[drawn] : undefined;
};
