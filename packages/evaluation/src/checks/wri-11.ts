import { failAt, resumeCheck, warnAt } from '../check.ts';
import { sources } from '../sources.ts';
import { placeholdersIn } from '../text/placeholders.ts';
import { nobodyIn, sampleDataIn } from '../text/sample-data.ts';

export const wri11 = resumeCheck({
  id: 'WRI-11',
  category: 'writing',
  severity: 'critical',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ texts }) => {
    const places = [
      ...texts.flatMap(({ text, path }) => placeholdersIn(text).map((found) => ({ text: found, path }))),
      ...sampleDataIn(texts).map(({ text, path }) => ({ text, path })),
    ];
    // Somebody may be called so, and has written the rest.
    return places.length > 0 ? failAt(places) : warnAt(nobodyIn(texts).map(({ text, path }) => ({ text, path })));
  },
});
