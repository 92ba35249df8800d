import { fail, pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { isFoundInFile } from '../text/found-in-file.ts';
import { countWords, comparesWords } from '../text/words.ts';

const least = 20;
/** German says the same in fewer words. */
const leastInGerman = 15;
const most = 90;

export const str04 = resumeCheck({
  id: 'STR-04',
  category: 'structure',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.europass],
  run: (facts) => {
    const { summary, language, isAcademic } = facts;
    // A Japanese rirekisho has no summary; the reasons for applying are told instead.
    if (language === 'ja') return skip('language');
    if (!summary && isAcademic) return skip('stage');
    if (!summary && isFoundInFile('summary', facts)) return skip('not-read');
    if (!summary) return fail([{ text: '', path: 'summary' }], { count: 0 });
    if (!comparesWords(language)) return skip('language');
    const count = countWords(summary);
    return count >= (language === 'de' ? leastInGerman : least) && count <= most
      ? pass
      : warn([{ text: summary, path: 'summary' }], { count });
  },
});
