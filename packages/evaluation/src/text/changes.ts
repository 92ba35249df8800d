import { RESULTS } from './results.ts';
import { hasFigure, hasNumberWord, listedLanguages, type ListedLanguage } from './words.ts';

/** What says that something changed, beside the words for results: "from 61% to 79%", "instead of 11". */
const FURTHER: Readonly<Record<ListedLanguage, RegExp>> = {
  en: /\bfrom\b.{1,40}\bto\b|\binstead of\b|\b(?:up|down) (?:from|by)\b|\bspeed-?ups?\b|\bdown to\b|\bbrought down\b|→|\b(?:accelerat|climb|drop|jump|recoup|recover|rebuil|slash|trim)/iu,
  de: /\bvon\b.{1,40}\bauf\b|\bstatt\b|\bum (?:ein|zwei|drei|\d)|\banstelle\b|→|\b(?:amortis|beschleunig|eingespart|hochgefahren|vermindert)/iu,
  fr: /(?<!\p{L})(?:de|d['’])\s?\d.{0,25} à \d|au lieu d|contre \d|(?<!\p{L})d['’]un (?:tiers|quart)|de moitié|→|(?<!\p{L})(?:pass[eé]|accélér|rédu|récupér|ramen)/iu,
  es: /(?<!\p{L})de(?:l)? \d.{0,25} a(?:l)? \d|en (?:vez|lugar) de|frente a|en un (?:tercio|cuarto|\d)|a la mitad|→|(?<!\p{L})(?:aceler|baj[óoaé]|recuper|sub[ií])/iu,
  pt: /(?<!\p{L})de \d.{0,25} (?:para|a) \d|em (?:vez|lugar) de|ante \d|em (?:um terço|um quarto|\d)|(?:à|pela) metade|→|(?<!\p{L})(?:aceler|baix|recuper|sub[iu])/iu,
};

/** Whether a bullet in a language says what changed, and by how much: with a figure, and a word or a pair of figures for the change. */
export const saysChange = (text: string, language: string): boolean =>
  (hasFigure(text) || hasNumberWord(text, language)) &&
  listedLanguages.some((listed) => listed === language && (RESULTS[listed].test(text) || FURTHER[listed].test(text)));
