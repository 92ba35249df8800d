import { fail, pass, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { isFoundInFile } from '../text/found-in-file.ts';

const standIns = new Set(['project', 'volunteer-experience', 'community-service']);

export const str01 = resumeCheck({
  id: 'STR-01',
  category: 'structure',
  severity: 'critical',
  grade: 'experiment',
  sources: [sources.eyeTracking],
  run: (facts) => {
    const { experience, dated, stage } = facts;
    return experience.length > 0 ||
      // "Appointments": roles under a heading of one's own, or one that the importer does not know.
      dated.some(({ path }) => path.startsWith('custom.')) ||
      (stage === 'entry' && dated.some(({ section }) => standIns.has(section)))
      ? pass
      : isFoundInFile('experience', facts)
        ? skip('not-read')
        : fail([{ text: '', path: 'sections.experience' }]);
  },
});
