import { fail, letterCheck, pass, skip } from '../check.ts';
import { sources } from '../sources.ts';
import { namesCompany } from '../letter/company.ts';

export const cl02 = letterCheck({
  id: 'CL-02',
  category: 'address',
  severity: 'critical',
  grade: 'convention',
  sources: [sources.letterGuide],
  run: ({ posting, texts, letter: { recipient } }) => {
    if (!posting?.company) return skip('no-posting');
    return texts.some(({ text }) => namesCompany(text, posting.company))
      ? pass
      : fail([{ text: recipient.company.trim(), path: 'recipient.company' }], { company: posting.company });
  },
});
