import { fail, pass, resumeCheck, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { hasContact, phoneDigits } from '../text/contacts.ts';

/** A telephone number as people print it, and not two years. */
const PHONE = /(?:\+|\(?0)\d(?:[ ()./-]{0,2}\d){6,13}(?!\d)/u;

export const con03 = resumeCheck({
  id: 'CON-03',
  category: 'contact',
  severity: 'major',
  grade: 'convention',
  sources: [sources.phoneNumbers],
  run: ({ resume: { basics }, input }) => {
    if (basics.phone.trim() === '' && hasContact(input, (_, line) => PHONE.test(line))) return skip('not-read');
    const { length } = phoneDigits(basics.phone);
    return length >= 7 && length <= 15 ? pass : fail([{ text: basics.phone.trim(), path: 'basics.phone' }]);
  },
});
