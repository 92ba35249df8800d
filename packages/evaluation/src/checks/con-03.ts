import { fail, pass, resumeCheck } from '../check.ts';
import { sources } from '../sources.ts';
import { phoneDigits } from '../text/contacts.ts';

export const con03 = resumeCheck({
  id: 'CON-03',
  category: 'contact',
  severity: 'major',
  grade: 'convention',
  sources: [sources.phoneNumbers],
  run: ({ resume: { basics } }) => {
    const { length } = phoneDigits(basics.phone);
    return length >= 7 && length <= 15 ? pass : fail([{ text: basics.phone.trim(), path: 'basics.phone' }]);
  },
});
