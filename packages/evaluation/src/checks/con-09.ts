import { pass, resumeCheck, warnAt } from '../check.ts';
import { sources } from '../sources.ts';
import { linesOf } from '../text/lines.ts';
import { privateDetailIn, withoutPrivate } from '../text/private-details.ts';

export const con09 = resumeCheck({
  id: 'CON-09',
  category: 'contact',
  severity: 'tip',
  grade: 'convention',
  sources: [sources.equalOpportunity],
  run: ({ input, resume: { country, basics }, view: { contacts } }) => {
    // The country of a file is a guess where its address names none.
    if (!withoutPrivate.has(country) || (input.origin === 'uploaded' && basics.location.countryCode === ''))
      return pass;
    const extra = contacts
      .filter(({ kind, label, text }) => kind === 'extra' && privateDetailIn(`${label}: ${text}`))
      .map(({ label, text, path }) => ({ text: `${label}: ${text}`, path }));
    const known = new Set(extra.map(({ text }) => text));
    const inLines = linesOf(input)
      .map((line) => line.trim())
      .filter((line) => privateDetailIn(line) && !known.has(line))
      .map((text) => ({ text }));
    return warnAt(extra.length > 0 ? extra : inLines);
  },
});
