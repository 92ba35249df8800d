import { inSimplified } from './traditional.ts';
import { indianPlace } from './indian-places.ts';
import { italianPlace } from './italian-places.ts';
import { isKnownRegion, provinceAndCity } from './regions.ts';
import { documentLanguages, normalized } from '@vitae/domain';
import { isCity } from './cities.ts';
import { neighbourLanguages } from './neighbours.ts';
import {
  AUSTRALIAN_STATES,
  BRAZIL_STATES,
  CODES,
  COUNTRY_CODES,
  MORE_NAMES,
  STATE_CODES,
  SWISS_CANTONS,
  US_STATES,
} from './place-codes.ts';
import { placeWithRegion } from './place-with-region.ts';

/** Like `foldText`, but keeps the doubling sign: it distinguishes Amman from Oman. */
const foldText = (text: string): string =>
  normalized(text, 'NFKD')
    .replace(/(?!\u0651)\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\u0651]/gu, '');

const COUNTRIES = buildCountries();

function buildCountries(): Map<string, string> {
  const countries = new Map<string, string>();
  for (const language of [...documentLanguages, ...neighbourLanguages]) {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    for (const code of COUNTRY_CODES) {
      const name = foldText(names.of(code) ?? '');
      if (name && !countries.has(name)) countries.set(name, code);
    }
  }
  for (const [name, code] of Object.entries(MORE_NAMES)) countries.set(foldText(name), code);
  return countries;
}

/** ISO code of a country by its name in any document language or one of their neighbours. Two-letter codes do not count as names. */
export const countryByName = (text: string): string | undefined =>
  COUNTRIES.get(foldText(text)) ?? COUNTRIES.get(foldText(inSimplified(text)));

export type Place = { address: string; postalCode: string; city: string; region: string; countryCode: string };

const NAME =
  String.raw`\p{Lu}[\p{L}.'’-]*(?:[ -](?:de|do|da|dos|la|le|les|am|an|der|den|upon|on|sur|del|el|of` +
  String.raw`|\p{Lu}[\p{L}.'’-]*)){0,4}`;
const CITY_REGION = new RegExp(
  String.raw`^(?<city>${NAME})\s*[,/–-]\s*(?<region>\p{Lu}{2,3}|${NAME})\.?(?:,?\s+(?<zip>\d{5}(?:-\d{4})?` +
    String.raw`|[A-Z]\d[A-Z] ?\d[A-Z]\d))?(?:,?\s+(?<rest>[\p{L}. ]+))?$`,
  'u',
);
const ZIP_BETWEEN = new RegExp(
  String.raw`^(?<city>${NAME})\s+(?<zip>\d{4,6})\s+(?<region>\p{L}[\p{L} ’'-]{2,30})$`,
  'u',
);
const ZIP_CITY = new RegExp(
  String.raw`^(?<zip>(?:[A-Z]{1,2}-)?(?:\d{4} ?[A-Z]{2}|\d{4,6}|\d{2}-\d{3}|\d{3} \d{2}|\d{2} (?!000)\d{3}|\d{4,5}-\d{3}))\s+(?<city>${NAME})$`,
  'u',
);
const CITY_ZIP = new RegExp(
  String.raw`^(?<city>${NAME})\s+(?<zip>\d{4,6}|[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?|\d{2})$`,
  'u',
);
/** A part of a house with its number: "Apt 18" is no city with its district. */
const UNIT =
  /^(?:apt|appt|apto|apartment|apartamento|appartement|unit|suite|ste|flat|room|floor|box|lot|bât|bâtiment|étage|piso|bloco|whg|wohnung)\.?$/iu;
const STREET = new RegExp(
  String.raw`\d|(?:street|road|avenue|lane|drive|strasse|straße|str\.|weg|platz|allee|rue|calle|avenida|via` +
    String.raw`|piazza|ulica|ul\.|улица|ул\.|شارع|路|街|号|丁目|番地)`,
  'iu',
);
/** A number before such a name is that of a house: "2210 N Halsted St". */
const STREET_END =
  /\b(?:St|Str|Ave|Rd|Blvd|Ln|Dr|Ct|Pl|Sq|Hwy|Street|Avenue|Road|Boulevard|Lane|Drive|Court|Square|Way|Terrace|Parkway|Broadway|Plaza|Circle|Crescent)\.?$/iu;
