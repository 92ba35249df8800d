import { fail, pass, resumeCheck, warn } from '../check.ts';
import { sources } from '../sources.ts';

/** Where a resume usually leaves the street out; elsewhere many expect it. */
const withoutStreet = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'NL', 'SE', 'DK', 'NO', 'FI']);
/** Languages of hardly more than one country, which a city then says. */
const ofOneCountry = new Set(['ja', 'ko', 'pl', 'vi', 'tr', 'el', 'he', 'hi', 'it', 'sv']);

export const con04 = resumeCheck({
  id: 'CON-04',
  category: 'contact',
  severity: 'minor',
  grade: 'convention',
  sources: [sources.europass],
  run: ({ resume: { basics, country }, language }) => {
    const { address, city, region, countryCode } = basics.location;
    if (!city.trim()) return fail([{ text: address.trim(), path: 'basics.location' }]);
    const hasStreet = address.trim() !== '' && withoutStreet.has(countryCode || country);
    // "Austin, TX" says the country.
    return !hasStreet && (countryCode !== '' || region.trim() !== '' || ofOneCountry.has(language))
      ? pass
      : warn([{ text: hasStreet ? address.trim() : city.trim(), path: 'basics.location' }]);
  },
});
