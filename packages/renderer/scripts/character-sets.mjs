// Characters by block, and those of East Asia by the national standards, which list common ones first: every
// TextDecoder has their tables.

/** The characters of ranges of code points. */
export const blocks = (...ranges) =>
  ranges
    .flatMap(([first, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');

function decoded(label, leads, trails) {
  const decoder = new TextDecoder(label);
  const found = new Set();
  for (let lead = leads[0]; lead <= leads[1]; lead += 1) {
    for (let trail = trails[0]; trail <= trails[1]; trail += 1) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if ([...character].length === 1 && /[\p{Script=Han}\p{Script=Hangul}]/u.test(character)) found.add(character);
    }
  }
  return [...found].join('');
}

const without = (characters, ...others) =>
  [...characters].filter((character) => !others.some((other) => other.includes(character))).join('');

/** GB 2312: 3,755 characters of level 1, 3,008 of level 2. */
export const chineseByStandard = {
  common: decoded('gbk', [0xb0, 0xd7], [0xa1, 0xfe]),
  other: decoded('gbk', [0xd8, 0xf7], [0xa1, 0xfe]),
};

/** Big5: 5,401 common characters and all the others. */
export const taiwaneseByStandard = {
  common: decoded('big5', [0xa4, 0xc6], [0x40, 0xfe]),
  other: decoded('big5', [0xc9, 0xf9], [0x40, 0xfe]),
};

/** JIS X 0208: 2,965 characters of level 1, 3,390 of level 2. */
export const japaneseByStandard = {
  common: `々〆〇${decoded('euc-jp', [0xb0, 0xcf], [0xa1, 0xfe])}`,
  other: decoded('euc-jp', [0xd0, 0xf4], [0xa1, 0xfe]),
};

const syllables = decoded('euc-kr', [0xb0, 0xc8], [0xa1, 0xfe]);
/** KS X 1001: 2,350 syllables; and all others that Hangul can form. */
export const koreanByStandard = { common: syllables, other: without(blocks([0xac00, 0xd7a3]), syllables) };

/**
 * The characters of the block of unified characters that GB 2312 lacks, for names; cut by code point, since no table
 * says how common they are.
 */
export const rareHan = [
  [0x4e00, 0x62ff],
  [0x6300, 0x77ff],
  [0x7800, 0x8bff],
  [0x8c00, 0x9fff],
].map((range) => without(blocks(range), chineseByStandard.common, chineseByStandard.other));