/** A street with the number of a house: "Salzstraße 12", "Calle de la Paz 21". */
const STREET_NAME =
  /^(?:[\p{L}.’' -]*(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer|straat|laan|gatan|vägen)|(?:rue|calle|avenida|av\.|via|viale|corso|piazza|rua|plaza|paseo|ulica|ul\.|avenue|boulevard|chemin)\s[\p{L}.’' -]+)\s\d{1,3}$/iu;
/** A part of a city, which precedes the city. */
const DISTRICT = /-(?:gu|ku|dong|ro|cho|machi|si)$|(?:^|\s)(?:district|bezirk|quartier|barrio|arrondissement)\b/iu;
const REMOTE = new RegExp(
  String.raw`^(?:remote|hybrid|online|on-?site|télétravail|homeoffice|home office|remoto|zdalnie|удал[её]нно` +
    String.raw`|عن بعد|远程|リモート|재택|원격|온라인|オンライン|線上|线上|en línea|à distance|a distancia|a distância|a distanza|op afstand|på distans|дистанционно|онлайн)(?:\s*[,/(].*)?$`,
  'iu',
);
const CJK_CITY = /^[\p{Script=Han}]{2,5}[市省县縣区區都府道町村]/u;

/** A place of which nothing is known. */
export const NOWHERE: Place = { address: '', postalCode: '', city: '', region: '', countryCode: '' };

/** Addresses from the largest part to the house: the country, a postal code, the region, the city, and the rest. */
const LARGEST_FIRST = [
  /^(?<country>日本)?[、,\s]*(?:〒\s*)?(?<code>\d{3}-\d{4})?\s*(?<region>東京都|北海道|京都府|大阪府|\p{Script=Han}{2,3}県)?(?<city>(?!.{1,4}省)[\p{Script=Han}ヶケノ]{1,5}?[市区郡村])(?<rest>.*)$/u,
  /^(?<country>中国)?\s*(?<region>\p{Script=Han}{2,4}(?:省|自治区))?(?<city>北京市?|上海市?|天津市?|重庆市?|\p{Script=Han}{2,4}?市)(?<rest>.*?)(?:\s(?<code>\d{6}))?$/u,
  // Seoul and other large cities are in no province; their districts ("구") are a part of the address.
  /^(?<country>대한민국)?\s*(?<city>\p{Script=Hangul}{2}(?:특별시|광역시|특별자치시))\s+(?<rest>\p{Script=Hangul}+[구군읍면동].*?)(?:\s\(?(?<code>\d{5})\)?)?$/u,
  /^(?<country>대한민국)?\s*(?<region>\p{Script=Hangul}+(?:특별자치도|도))\s+(?<city>\p{Script=Hangul}+[시군구])(?<rest>.*?)(?:\s\(?(?<code>\d{5})\)?)?$/u,
];

function largestFirst(text: string): Place | undefined {
  const groups = LARGEST_FIRST.map((pattern) => pattern.exec(text)?.groups).find((found) => found !== undefined);
  if (!groups) return undefined;
  const { country = '', code = '', region = '', city = '', rest = '' } = groups;
  // Without the parts around it, a short word with such an ending is not a city.
  if (city.length < 3 && region + code + country === '') return undefined;
  return { address: rest.trim(), postalCode: code, city, region, countryCode: countryByName(country) ?? '' };
}

/** Orders of some countries: Russian from the postal code to the house, Hungarian the same without commas, French the street first. */
const ORDERS = [
  new RegExp(
    String.raw`^(?:(?<code>\d{5,6}),\s*)?(?:(?<country>\p{Lu}[\p{L} ]+),\s*)?(?:(?<region>\p{Lu}[\p{L} -]+ (?:обл\.|область|край|області)),\s*)?(?:(?:г|м|гр)\.\s?|город\s|місто\s)?(?<city>${NAME}),\s*(?<rest>(?:ул|вул|пр|просп|пр-т|пр-кт|пер|наб|бул|бульв|пл|ш)\.\s?.+|(?:улица|вулиця|проспект|переулок|провулок|набережная|бульвар|площадь|площа|шоссе)\s.+)$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?:(?<country>HU|H)-)?(?<code>\d{4})\s(?<city>\p{Lu}\p{L}+),?\s(?<rest>\p{Lu}[\p{L} .-]{1,40}\s(?:út|útja|utca|u\.|tér|tere|körút|krt\.|köz|sétány|rakpart|fasor|sor|park)\s\d.{0,20})$`,
    'u',
  ),
  new RegExp(
    String.raw`^(?<rest>\d{1,4}\p{L}?(?:,?\s(?:bis|ter))?,?\s\p{L}[\p{L} .'’-]{3,50}|\p{Lu}[\p{L} .'’-]{3,50}\s\d{1,4}\s?\p{L}?)\s(?<code>\d{5})\s(?<city>${NAME})$`,
    'u',
  ),
];

