import { fail, lacks, pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { linesOf } from '../text/lines.ts';
import { opensWithVerb } from '../text/verbs.ts';
import { countWords } from '../text/words.ts';

const enough = 0.8;
/** An award or a safety record may stand among the others, also in a short resume. */
const exceptions = 2;

/** In words: what stands above a bullet in so long a line, and does not end there, is no name of a role. */
const longLine = 8;
/** Whether a text of a file goes on with the sentence of the line above it. */
function goesOn(text: string, lines: readonly string[]): boolean {
  if (!/^\p{Ll}/u.test(text)) return false;
  const opening = text.slice(0, 30);
  const at = lines.findIndex(
    (line) => line.trim().startsWith(opening.slice(0, line.trim().length)) && line.trim() !== '',
  );
  const above = lines[at - 1]?.trim() ?? '';
  return at > 0 && /[\p{L}\d,-]$/u.test(above) && countWords(above) >= longLine && /^\p{Lu}/u.test(above);
}

export const imp03 = resumeCheck({
  id: 'IMP-03',
  category: 'impact',
  severity: 'major',
  grade: 'convention',
  sources: [sources.careerGuide],
  // In German, French, Spanish and Portuguese, bullets often begin with a noun.
  languages: ['en'],
  run: ({ bullets, statements, isAcademic, input }) => {
    // Courses and offices are named.
    if (isAcademic) return skip('stage');
    if (statements.length === 0) return lacks('IMP-01');
    // Sentences begin with any word.
    if (bullets.length === 0) return skip('nothing-to-check');
    // Offices and memberships are listed by their names.
    const ofWork = bullets.filter(({ path }) => !path.startsWith('sections.community-service.'));
    if (ofWork.length === 0) return skip('nothing-to-check');
    // What a bullet with a colon lists below it begins with any word.
    let isListed = false;
    const without = ofWork.filter(({ text, path }, at) => {
      const isVerb = opensWithVerb(text);
      const above = ofWork[at - 1];
      isListed = !isVerb && above?.path === path && (isListed || above.text.trimEnd().endsWith(':'));
      return !isVerb && !isListed;
    });
    // A sentence that goes on in the line below begins it with any word.
    const whole = input.origin === 'ours' ? without : without.filter(({ text }) => !goesOn(text, linesOf(input)));
    if (without.length > exceptions && whole.length <= exceptions && whole.length < without.length)
      return skip('not-read');
    const share = 1 - without.length / ofWork.length;
    if (share >= enough || without.length <= exceptions) return pass;
    return (share >= enough / 2 ? warn : fail)(without, { count: without.length, total: ofWork.length });
  },
});
