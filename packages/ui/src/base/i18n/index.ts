import { app } from '@vitae/words/en/app';
import { translator, type Translate, type Words } from '@vitae/words/translate';
import { english, type EnglishCatalogue } from './english.ts';

/** A part of the interface with its own file of words. */
export type Area = keyof EnglishCatalogue;

/** Gives the texts of an area by their keys. */
export type Translator<Name extends Area> = Translate<EnglishCatalogue[Name]>;

/** The language of the interface (BCP 47); only English is complete. */
const language = 'en';

/** The words that are here: those of the shell from the start, the other areas come with their screens. */
const here = new Map<Area, Words>([['app', app]]);

/** Fetches the words of some areas; a screen is drawn after that. */
export async function loadAreas(wanted: readonly Area[]): Promise<void> {
  await Promise.all(
    wanted.map(async (area) => {
      if (!here.has(area)) here.set(area, await english[area]());
    }),
  );
}

interface Texts<Name extends Area> {
  t: Translator<Name>;
  /** The language of the texts (BCP 47). */
  language: string;
}

const areaOf = <Name extends Area>(area: Name): Texts<Name> => ({
  t: translator(language, () => here.get(area)),
  language,
});

// One for each area: what is made from its texts is made anew only when they change.
const areas: { readonly [Name in Area]: Texts<Name> } = {
  account: areaOf('account'),
  app: areaOf('app'),
  editor: areaOf('editor'),
  library: areaOf('library'),
  onboard: areaOf('onboard'),
  preview: areaOf('preview'),
  review: areaOf('review'),
  shell: areaOf('shell'),
  site: areaOf('site'),
  sync: areaOf('sync'),
};

/** The texts of an area; the same object each time. Components use `useTexts`. */
export const textsOf = <Name extends Area>(area: Name): Texts<Name> => areas[area];

/** The texts of an area, for a component: of a hook the compiler of React knows that its answer is not changed. */
export function useTexts<Name extends Area>(area: Name): Texts<Name> {
  return areas[area];
}
