import { fail, lacks, resumeCheck, skip, warn } from '../check.ts';
import { passOfSure } from '../resume/sure-roles.ts';
import { latestFirst, rolesToTell } from '../resume/latest-roles.ts';
import { sources } from '../sources.ts';
import { amountOf } from '../text/amount.ts';
import { countWords } from '../text/words.ts';

/** Of the roles that are read first, in words of English; the one before needs less. */
const enough = [20, 10];

/** Words of a name that was a sentence. */
const sentence = 6;

export const imp08 = resumeCheck({
  id: 'IMP-08',
  category: 'impact',
  // A short latest role alone hardly moves a reader; how much the work tells in all does.
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ experience, statements, language, isAcademic, input }) => {
    // A Japanese rirekisho lists roles alone, and so do academics, who are known by what they published.
    if (language === 'ja' || isAcademic) return skip(isAcademic ? 'stage' : 'language');
    const isTelling = experience.some(({ bullets, paragraphs }) => bullets.length + paragraphs.length > 0);
    if (statements.length === 0 && !isTelling) return lacks('IMP-01');
    const latest = rolesToTell(experience, enough.length, input.asOf);
    const short = latest.flatMap((role, index) => {
      const { path, title, at, bullets, paragraphs } = role;
      if (role.isDoubtful) return [];
      // In a file, what has the length of a sentence was hardly a name.
      const wordy = input.origin === 'uploaded' ? [title, at].filter((name) => countWords(name) >= sentence) : [];
      // What is there twice tells nothing the second time.
      const amount = amountOf([...wordy, ...new Set([...bullets, ...paragraphs].map(({ text }) => text))]);
      const needed = enough[index] ?? 0;
      return amount >= needed
        ? []
        : [
            {
              text: [title, at].filter(Boolean).join(', '),
              path: `${path}.body`,
              hasFiller: role.hasFiller,
              isBare: amount * 2 < needed,
              tells: bullets.length + paragraphs.length > 0,
            },
          ];
    });
    if (short.length === 0) return passOfSure(latestFirst(experience).slice(0, enough.length));
    // That a role tells nothing at all is found already.
    const telling = short.filter(({ tells, hasFiller }) => tells && !hasFiller);
    // What stands for a text to come is found, too.
    if (telling.length === 0 && short.every(({ hasFiller }) => hasFiller)) return lacks('WRI-11');
    if (telling.length === 0) return lacks('IMP-01');
    const places = telling.map(({ text, path }) => ({ text, path }));
    return (telling.some(({ isBare }) => isBare) ? fail : warn)(places, { count: places.length });
  },
});
