import { fail, pass, resumeCheck, skip } from '../check.ts';
import { mostWith } from '../score.ts';
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
    if (isEmail(text)) return pass;
    const places = [{ text, path: 'basics.email' }];
    // Whoever wants to can call, or write to a profile.
    const isReachable = basics.phone.trim() !== '' || basics.links.some(({ url }) => url.trim() !== '');
    return isReachable ? { ...fail(places), cap: mostWith.figure } : fail(places);
  },
});
