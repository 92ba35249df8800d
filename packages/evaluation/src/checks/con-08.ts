import { resumeCheck, warnAt } from '../check.ts';
import { sources } from '../sources.ts';

/** Countries whose employers ask for neither, and may refuse a resume with them to prevent discrimination. */
const withoutBoth = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ']);
const BIRTH = /birth|\bborn\b|\bDOB\b|\bage\b/iu;

export const con08 = resumeCheck({
  id: 'CON-08',
  category: 'contact',
  severity: 'tip',
  grade: 'convention',
  sources: [sources.equalOpportunity],
  run: ({ resume: { country }, view: { photo, contacts } }) =>
    warnAt(
      withoutBoth.has(country)
        ? [
            ...(photo ? [{ text: photo.alt, path: 'basics.photo' }] : []),
            ...contacts.filter(({ kind, label }) => kind === 'extra' && BIRTH.test(label)),
          ].map(({ text, path }) => ({ text, path }))
        : [],
    ),
});
