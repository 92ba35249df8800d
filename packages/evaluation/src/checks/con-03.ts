import { fail, pass, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { hasContact, isPhone, maskedPhone } from '../text/contacts.ts';

export const con03 = resumeCheck({
  id: 'CON-03',
  category: 'contact',
  severity: 'major',
  grade: 'convention',
  sources: [sources.phoneNumbers],
  isOfPerson: true,
  run: ({ resume: { basics }, input }) => {
    if (basics.phone.trim() === '' && hasContact(input, 'phone')) return skip('not-read');
    if (isPhone(basics.phone)) return pass;
    // Who publishes a resume hides some digits, and forgets to put them back before sending it.
    const masked = basics.phone.trim() === '' ? maskedPhone(input) : undefined;
    return fail([masked === undefined ? { text: basics.phone.trim(), path: 'basics.phone' } : { text: masked }]);
  },
});
