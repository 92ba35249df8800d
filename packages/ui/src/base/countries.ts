import { useEffect, useMemo, useState } from 'react';

/**
 * Region codes that name no country: groups, outlying and private ones (ISO 3166-1, exceptional and user-assigned
 * codes).
 */
const noCountry = new Set([
  'EU',
  'EZ',
  'UN',
  'XA',
  'XB',
  'ZZ',
  'QO',
  'CQ',
  'CP',
  'DG',
  'IC',
  'EA',
  'TA',
  'AC',
  'AN',
  'BU',
  'CS',
  'DD',
  'FX',
  'NT',
  'SU',
  'TP',
  'YD',
  'YU',
  'ZR',
  'DY',
  'HV',
  'NH',
  'RH',
  'VD',
  'UK',
]);
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/** Every country as a code (ISO 3166-1 alpha-2) and its name in a language, sorted by name. */
export function countries(language: string): { value: string; label: string }[] {
  const names = namesIn(language);
  const { compare } = new Intl.Collator(language);
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountry.has(code))
    .flatMap((value) => {
      const label = names.of(value);
      return label ? [{ value, label }] : [];
    })
    .sort((a, b) => compare(a.label, b.label));
}

const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });

/**
 * Milliseconds until the countries are listed: the whole list and its elements take a third of the time in which a form
 * is rendered, and nobody chooses one that soon.
 */
const listDelay = 150;

/** Every country, to choose from; only the chosen one until the form has been on the screen for a moment. */
export function useCountries(language: string, chosen: string): { value: string; label: string }[] {
  const [isListed, setListed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setListed(true), listDelay);
    return () => clearTimeout(timer);
  }, []);
  const all = useMemo(() => (isListed ? countries(language) : null), [isListed, language]);
  if (all) return all;
  const label = chosen && namesIn(language).of(chosen);
  return label ? [{ value: chosen, label }] : [];
}
