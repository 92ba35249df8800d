import { hasFigure, listedLanguages, type ListedLanguage } from './words.ts';

/** Beginnings of words that say what came of something. */
const stems = (words: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${words})`, 'iu');

export const RESULTS: Readonly<Record<ListedLanguage, RegExp>> = {
  en: stems(
    'achiev|award|boost|cut|decreas|doubl|earn|eliminat|enabl|exceed|fell(?!\\p{L})|fewer(?!\\p{L})|gain|grew|halv|improv|increas|less(?!\\p{L})|lower|made it possible|more(?!\\p{L})|president.?s club|prevent|quicker|rais|reach|recover|reduc|result|rose(?!\\p{L})|sav(?:e|ed|es|ing)(?!\\p{L})|secur|shorten|so that|still use|stopp|tripl|which|win(?:s|ning)?(?!\\p{L})|won(?!\\p{L})|without|faster|better|first|adopted|ahead of schedule|(?:on|under) budget|promoted to|(?:was|were) promoted',
  ),
  de: stems(
    'ausgezeichnet|dadurch|damit|einspar|erhöh|erreich|ersparnis|ersetz|fiel|gesenk|gespart|gesteiger|gestiegen|gewann|gewonn|gewinn|halbier|mehr|ohne|reduzier|reduktion|schneller|senk|sodass|so dass|steiger|stieg|über(?:troffen|traf)|verbesser|verdoppel|verhinder|verkürz|verringer|vermied|weniger|wodurch|erfolg|termingerecht|fristgerecht',
  ),
  fr: stems(
    'accru|accroiss|amélior|augment|atteint|baiss|dépass|diminu|divis|doubl|écono|évit|gagn|gain|hausse|moins|multipli|obten|permet|permis|plus|primé|progress|réduct|rédui|remport|résult|sans(?!\\p{L})|supprim|tripl|prix',
  ),
  es: stems(
    'ahorr|alcanz|aument|aumentó|consegu|consigu|creci|disminu|dupli|elimin|evit|gan[óoé]|increment|logr|más|mejor|menos|permiti|premi|redu[cj]|result|sin(?!\\p{L})|super|triplic|obt[eu]v',
  ),
  pt: stems(
    'alcan[cç]|aument|conquist|consegui|cresc|diminu|dobr|economi|elimin|evit|ganh|increment|mais(?!\\p{L})|melhor|menos|permiti|premi|redu[cz]|result|sem(?!\\p{L})|super|triplic|obt[ei]',
  ),
};

/** Whether a bullet in a language says what came of something: in words, or by a figure. */
export const saysResult = (text: string, language: string): boolean =>
  hasFigure(text) || listedLanguages.some((listed) => listed === language && RESULTS[listed].test(text));
