import { fail, pass, resumeCheck } from '../check.ts';
import { sources } from '../sources.ts';

export const str02 = resumeCheck({
  id: 'STR-02',
  category: 'structure',
  severity: 'major',
  grade: 'experiment',
  sources: [sources.eyeTracking],
  run: ({ view }) =>
    view.sections.some(({ key }) => key === 'education') ? pass : fail([{ text: '', path: 'sections.education' }]),
});
