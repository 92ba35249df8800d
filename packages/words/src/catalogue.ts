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

/** The language of a reader who names none, and of every program while the interface has one language. */
export const defaultLocale = 'en';

/**
 * One area of the catalogue. English is complete; another language is filed beside it under its tag (BCP 47), with
 * every key. A reader whose language is missing gets English.
 */
export function catalogue<const All extends Texts>(
  english: All,
  others: Readonly<Record<string, { readonly [Key in keyof All]: string }>> = {},
): Catalogue<All> {
  const languages = new Map<string, Texts>([[defaultLocale, english], ...Object.entries(others)]);
  return (key, ...rest) => {
    const values: Readonly<Record<string, string | number>> = rest[0] ?? {};
    return (locale) => {
      const language = [locale, locale.split('-')[0] ?? ''].find((tag) => languages.has(tag)) ?? defaultLocale;
      const texts = languages.get(language) ?? english;
      const { count } = values;
      const form = typeof count === 'number' ? `${key}_${pluralForm(language, count)}` : key;
      return fill(texts[form] ?? texts[`${key}_other`] ?? texts[key] ?? key, values);
    };
  };
}

/** The texts of an area for a reader whose language is known: `locale` is called for every text. */
export const inLanguage =
  <All extends Texts>(words: Catalogue<All>, locale: () => string = () => defaultLocale): TextsInLanguage<All> =>
  (key, ...values) =>
    words(key, ...values)(locale());
