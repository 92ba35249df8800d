import { failAt, resumeCheck } from '../check.ts';
import { sources } from '../sources.ts';
import { disguisedIn } from '../text/disguised.ts';

export const int02 = resumeCheck({
  id: 'INT-02',
  category: 'integrity',
  severity: 'integrity',
  penalty: 10,
  grade: 'convention',
  sources: [sources.confusables],
  run: ({ texts }) =>
    failAt(texts.flatMap(({ text, path }) => disguisedIn(text).map((word) => ({ text: word, path })))),
});
