import { fail, pass, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { hasContact, isEmail } from '../text/contacts.ts';

export const con02 = resumeCheck({
  id: 'CON-02',
  category: 'contact',
  severity: 'critical',
  grade: 'convention',
  sources: [sources.emailSyntax],
  isOfPerson: true,
  run: ({ resume: { basics }, input }) => {
    const text = basics.email.trim();
    if (text === '' && hasContact(input, 'email')) return skip('not-read');
    return isEmail(text) ? pass : fail([{ text, path: 'basics.email' }]);
  },
});
