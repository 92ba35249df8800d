import { failAt, resumeCheck } from '../check.ts';
import { sources } from '../sources.ts';
import { placeholdersIn } from '../text/placeholders.ts';

export const wri11 = resumeCheck({
  id: 'WRI-11',
  category: 'writing',
  severity: 'critical',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ texts }) =>
    failAt(texts.flatMap(({ text, path }) => placeholdersIn(text).map((found) => ({ text: found, path })))),
});
