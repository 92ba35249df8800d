/** Characters without width between Latin letters: elsewhere they shape a script or an emoji. */
const WITHOUT_WIDTH = /\p{Script=Latin}+[\u200B-\u200D\u2060\uFEFF]+\p{Script=Latin}+/gu;
/** Words of Latin letters with a letter of another script that looks like one. */
const MIXED = /[\p{L}]+/gu;
const CYRILLIC = /[АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁ]/u;
const GREEK = /[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρ]/u;
const LATIN = /\p{Script=Latin}/gu;

/** Words that look like others to a person, and are different to a program. */
export const disguisedIn = (text: string): string[] => [
  ...[...text.matchAll(WITHOUT_WIDTH)].map(([word]) => word),
  ...[...text.matchAll(MIXED)]
    .map(([word]) => word)
    // One letter beside a Greek one is a unit or a formula.
    .filter((word) => (CYRILLIC.test(word) || GREEK.test(word)) && (word.match(LATIN)?.length ?? 0) >= 2),
];
