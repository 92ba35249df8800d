import { fail, lacks, pass, resumeCheck, skip, warn } from '../check.ts';
import { sources } from '../sources.ts';
import { opensWithVerb } from '../text/verbs.ts';

const enough = 0.8;
/** An award or a safety record may stand among the others, also in a short resume. */
const exceptions = 2;

export const imp03 = resumeCheck({
  id: 'IMP-03',
  category: 'impact',
  severity: 'major',
  grade: 'convention',
  sources: [sources.careerGuide],
  // In German, French, Spanish and Portuguese, bullets often begin with a noun.
  languages: ['en'],
  run: ({ bullets, statements, isAcademic }) => {
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
    const share = 1 - without.length / ofWork.length;
    if (share >= enough || without.length <= exceptions) return pass;
    return (share >= enough / 2 ? warn : fail)(without, { count: without.length, total: ofWork.length });
  },
});
