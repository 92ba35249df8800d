/** Characters without width between Latin letters: elsewhere they shape a script or an emoji. */
const WITHOUT_WIDTH = /(?<!\p{Script=Latin})\p{Script=Latin}+[\u200B-\u200D\u2060\uFEFF]+\p{Script=Latin}+/gu;
/** Words of Latin letters with a letter of another script that looks like one. */
const MIXED = /[\p{L}]+/gu;
const CYRILLIC = /[АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁ]/u;
const GREEK = /[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρ]/u;
const LATIN = /\p{Script=Latin}/gu;

/** Latin letters and, level with them, the Cyrillic ones that look like them. */
const LOOKALIKES = ['ABESIJKMHOPCTYXaesijopcyxh', 'АВЕЅІЈКМНОРСТУХаеѕіјорсухһ'] as const;
/** In so many words a letter is that of the font: who disguises a few words leaves others as they are. */
const OF_FONT = 10;

/**
 * The Latin letters that stand for their Cyrillic twin wherever that is due: some fonts of LaTeX have the letter of one
 * alphabet in the place of the other's, which is no trick of the writer's.
 */
export const lettersOfFont = (texts: readonly string[]): Set<string> => {
  const all = texts.join(' ');
  const words = [...all.matchAll(MIXED)]
    .map(([word]) => word)
    .filter((word) => 2 * (word.match(/\p{Script=Cyrillic}/gu)?.length ?? 0) > word.length);
  const [latin, cyrillic] = LOOKALIKES;
  return new Set(
    Array.from(latin).filter(
      (letter, at) =>
        !all.includes(cyrillic.charAt(at)) && words.filter((word) => word.includes(letter)).length >= OF_FONT,
    ),
  );
};

/** Words that look like others to a person, and are different to a program; `ofFont` are letters that the font has for others. */
export const disguisedIn = (text: string, ofFont: ReadonlySet<string> = new Set()): string[] => [
  ...[...text.matchAll(WITHOUT_WIDTH)].map(([word]) => word),
  ...[...text.matchAll(MIXED)]
    .map(([word]) => word)
    // One letter beside a Greek one is a unit or a formula.
    .filter(
      (word) =>
        (CYRILLIC.test(word) || GREEK.test(word)) &&
        (word.match(LATIN) ?? []).filter((letter) => !ofFont.has(letter)).length >= 2,
    ),
];
