import { resumeCheck, warnAt } from '../check.ts';
import { sources } from '../sources.ts';
import { miswrittenBrands } from '../text/brands.ts';

export const wri10 = resumeCheck({
  id: 'WRI-10',
  category: 'writing',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ texts }) =>
    warnAt(
      texts
        .filter(({ path }) => !/(?:^|\.)(?:email|url)$|\.links\./.test(path))
        .flatMap(({ text, path }) => miswrittenBrands(text).map((brand) => ({ text: brand, path }))),
    ),
});
