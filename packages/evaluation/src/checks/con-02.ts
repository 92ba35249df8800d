import { fail, pass, resumeCheck } from '../check.ts';
import { sources } from '../sources.ts';
import { isEmail } from '../text/contacts.ts';

export const con02 = resumeCheck({
  id: 'CON-02',
  category: 'contact',
  severity: 'critical',
  grade: 'convention',
  sources: [sources.emailSyntax],
  run: ({ resume: { basics } }) => {
    const text = basics.email.trim();
    return isEmail(text) ? pass : fail([{ text, path: 'basics.email' }]);
  },
});
