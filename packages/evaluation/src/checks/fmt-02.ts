import { leastInLanguage } from '@vitae/domain';
import { pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { fileWords } from '../text/file-words.ts';
import { comparesWords } from '../text/words.ts';

const least = 180;
const most = 1000;
/** Each page beyond the second may have as many more. */
const perPage = 450;

export const fmt02 = resumeCheck({
  id: 'FMT-02',
  category: 'format',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ texts, language, stage, years, isAcademic, input }) => {
    if (!comparesWords(language)) return skip('language');
    const { pages = [] } = input;
    const count = fileWords({ texts, input });
    const limit = most + (years >= 15 ? perPage : 0);
    const usual = leastInLanguage(least, language);
    const fewest = stage === 'entry' ? usual / 2 : usual;
    return count >= fewest && (count <= limit || isAcademic)
      ? pass
      : warn([{ text: '', ...(pages.length > 0 && { page: 0 }) }], { count });
  },
});
