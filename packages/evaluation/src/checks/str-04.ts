import { leastInLanguage } from '@vitae/domain';
import { fail, pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { isFoundInFile } from '../text/found-in-file.ts';
import { isSummaryConfirmed } from '../text/said-in-lines.ts';
import { countSpaced, comparesWords, hasWords } from '../text/words.ts';

const least = 10;
/** From so many words on, it is no line of anything else. */
const mostOfLine = 15;
const most = 100;
/** From so many words on, what was read of a file is more than its summary. */
const mostOfOne = 150;
/** A postal code, a date of birth or a telephone number, or no sentence. */
const NO_PROSE = /\b\d{5}\b|\d\d[./]\d\d[./]\d{4}|(?:\d{2,3}[ .-]){3}|[^.!?…”»]$/u;

/** Signs that part things, one in so many words. */
const wordsPerSign = 4;
const isListOfThings = (text: string, words: number): boolean =>
  (text.match(/[,;:|•·]/gu)?.length ?? 0) * wordsPerSign > words;

export const str04 = resumeCheck({
  id: 'STR-04',
  category: 'structure',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.europass],
  run: (facts) => {
    const { summary, isBeginning, language, isAcademic, dated, input } = facts;
    // In Chinese, Japanese and Korean resumes a summary is not customary, and in German a Lebenslauf in tables has none: the letter says it.
    if (!hasWords(language) || (language === 'de' && !summary)) return skip('language');
    // At the start of a career and while somebody studies, the education says it.
    const isStudying = dated.some(({ section, current }) => section === 'education' && current);
    if (!summary && (isAcademic || isBeginning || isStudying)) return skip('stage');
    if (!summary && isFoundInFile('summary', facts)) return skip('not-read');
    if (!summary) return fail([{ text: '', path: 'summary' }], { count: 0 });
    if (!comparesWords(language)) return skip('language');
    const count = countSpaced(summary);
    const fewest = isBeginning ? 0 : leastInLanguage(least, language);
    // A line of contacts, or a headline, which the importer took for a summary.
    if (input.origin === 'uploaded' && count < mostOfLine && NO_PROSE.test(summary.trim())) return skip('not-read');
    if (count >= fewest && count <= most) return pass;
    // A list of tools below a heading that is not known, and no profile.
    if (input.origin === 'uploaded' && count > most && isListOfThings(summary, count)) return skip('not-read');
    if (!isSummaryConfirmed(facts) || (input.origin === 'uploaded' && count > mostOfOne)) return skip('not-read');
    return warn([{ text: summary, path: 'summary' }], { count });
  },
});
