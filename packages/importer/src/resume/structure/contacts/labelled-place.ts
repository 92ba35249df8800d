import { countryByName, NOWHERE, parsePlace, type Place } from '../../../language/places.ts';
import { tidy } from '../heads/atoms.ts';
import type { ContactPart } from './contact-parts.ts';
import { AND } from '../../../language/and-words.ts';
import { withoutColon } from '../../../text/normalise.ts';

/** Labels that forms print before the parts of an address. */
const LABELS: readonly { key: keyof Place; pattern: RegExp }[] = [
  {
    key: 'address',
    pattern:
      /^(?:street(?: address)?|address(?: line)?(?: \d)?|stra(?:ß|ss)e(?: und hausnummer)?|adresse|anschrift|rue|calle|dirección|endereço|rua|logradouro|indirizzo|via|adres|straat|gatuadress)$/iu,
  },
  {
    key: 'postalCode',
    pattern:
      /^(?:post(?:al)? ?code|zip(?: ?code)?|pin ?code|plz|postleitzahl|code postal|código postal|c\.?p\.?|cep|cap|postcode|kod pocztowy|postnummer)$/iu,
  },
  {
    key: 'city',
    pattern:
      /^(?:city|town|ort|stadt|wohnort|ville|ciudad|localidad|población|cidade|localidade|città|plaats|woonplaats|miasto|stad|postort)$/iu,
  },
  {
    key: 'region',
    pattern:
      /^(?:region|state|province|county|bundesland|kanton|région|département|provincia|comunidad autónoma|estado|distrito|regione|provincie|województwo|län)$/iu,
  },
  { key: 'countryCode', pattern: /^(?:country|land|staat|pays|país|paese|kraj)$/iu },
];
const BETWEEN = new RegExp(String.raw`\s*[/&,]\s*|\s+${AND}\s+`, 'iu');
const LONGEST_LABEL = 40;

/** The parts of an address that a label announces: "Postal code & city"; none if it announces anything else. */
export const placeLabels = (label: string): (keyof Place)[] => {
  if (label.length > LONGEST_LABEL) return [];
  const words = withoutColon(label).trim();
  const keys = words.split(BETWEEN).map((word) => LABELS.find(({ pattern }) => pattern.test(word))?.key);
  return keys.flatMap((key) => (keys.includes(undefined) ? [] : (key ?? [])));
};

/** An address whose parts stand behind labels of their own, with these parts; `undefined` if fewer than two have one. */
export const placeOfLabels = (parts: readonly ContactPart[]): { place: Place; parts: ContactPart[] } | undefined => {
  const place: Place = { ...NOWHERE };
  const used: ContactPart[] = [];
  for (const part of parts) {
    const keys = placeLabels(part.label);
    const values = valuesOf(tidy(part.text), keys);
    const isNew = values.length > 0 && values.every(([key]) => place[key] === '');
    if (!isNew) continue;
    for (const [key, value] of values) place[key] = value;
    used.push(part);
  }
  const labels = new Set(used.flatMap(({ label }) => placeLabels(label)));
  return labels.size > 1 && (place.city || place.postalCode) ? { place, parts: used } : undefined;
};

const valuesOf = (text: string, keys: readonly (keyof Place)[]): [keyof Place, string][] => {
  const [key] = keys;
  if (!key || text === '' || text.length > 90) return [];
  if (key === 'countryCode') {
    const code = countryByName(text) ?? (/^[A-Z]{2}$/u.test(text) ? text : undefined);
    return code ? [[key, code]] : [];
  }
  // "CA 94115 San Francisco", "Leeds, England"
  const whole = keys.length > 1 || key === 'city' ? parsePlace(text.replace(/^[A-Z]{2}[\s-](?=\d)/u, '')) : undefined;
  if (!whole) return keys.length === 1 ? [[key, text]] : [];
  const found: [keyof Place, string][] = [];
  for (const { key: each } of LABELS) if (whole[each]) found.push([each, whole[each]]);
  return found;
};
