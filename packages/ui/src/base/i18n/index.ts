import { app } from '@vitae/words/en/app';
import { loadLanguage, type InterfaceLanguage } from '@vitae/words/languages';
import { defaultLocale, readerLocale, setReaderLocale } from '@vitae/words/reader';
import { translator, type Translate, type Words } from '@vitae/words/translate';
import { english, type EnglishCatalogue } from './english.ts';

/** A part of the interface with its own file of texts. */
export type Area = keyof EnglishCatalogue;

/** Returns the texts of an area by their keys. */
export type Translator<Name extends Area> = Translate<EnglishCatalogue[Name]>;

/** The texts that are loaded, by language and area: those of the shell from the start, other areas with their screens. */
const here = new Map<string, Words>([[`${defaultLocale}/app`, app]]);
const keyOf = (area: Area): string => `${readerLocale()}/${area}`;

/** Fetches the texts of some areas; a screen is rendered after that. */
export async function loadAreas(wanted: readonly Area[]): Promise<void> {
  // Another language is there as a whole, except the administration.
  await Promise.all(
    wanted.map(async (area) => {
      const key = keyOf(area);
      if (!here.has(key)) here.set(key, await english[area]());
    }),
  );
}

let prefix = '';

/** The address of a path of the app: in a language with addresses of its own, those of its pages begin with it. */
export const addressOf = (path: string): string => (path.startsWith('/') ? prefix + path : path);

/**
 * Shows the interface in a language. Called before anything is rendered. @param addressPrefix what the addresses of the
 * app begin with, such as `/de`; `''` for none
 */
export async function startLanguage(language: InterfaceLanguage, addressPrefix = ''): Promise<void> {
  setReaderLocale(language);
  prefix = addressPrefix;
  for (const [area, words] of Object.entries(await loadLanguage(language))) here.set(`${language}/${area}`, words);
}

interface Texts<Name extends Area> {
  t: Translator<Name>;
  /** The language of the texts (BCP 47). */
  language: string;
}

const areaOf = <Name extends Area>(area: Name): Texts<Name> => ({
  t: translator(readerLocale, () => here.get(keyOf(area))),
  get language() {
    return readerLocale();
  },
});

// One for each area, so that values derived from its texts are recomputed only when the texts change.
const areas: { readonly [Name in Area]: Texts<Name> } = {
  account: areaOf('account'),
  admin: areaOf('admin'),
  app: areaOf('app'),
  billing: areaOf('billing'),
  editor: areaOf('editor'),
  letter: areaOf('letter'),
  library: areaOf('library'),
  onboard: areaOf('onboard'),
  preview: areaOf('preview'),
  report: areaOf('report'),
  review: areaOf('review'),
  samples: areaOf('samples'),
  shell: areaOf('shell'),
  site: areaOf('site'),
  steps: areaOf('steps'),
  sync: areaOf('sync'),
};

/** The texts of an area; the same object each time. Components use `useTexts`. */
export const textsOf = <Name extends Area>(area: Name): Texts<Name> => areas[area];

/** The texts of an area, for a component: the React compiler knows that a hook's result is not mutated. */
export function useTexts<Name extends Area>(area: Name): Texts<Name> {
  return areas[area];
}
