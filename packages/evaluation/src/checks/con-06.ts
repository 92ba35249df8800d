import { fail, pass, resumeCheck } from '../check.ts';
import { sources } from '../sources.ts';

export const con06 = resumeCheck({
  id: 'CON-06',
  category: 'contact',
  severity: 'minor',
  grade: 'experiment',
  sources: [sources.eyeTracking],
  run: ({ view: { headline } }) => (headline.text ? pass : fail([headline])),
});
