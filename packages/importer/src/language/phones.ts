import { findPhoneNumbersInText, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A telephone number in a text, as it is printed there. */
export interface FoundPhone {
  text: string;
  /** Offset of its first character. */
  start: number;
  /** Whether the country's numbering plan has such numbers; others are mistyped, invented, or of another country. */
  isValid: boolean;
}

/** What may be a number: groups of digits, seven at least, and an extension. */
const SHAPE = new RegExp(
  String.raw`(?<![\p{L}\p{N}./-]|〒\s?)(?!\d{4,5}-\d{3}\s+\p{L})(?=\(?\+?(?:[\s()./‑–-]{0,4}\d){7})` +
    String.raw`(?<number>(?:\(?\+\s?\d{1,3}\)?|\(\d{2,5}\)|\d)[\d\s()./‑–-]{5,18}\d)` +
    String.raw`(?:,?\s?(?:ext\.?|extension|x)\s?\d{1,6})?(?![\p{L}\p{N}])`,
  'gu',
);
/** Two years and what stands around them: some numbering plans have such numbers. */
const PERIOD = /(?<!\d)(?:19|20)\d\d\D{1,12}?(?:\d{1,2}\D{1,3})?(?:19|20)\d\d(?!\d)/u;
const DAY = /^(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2})$/u;
/** The fewest digits after a number that are something else: a postal code, a second number. */
const LEAST_REST = 4;

const digitsOf = (text: string): string => text.replace(/\D/gu, '');

interface Shape {
  text: string;
  start: number;
}

/** A number of a template, some or all of whose digits are an x: "+91-XXXXXXXXXX", "(+44) 20 7946 xxxx". */
const MASKED =
  /(?<![\p{L}\p{N}+(])(?=[^xX\p{L}]{0,16}[xX]{3})(?=[\dxX]{0,10}[+() .-])(?=(?:[+() .-]{0,3}[\dxX]){7})(?:\(\+\d{1,3}\)\s?)?\+?\(?[\dxX]{1,10}\)?(?:[ .-]?\(?[\dxX]{2,10}\)?){0,5}(?![\p{L}\p{N}])/gu;

/** The same of a mobile number in China, of which some signs in the middle or all but the first are hidden: "138****8888". */
const MASKED_MOBILE =
  /(?<![\p{L}\p{N}+*])(?:\(?\+?86\)?[ -]?)?1[3-9](?=[\dxX*]{9}(?![\p{L}\p{N}*]))\d?[xX*]{4,9}\d{0,5}/gu;

const shapesIn = (text: string): Shape[] => {
  const masked = [...text.matchAll(MASKED), ...text.matchAll(MASKED_MOBILE)].map((match) => ({
    text: match[0],
    start: match.index,
  }));
  return masked.length > 0 ? masked : digitsIn(text);
};

const digitsIn = (text: string): Shape[] =>
  [...text.matchAll(SHAPE)].flatMap((match) => {
    const [whole] = match;
    const number = match.groups?.['number'] ?? whole;
    const { length } = digitsOf(number);
    const isOther = length > 15 || (!number.includes('+') && (PERIOD.test(number) || DAY.test(number)));
    if (isOther) return [];
    // A bracket that opens before the number closes somewhere behind it.
    const printed = whole.replace(/^\((?=[^)]*$)/u, '').trim();
    return [{ text: printed, start: match.index + whole.indexOf(printed) }];
  });

/**
 * The telephone numbers in a text, by Google's numbering plans. A number without its country's code is one of the first of
 * the countries (ISO 3166) that has it. Numbers that no plan has are found by their shape.
 */
export const findPhones = (text: string, countries: readonly string[]): FoundPhone[] =>
  shapesIn(text).flatMap((shape) => {
    const known = [...countries, ''].map((country) => validIn(shape, country)).find((valid) => valid.length > 0);
    return known ?? [{ ...shape, isValid: false }];
  });

/** The valid numbers in a shape; none if they would leave out a part of it that is nothing else. */
const validIn = ({ text, start }: Shape, country: string): FoundPhone[] => {
  const found = findPhoneNumbersInText(text, isSupportedCountry(country) ? { defaultCountry: country } : {});
  const [first] = found;
  if (!first || digitsOf(text.slice(0, first.startsAt)) !== '') return [];
  const rest = digitsOf(text.slice(found.at(-1)?.endsAt));
  if (rest !== '' && rest.length < LEAST_REST) return [];
  return found.map(({ startsAt, endsAt }) => ({
    text: text.slice(startsAt, endsAt),
    start: start + startsAt,
    isValid: true,
  }));
};

/** Whether a text has something of the shape of a telephone number. */
export const hasPhone = (text: string): boolean => shapesIn(text).length > 0;

/** A text without numbers: those that were found in it, or all that have the shape of one. */
export const withoutPhones = (text: string, phones: readonly Shape[] = shapesIn(text)): string =>
  phones.reduceRight(
    (rest, phone) => `${rest.slice(0, phone.start)} ${rest.slice(phone.start + phone.text.length)}`,
    text,
  );

/** Other countries whose people write in the language of most people in a country. */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  US: ['GB', 'IE', 'IN', 'AU', 'NZ', 'ZA', 'NG', 'SG'],
  DE: ['AT', 'CH'],
  FR: ['BE', 'CH', 'MA'],
  ES: ['MX', 'AR', 'CO', 'CL', 'PE'],
  PT: ['BR'],
  NL: ['BE'],
  CN: ['TW', 'HK'],
  EG: ['SA', 'AE', 'JO', 'MA'],
};

/** The countries whose numbers a text is likely to have, if only its language is known by that of most who write it. */
export const countriesLike = (country: string): string[] => [country, ...(NEIGHBOURS[country] ?? [])];

/**
 * The country that a number with its country's code belongs to; `''` without one. A number that no plan has belongs to the
 * first of the countries of its code: the United Kingdom for +44, the United States for +1.
 */
export const countryByPhone = (phone: string): string => {
  if (!/^\(?\+/u.test(phone)) return '';
  const number = parsePhoneNumberFromString(phone.replace(/^\(\+\s?(\d+)\)/u, '+$1'));
  // Of a number that is too short the library knows no countries, or the wrong ones.
  const [possible] = number?.countryCallingCode === '1' ? ['US'] : (number?.getPossibleCountries() ?? []);
  return number?.country ?? possible ?? '';
};

/**
 * A number that comes as data as people write it: the address `tel:+353-1-555-0142`, or `15550142` beside the code of its
 * country in digits. What no numbering plan has stays as it is.
 */
export const writtenPhone = (phone: string, callingCode = ''): string => {
  const isAddress = phone.startsWith('tel:');
  const number = phone.replace(/^tel:/u, '');
  const code = digitsOf(callingCode);
  if (!isAddress && !code) return number;
  const found = parsePhoneNumberFromString(number, code ? { defaultCallingCode: code } : {});
  if (found?.isValid()) return found.formatInternational();
  return [code && !number.startsWith('+') ? `+${code}` : '', number].filter(Boolean).join(' ');
};
