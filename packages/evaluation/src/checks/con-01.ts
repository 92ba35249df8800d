import { fail, pass, resumeCheck } from '../check.ts';
import { sources } from '../sources.ts';

export const con01 = resumeCheck({
  id: 'CON-01',
  category: 'contact',
  severity: 'critical',
  grade: 'convention',
  sources: [sources.europass],
  run: ({ view: { fullName } }) => {
    const { length } = [...fullName.text];
    return length >= 2 && length <= 60 && !/\p{Nd}/u.test(fullName.text) ? pass : fail([fullName]);
  },
});
