import { isCity } from './cities.ts';
import type { Place } from './places.ts';

const INDIAN =
  /^(?:(?<address>.{3,80}?),\s)?(?<city>\p{Lu}[\p{L} ]{2,25}?)(?:,\s(?<region>\p{Lu}[\p{L} ]{3,25}?))?(?:\s?[–,-]\s?|\s)(?<code>[1-9]\d{2} ?\d{3})(?:,\s(?!India)(?<state>\p{Lu}[\p{L} ]{3,25}?))?(?:,\s(?<country>India))?$/u;

/** "Bengaluru 560 038", "4 Hill Road, Pune – 411038, Maharashtra": a large city of India, or one like it, before its postal code. */
export const indianPlace = (text: string): Place | undefined => {
  const { address = '', city = '', region, code = '', state, country } = INDIAN.exec(text)?.groups ?? {};
  if (!isCity(city)) return undefined;
  return { address, city, region: region ?? state ?? '', postalCode: code, countryCode: country ? 'IN' : '' };
};
