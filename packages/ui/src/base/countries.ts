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

/** Every country, as a code (ISO 3166-1 alpha-2) and its name in a language, by name. */
export function countries(language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountry.has(code))
    .flatMap((value) => {
      const label = names.of(value);
      return label ? [{ value, label }] : [];
    })
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
