import { documentLanguages } from '@vitae/domain';
import { foldText } from '../text/normalise.ts';
import { neighbourLanguages } from './neighbours.ts';
import { countryByName } from './places.ts';

const LANGUAGE_CODES = (
  'af ak am ar az be bg bn br bs ca co cs cy da de el en es et eu fa fi fil fo fr fy ga gd gl gu he hi hr hu hy ' +
  'id ig is it ja ka kk km kn ko ku ky lb ln lo lt lv mk ml mn mr ms mt my nb ne nl nn no oc pa pl ps pt rm ro ' +
  'ru rw sd si sk sl so sq sr sv sw ta te tg th ti tl tr tw uk ur uz vi wo xh yo zh zu ' +
  'ba bo ce ceb csb cv dsb eo gn ha haw hsb ht ilo jv kab ki la lg luo luy mg mi nso om os qu rn sa sah sc se sn st ' +
  'su szl tk tn ts tt udm ug yi'
).split(' ');
const MORE_LANGUAGES = [
  'Mandarin',
  'Cantonese',
  'Farsi',
  'Castellano',
  'Flemish',
  'Tagalog',
  'Chinese',
  'Mandarin Chinese',
  'Hochdeutsch',
  'Schweizerdeutsch',
  'Valenciano',
  'Simplified Chinese',
  'Traditional Chinese',
  'Sign Language',
  'American Sign Language',
  'Frisian',
  'Te reo Māori',
  'Te reo',
  'Twi',
  'Latin',
  'Latein',
  '中文',
  '普通话',
  '汉语',
  '国語',
  '國語',
  '普通話',
  '台語',
  '粤语',
  '粵語',
  '英文',
  '日文',
  'Bokmål',
  'Mandarin Çincesi',
  'Ingelesa',
  'Gaztelania',
  'Castellà',
  'Castelán',
  'العربية',
  'الإنجليزية',
  // Czech, Slovak and Slovene have other words beside that for "language", and for speaking one.
  ...'Anglický|Německý|Nemecký|Francouzský|Francúzsky|Španělský|Španielsky|Ruský|Italský|Taliansky|Polský|Poľský|Český|Slovenský|Maďarský|Ukrajinský|Anglicky|Německy|Francouzsky|Španělsky|Rusky|Italsky|Polsky|Česky|Angleški|Nemški|Francoski|Španski|Italijanski|Ruski|Hrvaški|Srbski|Slovenski|Angleško|Nemško|Русский|Англ|Srpskohrvatski|Srbohrvaščina|Romana|Engleza|Franceza|Germana|Italiana|Spaniola|Rusa|Maghiara'.split(
    '|',
  ),
];

/** Languages in which the names of others are known, beside those of documents. */
const NEIGHBOURS = [...neighbourLanguages, 'fil', 'zh-Hant'];
/** The word for "language" behind the name of one: "İngilis dili", "Anglický jazyk". */
export const LANGUAGE_BEHIND = '(?:dili|भाषा|jazyk|jezik|језик|език|язык|мова|nyelv|kalba|valoda|keel|γλώσσα)';
/** That word before or behind a name: "Bahasa Inggris", "ภาษาอังกฤษ". */
const WORD_FOR_LANGUAGE = new RegExp(
  String.raw`^(?:bahasa\s|tiếng\s|wikang\s|(?:ال)?لغة\s|زبان\s|ภาษา|(?:język|limba|jezik)\s)|\s${LANGUAGE_BEHIND}$`,
  'iu',
);

const LANGUAGES = buildLanguages();

function buildLanguages(): Set<string> {
  const known = new Set(MORE_LANGUAGES.map(foldText));
  for (const language of [...documentLanguages, ...NEIGHBOURS]) {
    const names = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
    for (const code of LANGUAGE_CODES) {
      const name = names.of(code) ?? '';
      // In Finnish, "romania" is a language.
      if (!NEIGHBOURS.includes(language) || countryByName(name) === undefined) known.add(foldText(name));
    }
  }
  // Every language also by its own name.
  for (const code of LANGUAGE_CODES)
    known.add(foldText(new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code) ?? ''));
  // Not every language has a name in all others.
  known.delete('');
  return known;
}

/** No name of a language is longer, with what brackets say of it. */
const LONGEST_LANGUAGE = 200;

/** Whether a text is the name of a spoken language, in any document language. */
export const isLanguageName = (text: string): boolean => {
  if (text.length > LONGEST_LANGUAGE) return false;
  const bare = text.replace(/\(.*\)/u, '').trim();
  return LANGUAGES.has(foldText(bare)) || LANGUAGES.has(foldText(bare.slice(0, 40).replace(WORD_FOR_LANGUAGE, '')));
};
