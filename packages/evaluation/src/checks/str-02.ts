import { fail, pass, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { hasUnreadHeading } from '../text/unread-heading.ts';

export const str02 = resumeCheck({
  id: 'STR-02',
  category: 'structure',
  severity: 'major',
  grade: 'experiment',
  sources: [sources.eyeTracking],
  run: ({ view, input }) => {
    if (view.sections.some(({ key }) => key === 'education')) return pass;
    return hasUnreadHeading('education', input) ? skip('not-read') : fail([{ text: '', path: 'sections.education' }]);
  },
});
