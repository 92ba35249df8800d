import { failAt, resumeCheck, skip, type Place } from '../check.ts';
import { sources } from '../sources.ts';
import { hasWords, lowerWords } from '../text/words.ts';

const most = 8;
/** Of all words: a resume of a Python developer names Python in many places, and that is no trick. */
const share = 0.035;
const shortest = 4;
/** Names of things are not chosen: six roles as a nurse name nurses six times. */
const NAME =
  /\.(?:position|employer|role|organization|institution|degree|area|name|title|subtitle|issuer|publisher|heading|fullName|headline)$/;
/** A word that often in a row is repeated for a program. */
const inARow = 4;

export const int03 = resumeCheck({
  id: 'INT-03',
  category: 'integrity',
  severity: 'integrity',
  penalty: 10,
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ texts, language }) => {
    if (!hasWords(language)) return skip('language');
    const counts = new Map<string, { count: number; path: string }>();
    const rows: Place[] = [];
    let words = 0;
    for (const { text, path } of texts) {
      const isName = NAME.test(path);
      const inText = lowerWords(text);
      let row = 0;
      for (const [index, word] of inText.entries()) {
        words += 1;
        row = word === inText[index - 1] ? row + 1 : 1;
        if (row === inARow && /\p{L}{2}/u.test(word)) rows.push({ text: word, path });
        const before = counts.get(word);
        if (!isName && word.length >= shortest && /\p{L}/u.test(word))
          counts.set(word, { count: (before?.count ?? 0) + 1, path });
      }
    }
    const often = [...counts].filter(([, { count }]) => count > most && count > share * words);
    const isRepeated = (word: string) => rows.some((row) => row.text === word);
    return failAt([
      ...rows,
      ...often.filter(([word]) => !isRepeated(word)).map(([text, { path }]) => ({ text, path })),
    ]);
  },
});
