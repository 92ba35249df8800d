import { fail, pass, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { hasUnreadHeading } from '../text/unread-heading.ts';

const standIns = new Set(['project', 'volunteer-experience', 'community-service']);

export const str01 = resumeCheck({
  id: 'STR-01',
  category: 'structure',
  severity: 'critical',
  grade: 'experiment',
  sources: [sources.eyeTracking],
  run: ({ experience, dated, stage, input }) =>
    experience.length > 0 ||
    // "Appointments": roles under a heading of one's own, or one that the importer does not know.
    dated.some(({ path }) => path.startsWith('custom.')) ||
    (stage === 'entry' && dated.some(({ section }) => standIns.has(section)))
      ? pass
      : hasUnreadHeading('experience', input)
        ? skip('not-read')
        : fail([{ text: '', path: 'sections.experience' }]),
});
