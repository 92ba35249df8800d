import { fail, pass, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { isNameAtTop } from '../text/name-at-top.ts';

export const con01 = resumeCheck({
  id: 'CON-01',
  category: 'contact',
  severity: 'critical',
  grade: 'convention',
  sources: [sources.europass],
  run: ({ view: { fullName }, input }) => {
    const { length } = [...fullName.text];
    if (length === 0 && isNameAtTop(input)) return skip('not-read');
    return length >= 2 && length <= 60 && !/\p{Nd}/u.test(fullName.text) ? pass : fail([fullName]);
  },
});
