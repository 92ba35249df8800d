import { failAt, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { isFiller } from '../text/filler.ts';
import { repeatedWords } from '../text/repeated.ts';
import { hasWords } from '../text/words.ts';

export const int03 = resumeCheck({
  id: 'INT-03',
  category: 'integrity',
  severity: 'integrity',
  penalty: 10,
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ texts, language, view: { fullName } }) => {
    if (!hasWords(language)) return skip('language');
    return failAt(
      repeatedWords(
        texts.filter(({ text }) => !isFiller(text)),
        fullName.text,
      ),
    );
  },
});
