import { fail, pass, resumeCheck, skip, warn } from '../check.ts';
import { mostWith } from '../score.ts';
import { sources } from '../sources.ts';
import { hasContact, hidesContact, isEmail, spokenEmail } from '../text/contacts.ts';

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
    // A program finds no address in words, and nobody can click on it.
    const spoken = spokenEmail(input);
    if (spoken !== undefined && (text === '' || isEmail(text)) && !hasContact(input, 'email'))
      return warn([{ text: spoken, path: 'basics.email' }]);
    if (isEmail(text)) return pass;
    const places = [{ text, path: 'basics.email' }];
    const hasPhone = basics.phone.trim() !== '';
    const hasProfile = basics.links.some(({ url }) => url.trim() !== '');
    // An address that is wrong can be guessed, and one that was hidden is known to its owner: without it, a number and a profile, nobody can reply.
    if (text === '' && !hasPhone && !hasProfile && !hasContact(input, 'phone') && !hidesContact(input))
      return { ...fail(places), cap: mostWith.noReply };
    // Whoever wants to can call, or write to a profile.
    return hasPhone || hasProfile ? { ...fail(places), cap: mostWith.figure } : fail(places);
  },
});
