import { letterCheck, skip, warnAt } from '../check.ts';
import { sources } from '../sources.ts';
import { phoneDigits } from '../text/contacts.ts';
import { folded } from '../text/words.ts';

/** The end of a number, which is the same with and without its country code. */
const subscriber = (text: string): string => phoneDigits(text).slice(-7);

export const cl14 = letterCheck({
  id: 'CL-14',
  category: 'contact',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.letterGuide],
  needs: ['resume'],
  run: ({ letter: { sender }, resume }) => {
    const ofResume = resume?.resume.basics;
    if (!ofResume) return skip('no-resume');
    const differs = (a: string, b: string, bare: (text: string) => string) =>
      a.trim() !== '' && b.trim() !== '' && bare(a) !== bare(b);
    const plain = (text: string) => folded(text.trim());
    return warnAt([
      ...(differs(sender.fullName, ofResume.fullName, plain)
        ? [{ text: sender.fullName, path: 'sender.fullName' }]
        : []),
      ...(differs(sender.email, ofResume.email, plain) ? [{ text: sender.email, path: 'sender.email' }] : []),
      ...(differs(sender.phone, ofResume.phone, subscriber) ? [{ text: sender.phone, path: 'sender.phone' }] : []),
    ]);
  },
});
