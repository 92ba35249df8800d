import { fail, pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { hasUnreadHeading } from '../text/unread-heading.ts';
import { countWords } from '../text/words.ts';

const few = 6;
const many = 25;
/** Of the name of a skill, in words. */
const longest = 6;

export const str03 = resumeCheck({
  id: 'STR-03',
  category: 'structure',
  severity: 'major',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: ({ skills, input }) => {
    const count = skills.length;
    // What has the length of a sentence was hardly a skill in the file.
    const isMisread = input.origin === 'uploaded' && skills.some(({ text }) => countWords(text) > longest);
    if (count > many && isMisread) return skip('not-read');
    const places = skills.slice(many).map(({ text, path }) => ({ text, path }));
    if (count >= few && count <= many) return pass;
    if (count === 0 && hasUnreadHeading('skill', input)) return skip('not-read');
    if (count === 0) return fail([{ text: '', path: 'sections.skill' }], { count });
    return warn(
      places.length > 0 ? places : [{ text: skills.map(({ text }) => text).join(', '), path: 'sections.skill' }],
      {
        count,
      },
    );
  },
});
