import { fail, letterCheck, pass } from '../check.ts';
import { sources } from '../sources.ts';
import { namesCompany } from '../letter/company.ts';
import { leftIn, capOfLeft } from '../text/template.ts';

export const cl09 = letterCheck({
  id: 'CL-09',
  category: 'writing',
  severity: 'critical',
  grade: 'convention',
  sources: [sources.letterGuide],
  run: ({ texts, paragraphs, posting, letter: { recipient } }) => {
    const company = recipient.company.trim();
    const isOther =
      company !== '' &&
      posting !== null &&
      posting.company !== '' &&
      !namesCompany(company, posting.company) &&
      !namesCompany(posting.company, company);
    const left = leftIn(texts);
    const places = [...left, ...(isOther ? [{ text: company, path: 'recipient.company' }] : [])];
    if (places.length === 0) return pass;
    return { ...fail(places, { count: places.length }), ...capOfLeft(left, paragraphs) };
  },
});
