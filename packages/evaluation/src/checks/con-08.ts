import { pass, resumeCheck, warnAt } from '../check.ts';
import { sources } from '../sources.ts';

/** Countries whose employers ask for neither, and may refuse a resume with them to prevent discrimination. */
const withoutBoth = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ']);
/** What is only given where a birth date is, too; a nationality unless it is that of one of these countries. */
const CUSTOMARY = /\breligion\b|\btribe\b|\bcaste\b|state of origin|\bfather['’]?s? name/iu;
const NATIONALITY = /\bnationality\b|\bcitizenship\b/iu;
const OF_THESE = /americ|brit|engl|scot|welsh|irish|canad|austral|zealand|\bUSA?\b|\bUK\b/iu;
const BIRTH = /birth|\bborn\b|\bDOB\b|\bage\b/iu;

export const con08 = resumeCheck({
  id: 'CON-08',
  category: 'contact',
  severity: 'tip',
  grade: 'convention',
  sources: [sources.equalOpportunity],
  run: ({ input: { origin }, resume: { country, basics }, view: { photo, contacts } }) => {
    const extra = contacts.filter(({ kind }) => kind === 'extra');
    // The country of a file is a guess where its address names none; its customs then say more.
    const isElsewhere =
      origin === 'uploaded' &&
      basics.location.countryCode === '' &&
      extra.some(({ label, text }) => CUSTOMARY.test(label) || (NATIONALITY.test(label) && !OF_THESE.test(text)));
    if (!withoutBoth.has(country) || isElsewhere) return pass;
    return warnAt(
      [
        ...(photo ? [{ text: photo.alt, path: 'basics.photo' }] : []),
        ...extra.filter(({ label }) => BIRTH.test(label)),
      ].map(({ text, path }) => ({ text, path })),
    );
  },
});
