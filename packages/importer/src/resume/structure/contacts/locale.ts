import { documentLanguages } from '@vitae/domain';
import { countryByPhone } from '../../../language/phones.ts';
import type { Line } from '../../../text/line.ts';
import type { DocumentBlocks } from '../headings/blocks.ts';
import type { Contacts } from './contact-parts.ts';
import { COUNTRY_OF } from '../../../language/countries.ts';

/** Common words that occur in nearly every text of a language and in few others. */
const COMMON_WORDS: Partial<Record<string, string>> = {
  en: 'the and of with for in to a by on as from at an',
  de: 'und der die das für mit von im bei zur des eine als auf den',
  fr: 'et le la les des pour du en au une avec dans sur aux',
  es: 'y el la los las de en para con del por una al como',
  pt: 'e o a os as de em para com do da por uma no na dos',
  it: 'e il la di per con del in della dei le nel una gli delle',
  nl: 'en de het van voor met een bij te op als door aan',
  pl: 'i w z na do oraz dla przez od o za po się',
  sv: 'och i av för med till på som en den att vid från',
  vi: 'và của cho các với trong công việc từ tại được',
  tr: 've bir için ile olarak da de bu yılında',
};

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
];

/** The language of a text by its script and its common words; `hints` are points for languages from other evidence. */
export const guessLanguage = (text: string, hints: ReadonlyMap<string, number> = new Map()): string => {
  const letters = text.match(/\p{L}/gu)?.length ?? 1;
  const share = (pattern: RegExp): number => (text.match(pattern)?.length ?? 0) / letters;
  const script = SCRIPTS.find(([pattern, language]) => share(pattern) > (language === 'ja' ? 0.05 : 0.3))?.[1];
  if (script) return script;
  const scores = new Map(hints);
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  for (const [language, list] of Object.entries(COMMON_WORDS)) {
    const common = new Set(list?.split(' '));
    scores.set(
      language,
      (scores.get(language) ?? 0) + (words.filter((word) => common.has(word)).length / Math.max(1, words.length)) * 100,
    );
  }
  const known = [...scores].filter(([language]) => documentLanguages.some((own) => own === language));
  return known.sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'en';
};

/** So many words tell their language by the common ones among them, which are a tenth to a fifth of sentences. */
const WORDS_THAT_TELL = 120;
/** What headings count for at most beside them, in hundredths of the words. */
const MOST_FOR_HEADINGS = 6;

/**
 * The document's language by its script, its headings and its common words; the country by the address or the phone
 * number.
 */
export const guessLocale = (
  blocks: DocumentBlocks,
  lines: readonly Line[],
  contacts: Contacts,
): { locale: string; country: string } => {
  const headings = new Map<string, number>();
  for (const { language, confidence } of blocks.sections)
    if (language) headings.set(language, (headings.get(language) ?? 0) + confidence * 4);
  const text = lines.map((line) => line.text).join(' ');
  // Programs print their own headings over texts in any language.
  if (text.split(/\s+/u).length >= WORDS_THAT_TELL) {
    const all = [...headings.values()].reduce((sum, points) => sum + points, 0);
    for (const [language, points] of headings) headings.set(language, points * Math.min(1, MOST_FOR_HEADINGS / all));
  }
  const locale = guessLanguage(text, headings);
  const place = contacts.place?.value;
  const american = place?.region.length === 2 && locale === 'en' ? 'US' : '';
  const country =
    place?.countryCode || countryByPhone(contacts.phone?.value ?? '') || american || (COUNTRY_OF[locale] ?? 'US');
  return { locale, country };
};
