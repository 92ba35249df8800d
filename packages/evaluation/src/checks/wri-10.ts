import { resumeCheck, warnAt } from '../check.ts';
import { runsOn } from '../pages/pages.ts';
import { sources } from '../sources.ts';
import { miswrittenBrands } from '../text/brands.ts';

/** Fonts of small capitals by their names: "LMRomanCaps10", "Alegreya SC". */
const SMALL_CAPITALS = /small-?caps|caps(?:\d|$|-)|csc\d|[ -]SC(?:$|[ -])/iu;

/** A word of capitals with one or two small letters within it. */
const MIXED = /(?<!\p{L})\p{Lu}+(?:\p{Ll}\p{Lu}{2,}){1,2}(?!\p{L})|(?<!\p{L})\p{Ll}\p{Lu}{3,}(?!\p{L})/gu;
const fewestMixed = 2;

export const wri10 = resumeCheck({
  id: 'WRI-10',
  category: 'writing',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ texts, input: { pages = [] } }) => {
    // Capitals that a font draws small are small letters in the text.
    const runs = runsOn(pages);
    const drawn = runs.map(({ text }) => text).join('\n');
    const inCapitals = runs.filter(({ font }) => SMALL_CAPITALS.test(font)).map(({ text }) => text);
    // So are those that a browser draws as capitals: its pages have no small one.
    const isDrawnLarge = (word: string) => drawn.includes(word.toUpperCase()) && !drawn.includes(word);
    // Letters that have no small capital stand as small ones between capitals: "LiNKEDIN" beside "COMMUNiCATiON".
    const mixed = texts.flatMap(({ text }) => text.match(MIXED) ?? []);
    const isDrawn = (word: string) => mixed.length >= fewestMixed && mixed.includes(word);
    return warnAt(
      texts
        .filter(({ path }) => !/(?:^|\.)(?:email|url)$|\.links\./.test(path))
        .flatMap(({ text, path }) => miswrittenBrands(text).map((brand) => ({ text: brand, path })))
        .filter(({ text }) => !isDrawn(text) && !isDrawnLarge(text) && !inCapitals.some((run) => run.includes(text))),
    );
  },
});
