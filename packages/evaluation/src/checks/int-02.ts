import { failAt, resumeCheck } from '../check.ts';
import { sources } from '../sources.ts';
import { disguisedIn, lettersOfFont } from '../text/disguised.ts';

export const int02 = resumeCheck({
  id: 'INT-02',
  category: 'integrity',
  severity: 'integrity',
  penalty: 10,
  grade: 'convention',
  sources: [sources.confusables],
  run: ({ texts }) => {
    const ofFont = lettersOfFont(texts.map(({ text }) => text));
    return failAt(texts.flatMap(({ text, path }) => disguisedIn(text, ofFont).map((word) => ({ text: word, path }))));
  },
});
