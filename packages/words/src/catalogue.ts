import { defaultLocale, readerLocale } from './reader.ts';
import { fill, pluralForm } from './translate.ts';

/**
 * Texts that a person reads, in the format of i18next: `{{name}}` is a placeholder for a value; `_one` and `_other` at
 * the end of a key mark its plural forms. The interface reads its areas with `translator`, everything else with
 * `catalogue`.
 */
export type Texts = Readonly<Record<string, string>>;

/** A text of a catalogue with its values, translated into the language of the reader. */
export type LocalText = (locale: string) => string;

type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type FormsOf<Key extends string> = Key | `${Key}_one` | `${Key}_other`;
type KeyOf<All extends Texts> = {
  [Key in keyof All & string]: Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;
}[keyof All & string];
type CountOf<All extends Texts, Key extends string> = `${Key}_other` extends keyof All ? 'count' : never;
type ValuesOf<All extends Texts, Key extends string> = NamesIn<All[FormsOf<Key> & keyof All]> | CountOf<All, Key>;
type Values<Names extends string> = [Names] extends [never] ? [] : [values: Readonly<Record<Names, string | number>>];
type Lookup<All extends Texts, Text> = <Key extends KeyOf<All>>(
  key: Key,
  ...values: Values<ValuesOf<All, Key>>
) => Text;

/** Returns a text by its key. An unknown key or a missing value does not compile. */
export type Catalogue<All extends Texts> = Lookup<All, LocalText>;

/** The texts of an area in one language. */
export type TextsInLanguage<All extends Texts> = Lookup<All, string>;

/** The translated areas: by language (BCP 47), then by the area's name. */
const translated = new Map<string, ReadonlyMap<string, Texts>>();

/** Adds the texts of a language, by the names of their areas. */
export function provideTexts(language: string, areas: Readonly<Record<string, Texts>>): void {
  translated.set(language, new Map([...(translated.get(language) ?? []), ...Object.entries(areas)]));
}

/** The area of texts that registries contain: titles of pages, labels of sections, descriptions of templates. */
export const registeredArea = 'registered';

/** A text of a registry, as it stands there in English, in the language of the reader. */
export function registeredText(english: string, locale: string = readerLocale()): string {
  const [language = ''] = locale.split('-');
  return translated.get(language)?.get(registeredArea)?.[english] ?? english;
}

/** The area of pages that are written in Markdown, by the name of the English file. */
export const contentArea = 'content';

/** The legal pages among them, which are fetched with the first of them. */
export const legalArea = 'legal';

/** A page that is written in Markdown, in the language of the reader; `null` if it is in English only. */
export function translatedContent(name: string): string | null {
  const own = translated.get(readerLocale());
  return own?.get(contentArea)?.[name] ?? own?.get(legalArea)?.[name] ?? null;
}

/**
 * One area of the catalogue. English is complete; the texts of other languages are added by `provideTexts`. A reader
 * whose language is missing gets English.
 */
export const catalogue =
  <const All extends Texts>(name: string, english: All): Catalogue<All> =>
  (key, ...rest) => {
    const values: Readonly<Record<string, string | number>> = rest[0] ?? {};
    return (locale) => {
      const textsIn = (tag: string): Texts | undefined => translated.get(tag)?.get(name);
      const [base = ''] = locale.split('-');
      const language = [locale, base].find((tag) => textsIn(tag)) ?? defaultLocale;
      const texts = textsIn(language) ?? english;
      const { count } = values;
      const form = typeof count === 'number' ? `${key}_${pluralForm(language, count)}` : key;
      return fill(texts[form] ?? texts[`${key}_other`] ?? texts[key] ?? key, values);
    };
  };

/** The texts of an area for a reader whose language is known: `locale` is called for every text. */
export const inLanguage =
  <All extends Texts>(words: Catalogue<All>, locale: () => string = readerLocale): TextsInLanguage<All> =>
  (key, ...values) =>
    words(key, ...values)(locale());
