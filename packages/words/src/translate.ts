/**
 * Reads the areas of the catalogue whose texts are in groups: those of the interface. It supports the parts of
 * i18next's format that the texts use: `{{name}}` for a value, and `_one`, `_other` and the like at the end of a key
 * for its plural forms.
 */
export interface Words {
  readonly [key: string]: string | readonly string[] | Words;
}

/** The plural forms that a language may have (CLDR). */
type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Every key of an area: of a text with its groups before it, of a group, of a list. */
export type KeyOf<Area> = {
  [Key in keyof Area & string]: Area[Key] extends string
    ? Key extends `${infer Base}_${Form}`
      ? Base
      : Key
    : Area[Key] extends readonly string[]
      ? Key
      : Key | `${Key}.${KeyOf<Area[Key]>}`;
}[keyof Area & string];

/** The value of a key; all forms if a text has several. */
type At<Area, Key extends string> = Key extends `${infer Group}.${infer Rest}`
  ? Group extends keyof Area
    ? At<Area[Group], Rest>
    : never
  : Area[keyof Area & (Key | `${Key}_${Form}`)];

type NamesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type CountIn<Area, Key extends string> = Key extends `${infer Group}.${infer Rest}`
  ? Group extends keyof Area
    ? CountIn<Area[Group], Rest>
    : never
  : `${Key}_other` extends keyof Area
    ? 'count'
    : never;
type Names<Area, Key extends string> = NamesIn<At<Area, Key>> | CountIn<Area, Key>;
type Values<Name extends string> = [Name] extends [never] ? [] : [values: Readonly<Record<Name, string | number>>];

/**
 * Returns the value of a key: a text with its values inserted, a list, or a group of texts as it is. An unknown key or
 * a missing value does not compile.
 */
export type Translate<Area> = <const Key extends KeyOf<Area>>(
  key: Key,
  ...values: Values<Names<Area, Key>>
) => Found<Area, Key>;

type Found<Area, Key extends string> = At<Area, Key> extends string ? string : At<Area, Key>;

const rules = new Map<string, Intl.PluralRules>();

/** The plural form that a language uses for a number: `one`, `other`, … */
export function pluralForm(language: string, count: number): string {
  let own = rules.get(language);
  if (!own) rules.set(language, (own = new Intl.PluralRules(language)));
  return own.select(count);
}

/** Inserts values where a text names them, unchanged; a missing value becomes the empty string. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  // A function, since `$` has a special meaning in a replacement string. Most texts name no value.
  !text.includes('{{') ? text : text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));

/**
 * An area in another language: every text under its key. The plural forms are those of the language; `other` is always
 * there.
 */
export type Translation<Area> = {
  readonly [
    Key in keyof Area as Key extends `${string}_${Exclude<Form, 'other'>}` ? never : Key
  ]: Area[Key] extends string
    ? string
    : Area[Key] extends readonly string[]
      ? readonly string[]
      : Translation<Area[Key]>;
} & {
  readonly [
    Key in keyof Area as Key extends `${infer Base}_other` ? `${Base}_${Exclude<Form, 'other'>}` : never
  ]?: string;
};

/**
 * The texts of an area. `language` (BCP 47) and `words` are called for every text, since the texts may arrive later. An
 * unknown key is returned as it is.
 */
export function translator<Area>(language: () => string, words: () => Words | undefined): Translate<Area> {
  function translate<const Key extends KeyOf<Area>>(key: Key, ...values: Values<Names<Area, Key>>): Found<Area, Key>;
  function translate(key: string, values?: Readonly<Record<string, string | number>>): unknown {
    return translated(words(), language(), key, values);
  }
  return translate;
}

function translated(
  words: Words | undefined,
  language: string,
  key: string,
  values: Readonly<Record<string, string | number>> = noValues,
): Words[string] {
  let group = words;
  let from = 0;
  // Without a list of its parts: a page has some thirty texts.
  for (let dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', from)) {
    const inner = group?.[key.slice(from, dot)];
    group = typeof inner === 'object' && !isList(inner) ? inner : undefined;
    from = dot + 1;
  }
  const name = key.slice(from);
  const { count } = values;
  const form = typeof count === 'number' ? group?.[`${name}_${pluralForm(language, count)}`] : undefined;
  const found = form ?? group?.[name] ?? group?.[`${name}_other`] ?? key;
  return typeof found === 'string' ? fill(found, values) : found;
}

const noValues = {};
const isList = (value: readonly string[] | Words): value is readonly string[] => Array.isArray(value);
