import { foldText } from '../text/normalise.ts';
import { isCity } from './cities.ts';
import { CODES, STATE_CODES, US_STATES } from './place-codes.ts';
import type { Place } from './places.ts';
import { isKnownRegion } from './regions.ts';

/** A place has no more words than this. */
const MOST_WORDS = 16;
/** No region and no city has more words than this. */
const MOST_OF_NAME = 4;

const CODE_AT_END = /^(?<rest>.*[^,\s]),?\s+\(?(?<code>[A-Z]{2})\)?$/u;
const POSTAL_AT_END = /^(?<rest>.*\p{L}),?\s+(?<zip>\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/u;
const CITY_AT_END =
  /^(?:(?<address>.*?),?\s+)?(?<zip>\d{4,6}(?:-\d{3,4})?|\d{3} \d{2}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}),?\s+(?<city>\p{Lu}[^\d,]*)$/u;

/** A text without the names at its end that a test accepts, the longest first, and these. */
const endsWith = (text: string, isName: (name: string) => boolean): { before: string; name: string } | undefined => {
  const words = text.split(' ');
  for (let length = Math.min(MOST_OF_NAME, words.length); length > 0; length -= 1) {
    const name = words.slice(-length).join(' ');
    if (isName(name)) return { before: words.slice(0, -length).join(' '), name };
  }
  return undefined;
};

/**
 * A place whose region is known, with some of its commas missing: "Brest Bretagne FR", "Portland, Oregon US",
 * "Calle Mayor 3, 48006 Bilbao ES Bizkaia", "12 Mill Road Salem Oregon 97301 US". Undefined for all others.
 */
export const placeWithRegion = (text: string): Place | undefined => {
  if (text.split(' ').length > MOST_WORDS) return undefined;
  const coded = CODE_AT_END.exec(text.replace(/(?<=\s[A-Z]{2}\sU)SA$/u, 'S'))?.groups;
  let country = coded && CODES.has(coded['code'] ?? '') ? (coded['code'] ?? '') : '';
  const whole = country === '' ? text : (coded?.['rest'] ?? '');
  const posted = POSTAL_AT_END.exec(whole)?.groups;
  const found = endsWith(
    posted?.['rest'] ?? whole,
    (name) => isKnownRegion(name) || (country === 'US' && (STATE_CODES.has(name) || !!US_STATES[foldText(name)])),
  );
  if (!found?.before) return undefined;
  let before = found.before.replace(/,$/u, '');
  const between = country === '' ? CODE_AT_END.exec(before)?.groups : undefined;
  if (between && CODES.has(between['code'] ?? '')) {
    country = between['code'] ?? '';
    before = between['rest'] ?? '';
  }
  const { address = '', zip = '', city } = CITY_AT_END.exec(before)?.groups ?? {};
  const postalCode = posted?.['zip'] ?? zip;
  const place = { region: found.name, postalCode, countryCode: country };
  if (city !== undefined) return { ...place, address, city };
  // Without a postal code or a country, only a known city stands before its region.
  const at = before.lastIndexOf(', ');
  const last = before.slice(at + 1).trim();
  const isSure = country !== '' || postalCode !== '';
  if (/^\p{Lu}[^\d,]*$/u.test(last) && (isCity(last) || (isSure && last.split(' ').length <= MOST_OF_NAME)))
    return { ...place, address: before.slice(0, Math.max(0, at)), city: last };
  const known = isSure ? endsWith(before, isCity) : undefined;
  return known && { ...place, address: known.before.replace(/,$/u, ''), city: known.name };
};
