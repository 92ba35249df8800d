import { resumeCheck, skip, warnAt } from '../check.ts';
import { isOfWork } from '../resume/of-work.ts';
import { sources } from '../sources.ts';
import { countWords, comparesWords } from '../text/words.ts';

const most = 60;
/** The summary has a limit of its own (STR-04). */
const mostInSummary = 90;

export const wri07 = resumeCheck({
  id: 'WRI-07',
  category: 'writing',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.plainLanguage],
  run: ({ dated, summary, language, isAcademic }) => {
    if (!comparesWords(language)) return skip('language');
    const paragraphs = dated
      .flatMap((entry) => entry.paragraphs)
      .filter(({ path }) => !(isAcademic && isOfWork(path, dated)));
    return warnAt([
      ...summary
        .split('\n')
        .filter((text) => countWords(text) > mostInSummary)
        .map((text) => ({ text, path: 'summary' })),
      ...paragraphs.filter(({ text }) => countWords(text) > most),
    ]);
  },
});
