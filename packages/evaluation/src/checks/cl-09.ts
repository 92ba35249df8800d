import { failAt, letterCheck } from '../check.ts';
import { sources } from '../sources.ts';
import { namesCompany } from '../letter/company.ts';
import { placeholdersIn } from '../text/placeholders.ts';

export const cl09 = letterCheck({
  id: 'CL-09',
  category: 'writing',
  severity: 'critical',
  grade: 'convention',
  sources: [sources.letterGuide],
  run: ({ texts, posting, letter: { recipient } }) => {
    const company = recipient.company.trim();
    const isOther =
      company !== '' &&
      posting !== null &&
      posting.company !== '' &&
      !namesCompany(company, posting.company) &&
      !namesCompany(posting.company, company);
    return failAt([
      ...texts.flatMap(({ text, path }) => placeholdersIn(text).map((found) => ({ text: found, path }))),
      ...(isOther ? [{ text: company, path: 'recipient.company' }] : []),
    ]);
  },
});
