import { fail, pass, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { hasContact, isPhone } from '../text/contacts.ts';

export const con03 = resumeCheck({
  id: 'CON-03',
  category: 'contact',
  severity: 'major',
  grade: 'convention',
  sources: [sources.phoneNumbers],
  isOfPerson: true,
  run: ({ resume: { basics }, input }) => {
    if (basics.phone.trim() === '' && hasContact(input, 'phone')) return skip('not-read');
    return isPhone(basics.phone) ? pass : fail([{ text: basics.phone.trim(), path: 'basics.phone' }]);
  },
});