function inOrderOfCountry({ text }: Pick<Address, 'text'>): Place | undefined {
  const groups = ORDERS.map((pattern) => pattern.exec(text)?.groups).find((found) => found);
  const { country = '', code = '', region = '', city = '', rest = '' } = groups ?? {};
  const countryCode = country.length > 2 ? countryByName(country) : '';
  if (city === '' || countryCode === undefined) return undefined;
  return { address: rest.trim(), postalCode: code, city, region, countryCode };
}

/** Arabic, Hebrew and Indic scripts, which have no capitals: a street with its number, then the city. */
const UNCASED =
  /^(?<address>(?=.*\d)[\p{Lo}\p{M}\d.'’׳״/ -]{4,40}?)\s*[,،]\s*(?<city>[\p{Lo}\p{M}'’׳״-]+(?: [\p{Lo}\p{M}'’׳״-]+){0,2})(?:[ -]+(?<code>\d{5,7}))?$/u;

function uncased(text: string): Place | undefined {
  const { address = '', city = '', code = '' } = UNCASED.exec(text)?.groups ?? {};
  const isOne = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}]/u.test(city);
  return isOne && STREET.test(address) ? { ...NOWHERE, address: address.trim(), city, postalCode: code } : undefined;
}

/** "Rua da Hora, 310, Recife - PE, CEP 52011-040": a state of Brazil before its kind of postal code. */
const BRAZILIAN = new RegExp(
  String.raw`^(?:(?<address>.{4,60}?)\s*[,–-]\s*)?(?<city>${NAME})\s*[/,–-]\s*(?<region>[A-Z]{2})[\s,–-]+(?:CEP:?\s*)?(?<zip>\d{5}-\d{3})$`,
  'u',
);

function brazilian(text: string): Place | undefined {
  const { address = '', city = '', region = '', zip = '' } = BRAZILIAN.exec(text)?.groups ?? {};
  return BRAZIL_STATES.has(region) ? { ...NOWHERE, address, city, region, postalCode: zip } : undefined;
}

const POSTAL_CODE =
  /^(?:\d{4,6}(?:-\d{3,4})?|\d{2}-\d{3}|\d{3} \d{2}|\d{4} ?[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/u;

/** Codes of countries that more often end other names: "Autohaus Park KG", "Awesome CV", "Power BI", "Azure ML". */
const ENDS_OF_NAMES = new Set(['AG', 'BI', 'CO', 'CV', 'IT', 'KG', 'ML', 'SA', 'TV']);

/** "CA 94115", "Midlothian GB": a state and its postal code, a region and its country, wherever they stand. */
const withStateApart = (part: string): string[] => {
  const [, name, country = ''] = /^(\p{Lu}[^\d]+) ([A-Z]{2})$/u.exec(part) ?? [];
  const isCountry = CODES.has(country) && !STATE_CODES.has(country) && !ENDS_OF_NAMES.has(country);
  if (name !== undefined && isCountry) return [name, country];
  const { state, code } = /^(?<state>[A-Z]{2})\s(?<code>\d{5}(?:-\d{4})?)$/u.exec(part)?.groups ?? {};
  return state !== undefined && code !== undefined && STATE_CODES.has(state) ? [state, code] : [part];
};

/** Whether a part of an address has letters only, and no word of a street. */
const isNameOfPlace = (part: string): boolean => /^\p{Lu}[\p{L}'’. -]+$/u.test(part) && !STREET.test(part);

/**
 * Parts in any order, of which codes say what they are: "77 Vassar Street, Cambridge, MA, US, 02139",
 * "14 Quay Lane, H91 E2K3, Galway (IE)".
 */
function inAnyOrder(source: string): Place | undefined {
  const parts = source
    .replace(/\s*[(（]([A-Z]{2})[)）]/gu, ', $1')
    .split(/\s*,\s*/u)
    .flatMap((part) => withStateApart(part.trim()))
    .filter(Boolean);
  const postalCode = parts.find((part) => POSTAL_CODE.test(part)) ?? '';
  const coded = parts.filter((part) => part !== postalCode);
  // "Via Verdi, 6, Milano (MI), Italy, 20138", "Chicago, 60640, Illinois, United States": the country by its name.
  const country = postalCode === '' ? undefined : countryByName(coded.at(-1) ?? '');
  const names = country ? coded.slice(0, -1) : coded;
  const codes = names.filter((part) => CODES.has(part));
  // "CA" alone may be a state as well as a country.
  const countryCode =
    country ??
    (codes.length > 1 || !STATE_CODES.has(codes[0] ?? '')
      ? (codes.findLast((code) => code === 'US') ?? codes.at(-1) ?? '')
      : '');
  const rest = names.filter((part) => part !== countryCode);
  // "San Francisco, California, US, CA 94115" names the state twice.
  const named = rest.findLastIndex((part, index) => index > 0 && US_STATES[foldText(part)] !== undefined);
  const [last = '', before = ''] = rest.filter((part, at) => at !== named && !STATE_CODES.has(part)).toReversed();
  // "Leeds, West Yorkshire, GB": what no list has as a city is around the one before it.
  const isAround = named < 0 && isNameOfPlace(before) && isNameOfPlace(last) && (!isCity(last) || last === before);
  const city = isAround ? before : last;
  if (parts.length < 3 || (postalCode === '' && countryCode === '') || !/^\p{Lu}[\p{L}'’. -]+$/u.test(city))
    return undefined;
  const region = isAround ? last : (rest[named] ?? rest.find((part) => STATE_CODES.has(part)) ?? '');
  const address = rest.filter((part) => part !== city && part !== region && !STATE_CODES.has(part));
  if (!address.every((part) => STREET.test(part) || part.length < 30)) return undefined;
  // Behind a region of another kind, "DE" is no Delaware.
  const code = isAround && countryCode === '' && parts.at(-1) === codes[0] ? (codes[0] ?? '') : countryCode;
  return { ...NOWHERE, address: address.join(', '), postalCode, city, region, countryCode: code };
}

/** An address without the word in brackets for whose it is: "…, Pamplona, España (Domicilio)". */
const withoutKind = (source: string): string => {
  const [, address, kind] =
    source.length > 120 ? [] : (/^([^()]*,[^()]*)\((\p{L}[\p{L} ]{3,20})\)\s*$/u.exec(source) ?? []);
  return address !== undefined && countryByName(kind ?? '') === undefined ? address : source;
};

/** Codes of a state and of a country that behind a city alone more often mean the country. */
const PEOPLED = new Set(['DE', 'IN', 'AR', 'CO', 'IL', 'CA', 'NL', 'SK', 'PE']);

/** Cities that are as good as countries: what stands before them is a part of them. */
const CITY_STATES = new Set(['Hong Kong', 'Singapore', 'Macau', 'Macao', 'Monaco']);

/** "La Garde (83)": a French town with the number of its department. */
const DEPARTMENT = /^(?<city>\p{Lu}[\p{L}'’ -]{1,30}?)\s?\((?:\d{2}|2[AB]|97\d)\)$/u;

/** Whether a text is a town with the number of its department. */
export const isInDepartment = (text: string): boolean => DEPARTMENT.test(text.trim());

/** A text that may be a place, as it is given and in one line, and its parts between commas. */
type Address = {
  source: string;
  text: string;
  parts: readonly string[];
  last: string;
  /** The country at the end of the last part, and what stands before it there. */
  country: string | undefined;
  before: string;
};

/** What stands before the last part, as a street does. */
const beforeLast = ({ parts }: Address): string => parts.slice(0, -1).join(', ');

/** The code or the name of a state, or the name of another region. */
const isStateOrRegion = (text: string): boolean =>
  STATE_CODES.has(text) || US_STATES[foldText(text)] !== undefined || isKnownRegion(text);

/** A country, a city, or an address in the form of one country, whatever its parts are. */
const inKnownForm = (source: string, text: string): Place | undefined => {
  const italian = italianPlace(withoutKind(source).replace(/\s+/gu, ' '));
  if (italian) return italian;
  const indian = indianPlace(text);
  if (indian) return indian;
  const country = countryByName(text);
  if (country) return { ...NOWHERE, address: text, countryCode: country };
  if (isCity(text)) return { ...NOWHERE, city: text };
  // "西安, 陕西": a province behind a known city.
  const han = /^(?<city>\p{Script=Han}{2,4})\s?[,，、]\s?(?<region>\p{Script=Han}{2,4})$/u.exec(text)?.groups;
  if (han && isCity(han['city'] ?? '') && !countryByName(han['region'] ?? ''))
    return { ...NOWHERE, city: han['city'] ?? '', region: han['region'] ?? '' };
  const inProvince = provinceAndCity(text);
  if (inProvince && isCity(inProvince.city)) return { ...NOWHERE, ...inProvince };
  const place = largestFirst(text) ?? uncased(text) ?? brazilian(text) ?? placeWithRegion(text) ?? inAnyOrder(source);
  if (place || !CJK_CITY.test(text)) return place;
  return { ...NOWHERE, city: /^.+?[市都]/u.exec(text)?.[0] ?? text, address: text.length > 6 ? text : '' };
};

/** "Danone France" is a company: without a comma only a known city stands before its country. */
const isNameWithCountry = ({ text, parts, country, before }: Address): boolean =>
  country !== undefined && before !== '' && parts.length === 1 && !/\d/u.test(text) && !isCity(before);

/** "Pokfulam, Hong Kong" */
const inCityState = ({ parts: [district = '', city = '', ...more] }: Address): Place | undefined =>
  more.length === 0 && CITY_STATES.has(city) && /^\p{Lu}[^\d]*$/u.test(district)
    ? { ...NOWHERE, address: district, city }
    : undefined;

/** "Leeds, England", "Dublin 8 Ireland" */
const beforeCountry = ({ parts, country, before }: Address): Place | undefined => {
  if (!country || (before === '' && parts.length < 2)) return undefined;
  return { ...cityOf([...parts.slice(0, -1), ...(before === '' ? [] : [before])]), countryCode: country };
};

/** "Lugano (TI)", "La Garde (83)" */
const beforeBrackets = ({ source }: Address): Place | undefined => {
  const { city = '', region = '' } =
    /^(?<city>\p{Lu}[\p{L}'’ -]+?)\s*\((?<region>[A-Z]{2})\)$/u.exec(source.trim())?.groups ?? {};
  if (city !== '') return { ...NOWHERE, city, region };
  const inDepartment = DEPARTMENT.exec(source.trim())?.groups?.['city'];
  return inDepartment === undefined ? undefined : { ...NOWHERE, city: inDepartment };
};

/** "Salem, OR 97301", "Austin, Texas, USA", "Stuttgart, DE" */
const beforeRegion = ({ text, parts }: Address): Place | undefined => {
  const groups = parts.length <= 3 ? CITY_REGION.exec(text)?.groups : undefined;
  if (!groups) return undefined;
  const { city = '', region = '', zip = '', rest = '' } = groups;
  const country = countryByName(rest) ?? (CODES.has(rest) ? rest : '');
  if (isStateOrRegion(region) || BRAZIL_STATES.has(region))
    return { ...NOWHERE, city, region, postalCode: zip, countryCode: country };
  return CODES.has(region) ? { ...NOWHERE, city, countryCode: region, postalCode: zip } : undefined;
};

/** "218 Valencia Street, San Francisco, CA 94103", "267 19th Ave South Minneapolis, Minnesota 55455" */
const beforeState = ({ parts, last }: Address): Place | undefined => {
  const region = last.replace(/\s+[\dA-Z -]*\d[\dA-Z -]*$/u, '');
  if (parts.length > 2) return isStateOrRegion(region) ? cityOf(parts) : undefined;
  const isOfState = STATE_CODES.has(region) || US_STATES[foldText(region)] !== undefined;
  const zip = last.slice(region.length).trim();
  if (parts.length !== 2 || !/^\d/u.test(parts[0] ?? '') || !isOfState || zip === '') return undefined;
  const words = (parts[0] ?? '').split(' ');
  const count = [3, 2, 1].find((length) => length < words.length - 1 && isCity(words.slice(-length).join(' ')));
  if (count === undefined) return undefined;
  const [address, city] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')];
  return { ...NOWHERE, address, city, region, postalCode: zip };
};

/** "El Astillero 39610 Cantabria" */
const aroundCode = (given: Address): Place | undefined => {
  const { city = '', region = '', zip = '' } = ZIP_BETWEEN.exec(given.last)?.groups ?? {};
  return isKnownRegion(region) ? { ...NOWHERE, address: beforeLast(given), city, region, postalCode: zip } : undefined;
};

/** "14 Quay Lane, Galway" */
const behindStreet = (given: Address): Place | undefined => {
  const { parts, last } = given;
  const isBehind = parts.length > 1 && parts.slice(0, -1).every((part) => /\d/u.test(part) && STREET.test(part));
  return isBehind && isCity(last) ? { ...NOWHERE, address: beforeLast(given), city: last } : undefined;
};

/** "17 Rue de Bretagne, 98835 Dumbéa, Nouvelle-Calédonie" */
const behindCodedCity = ({ parts, last }: Address): Place | undefined => {
  const [street = '', ...behind] = parts;
  const { city = '', zip = '' } = ZIP_CITY.exec(behind.at(-2) ?? '')?.groups ?? {};
  const isBehind = city !== '' && /\d/u.test(street) && STREET.test(street) && isKnownRegion(last);
  return isBehind
    ? { ...NOWHERE, address: parts.slice(0, -2).join(', '), postalCode: zip, city, region: last }
    : undefined;
};

/** "24937 Flensburg", "Melbourne VIC 3000", "9500 Wil SG" */
const besideCode = (given: Address): Place | undefined => {
  const { text, last } = given;
  const { city = '', zip = '' } = (ZIP_CITY.exec(last) ?? CITY_ZIP.exec(last))?.groups ?? {};
  // "Area 52", "Hackathon 2018": two digits or a year make no city of a word, and "Goethe-Zertifikat B2" is none in Birmingham.
  const isUnit = UNIT.test(city) || (/\s(?:\d{2}|(?:19|20)\d\d|[ABC][12])$/u.test(last) && !isCity(city));
  if (city === '' || isUnit || STREET_END.test(city) || STREET_NAME.test(text)) return undefined;
  const address = beforeLast(given);
  // "1017 JZ" is a postal code of the Netherlands.
  if (/^[A-Z]{2}$/u.test(city) && /^\d{4}$/u.test(zip)) return { ...NOWHERE, address, postalCode: `${zip} ${city}` };
  const [, name = city, region = ''] = /^(.+) ([A-Z]{2,3})$/u.exec(city) ?? [];
  const isSwiss = /^\d{4}$/u.test(zip) && last.startsWith(zip) && SWISS_CANTONS.has(region);
  const hasRegion = STATE_CODES.has(region) || AUSTRALIAN_STATES.has(region) || isSwiss;
  return { ...NOWHERE, address, postalCode: zip, ...(hasRegion ? { city: name, region } : { city }) };
};

/** "Boston MA", which is not in Morocco, "Kyiv UA" */
const beforeBareCode = ({ text }: Address): Place | undefined => {
  const { city = '', code = '' } = /^(?<city>\p{Lu}[\p{L}'’ -]+?)\s+(?<code>[A-Z]{2})$/u.exec(text)?.groups ?? {};
  if (STATE_CODES.has(code) && !PEOPLED.has(code)) return { ...NOWHERE, city, region: code };
  return CODES.has(code) && !ENDS_OF_NAMES.has(code) ? { ...NOWHERE, city, countryCode: code } : undefined;
};

/** "Springfield, Some County US" */
const beforeUnitedStates = ({ text }: Address): Place | undefined => {
  const { city, region = '' } =
    /^(?<city>\p{Lu}[\p{L}'’. -]+?),\s*(?<region>[\p{L} ]+?)\s+USA?$/u.exec(text)?.groups ?? {};
  return city === undefined ? undefined : { ...NOWHERE, city, region, countryCode: 'US' };
};

/** "Remote", "Home office" */
const anywhere = ({ text }: Address): Place | undefined => (REMOTE.test(text) ? { ...NOWHERE, city: text } : undefined);

/** The forms of what is in no known form, of which the first one counts. */
const FORMS: readonly ((address: Address) => Place | undefined)[] = [
  inCityState,
  beforeCountry,
  beforeBrackets,
  beforeRegion,
  beforeState,
  aroundCode,
  behindStreet,
  behindCodedCity,
  besideCode,
  beforeBareCode,
  beforeUnitedStates,
  inOrderOfCountry,
  anywhere,
];

/** Reads a place in one of the formats that resumes use; undefined if the text does not look like one. */
export const parsePlace = (source: string): Place | undefined => {
  const text = withoutKind(source)
    .replace(/[()]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/[,;]\s*$/u, '')
    .trim();
  if (!text || text.length > 90 || /[@]|https?:|www\./iu.test(text)) return undefined;
  const known = inKnownForm(source, text);
  if (known) return known;
  const parts = text.split(/\s*[,،，|]\s*/u).filter(Boolean);
  const last = parts.at(-1) ?? '';
  // "New Mexico" is no Mexico.
  const country = countryByName(last) ?? (US_STATES[foldText(last)] ? undefined : countryOf(last));
  const address: Address = { source, text, parts, last, country, before: withoutCountry(last) };
  if (isNameWithCountry(address)) return undefined;
  for (const read of FORMS) {
    const place = read(address);
    if (place) return place;
  }
  return undefined;
};

/** Whether a text says that somebody worked from a distance, instead of a place. */
export const isRemote = (text: string): boolean => text.length < 40 && REMOTE.test(text.trim());

/** Whether a text is the code of one of the United States, of a province of Canada or of a state of Brazil. */
export const isStateCode = (text: string): boolean => STATE_CODES.has(text) || BRAZIL_STATES.has(text);

/** Whether a text is the name of a country, or of one of the United States. */
export const isRegion = (text: string): boolean =>
  US_STATES[foldText(text)] !== undefined || countryByName(text) !== undefined;

/** Whether a short text looks like a place by its format alone. */
export const isPlace = (text: string): boolean => parsePlace(text) !== undefined;

const countryOf = (text: string): string | undefined =>
  countryByName(text) ??
  countryByName(text.split('/').at(-1) ?? '') ??
  countryByName(text.split(' ').at(-1) ?? '') ??
  countryByName(text.split(' ').slice(-2).join(' '));

/** "Dublin 8 Éire/Ireland" without its countries: the words before them. */
const withoutCountry = (text: string): string => {
  const words = text.split(/[\s/]+/u);
  while (words.length > 0) {
    const tail = [3, 2, 1].find((count) => words.length >= count && countryByName(words.slice(-count).join(' ')));
    if (tail === undefined) break;
    words.length -= tail;
  }
  return words.join(' ');
};

/**
 * City, region and street from the parts before the country: the last part with a street or a number is the address.
 */
const cityOf = (parts: readonly string[]): Place => {
  const place: Place = { ...NOWHERE };
  const names = [...parts];
  const address: string[] = [];
  while (names.length > 1 && STREET.test(names[0] ?? '')) address.push(names.shift() ?? '');
  const zipMatch =
    /(?:^|\s)(\d{2}-\d{3}|\d{4}-\d{3}|\d{3} \d{2}|\d{4} [A-Z]{2}|\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?:\s|$)/u.exec(
      names.join(' '),
    );
  if (zipMatch?.[1]) {
    place.postalCode = zipMatch[1];
    // "Gainesville, Florida, 32608 United States": alone before its country.
    if (names.length > 1 && names.at(-1) === place.postalCode) names.pop();
  } else {
    // "Calle Estafeta 17, 3.º, 31001, Pamplona"
    const at = address.findLastIndex((part) => /^\d{5}$/u.test(part));
    if (at > 0) [place.postalCode = ''] = address.splice(at, 1);
  }
  const region = names.length > 1 ? names.at(-1) : undefined;
  const strip = (text: string): string =>
    (place.postalCode ? text.replace(place.postalCode, '') : text).replace(/\s+\d{1,2}(?=\s|$)/gu, '').trim();
  if (region && (isStateOrRegion(strip(region)) || BRAZIL_STATES.has(strip(region)))) {
    place.region = strip(region);
    const city = names.length - 2;
    // "Gainesville Florida, Florida"
    if (names[city]?.endsWith(` ${place.region}`)) names[city] = names[city].slice(0, -place.region.length - 1);
    place.city = strip(names[city] ?? '');
  } else if (names.length === 2 && region && !DISTRICT.test(names[0] ?? '')) {
    place.city = strip(names[0] ?? '');
    place.region = strip(region);
  } else {
    const name = strip(names.at(-1) ?? '');
    place[(isKnownRegion(name) || US_STATES[foldText(name)]) && !isCity(name) ? 'region' : 'city'] = name;
  }
  place.address = [
    ...address,
    ...names.slice(0, -1).filter((name) => strip(name) !== place.city && strip(name) !== place.region),
  ].join(', ');
  return place;
};
