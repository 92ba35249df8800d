import { failInPart, keptOfOneFault, lacks, lacksInPart, pass, resumeCheck, skip } from '../check.ts';
import { latestFirst } from '../resume/latest-roles.ts';
import { sources } from '../sources.ts';
import { enoughFigures } from './imp-02.ts';
import { enoughResults } from './imp-06.ts';
import { saysResult } from '../text/results.ts';
import { saysChange } from '../text/changes.ts';
import { hasFigure, hasNumberWord, listedLanguages } from '../text/words.ts';

/** The roles that are read first, and the part of what they tell that should say what changed and by how much. */
const latest = 2;
const enough = 0.25;
/** Of fewer, a share says nothing. */
const fewest = 3;

export const imp11 = resumeCheck({
  id: 'IMP-11',
  category: 'impact',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.careerGuide, sources.measuredResults],
  languages: listedLanguages,
  run: ({ statements, experience, language, isAcademic, stage }) => {
    if (isAcademic || stage === 'entry') return skip('stage');
    if (statements.length === 0) return lacks('IMP-01');
    // What a role tells stands in the file, whatever was read as its title or its employer.
    const telling = experience.filter(({ bullets, paragraphs }) => bullets.length + paragraphs.length > 0);
    const roles = latestFirst(telling).slice(0, latest);
    const ofLatest = statements.filter(({ path }) => roles.some((role) => path.startsWith(`${role.path}.`)));
    if (ofLatest.length < fewest) return skip('nothing-to-check');
    const without = ofLatest.filter(({ text }) => !saysChange(text, language));
    const count = ofLatest.length - without.length;
    if (count >= enough * ofLatest.length) return pass;
    // Where few have a figure, another check says so.
    const figures = statements.filter(({ text }) => hasFigure(text) || hasNumberWord(text, language)).length;
    if (figures < enoughFigures * statements.length) return lacksInPart('IMP-02');
    // So it does where few say what came of it.
    const results = statements.filter(({ text }) => saysResult(text, language)).length;
    if (results < enoughResults * statements.length) return lacksInPart('IMP-06');
    // No less than where figures are missing as well: taking them away must not be worth more.
    return failInPart(Math.max(keptOfOneFault, count / (enough * ofLatest.length)), without, {
      count,
      total: ofLatest.length,
    });
  },
});
