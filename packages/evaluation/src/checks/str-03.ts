import { fail, pass, resumeCheck, skip, warn } from '../check.ts';
import { longestSkill } from '../resume/resume-facts.ts';
import { sources } from '../sources.ts';
import { hasUnreadList, isFoundInFile } from '../text/found-in-file.ts';
import { countWords } from '../text/words.ts';

const few = 6;
const many = 25;

export const str03 = resumeCheck({
  id: 'STR-03',
  category: 'structure',
  severity: 'major',
  grade: 'convention',
  sources: [sources.careerGuide],
  run: (facts) => {
    const { skills, input, isAcademic } = facts;
    const count = skills.length;
    // What has the length of a sentence was hardly a skill in the file.
    const isMisread = input.origin === 'uploaded' && skills.some(({ text }) => countWords(text) > longestSkill);
    if (count > many && isMisread) return skip('not-read');
    const places = skills.slice(many).map(({ text, path }) => ({ text, path }));
    if (count >= few && count <= many) return pass;
    // Who publishes is known by it, and often lists no skills.
    if (count === 0 && isAcademic) return skip('stage');
    if (count === 0 && isFoundInFile('skill', facts)) return skip('not-read');
    if (count < few && hasUnreadList(facts)) return skip('not-read');
    if (count === 0) return fail([{ text: '', path: 'sections.skill' }], { count });
    return warn(
      places.length > 0 ? places : [{ text: skills.map(({ text }) => text).join(', '), path: 'sections.skill' }],
      {
        count,
      },
    );
  },
});
