import { NOWHERE, type Place } from './places.ts';

const TEMPLATE_COUNTRY = /^(?:country|remote|país|pais|pays|land|paese|kraj|remoto|ülke)$/iu;
const TEMPLATE_PLACE =
  /^[[<{(]?(?:city|town|ciudad|localidad|ville|stadt|ort|cidade|città|miasto|plaats|şehir)(?:\s*[,/]\s*(?:state|st|country|province|region|remote|estado|uf|país|pais|pays|land|stato|paese|provincia|kraj|remoto|ülke)){0,2}(?:,?\s(?:\d{4,6}|x{4,6}|zip(?:[ -]?code)?|post(?:al)?[ -]?code|plz))?[\]>})]?$/iu;

/** Whether a text stands for a place in a template: "[City, State]", "Ciudad, País". */
export const isPlaceOfTemplate = (text: string): boolean => text.length < 40 && TEMPLATE_PLACE.test(text.trim());

/** The city and the region that stand for a place in a template; undefined for other texts. */
export const placeOfTemplate = (text: string): Place | undefined => {
  if (!isPlaceOfTemplate(text)) return undefined;
  const [city = '', ...others] = text.replace(/[[\]<>{}()]/gu, '').split(/\s*[,/]\s*/u);
  const [, named = '', postalCode = ''] =
    /^(\D*?)(?:\s(\d{4,6}))?$/u.exec(others.find((part) => !TEMPLATE_COUNTRY.test(part)) ?? '') ?? [];
  const region = named.replace(/\s(?:zip|post|plz|x{4}).*$/iu, '').trim();
  return region === '' ? undefined : { ...NOWHERE, city: city.trim(), region, postalCode };
};
