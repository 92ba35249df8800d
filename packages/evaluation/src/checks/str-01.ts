import { fail, pass, resumeCheck } from '../check.ts';
import { sources } from '../sources.ts';

const standIns = new Set(['project', 'volunteer-experience', 'community-service']);

export const str01 = resumeCheck({
  id: 'STR-01',
  category: 'structure',
  severity: 'critical',
  grade: 'experiment',
  sources: [sources.eyeTracking],
  run: ({ experience, dated, stage }) =>
    experience.length > 0 ||
    // "Appointments": roles under a heading of one's own, or one that the importer does not know.
    dated.some(({ path }) => path.startsWith('custom.')) ||
    (stage === 'entry' && dated.some(({ section }) => standIns.has(section)))
      ? pass
      : fail([{ text: '', path: 'sections.experience' }]),
});
