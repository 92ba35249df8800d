import { resumeCheck, warnAt } from '../check.ts';
import { sources } from '../sources.ts';
import { miswrittenBrands } from '../text/brands.ts';

/** Fonts of small capitals by their names: "LMRomanCaps10", "Alegreya SC". */
const SMALL_CAPITALS = /small-?caps|caps(?:\d|$|-)|csc\d|[ -]SC(?:$|[ -])/iu;

export const wri10 = resumeCheck({
  id: 'WRI-10',
  category: 'writing',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ texts, input: { pages = [] } }) => {
    // Capitals that a font draws small are small letters in the text.
    const inCapitals = pages
      .flatMap(({ runs }) => runs)
      .filter(({ font }) => SMALL_CAPITALS.test(font))
      .map(({ text }) => text);
    return warnAt(
      texts
        .filter(({ path }) => !/(?:^|\.)(?:email|url)$|\.links\./.test(path))
        .flatMap(({ text, path }) => miswrittenBrands(text).map((brand) => ({ text: brand, path })))
        .filter(({ text }) => !inCapitals.some((run) => run.includes(text))),
    );
  },
});
