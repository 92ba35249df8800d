import { fail, lacks, letterCheck, pass, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { CALLS, THANKS } from '../text/letter-phrases.ts';
import { listedLanguages } from '../text/words.ts';

export const cl08 = letterCheck({
  id: 'CL-08',
  category: 'content',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.letterGuide],
  languages: listedLanguages,
  run: ({ paragraphs, view: { closing }, language }) => {
    const last = paragraphs.at(-1);
    if (!last) return lacks('CL-03');
    const end = [...paragraphs.slice(-2).map(({ text }) => text), closing.text].join(' ');
    const says = (phrases: typeof CALLS) =>
      listedLanguages.some((listed) => listed === language && phrases[listed].test(end));
    const hasCall = says(CALLS);
    // In German and French, the closing formula is thanks enough.
    const hasThanks = says(THANKS) || language === 'de' || language === 'fr';
    if (hasCall && hasThanks) return pass;
    return (hasCall || says(THANKS) ? warn : fail)([last]);
  },
});
