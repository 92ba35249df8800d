import { app } from '@vitae/words/en/app';
import { translator, type Translate, type Words } from '@vitae/words/translate';
import { english, type EnglishCatalogue } from './english.ts';

/** A part of the interface with its own file of texts. */
export type Area = keyof EnglishCatalogue;

/** Returns the texts of an area by their keys. */
export type Translator<Name extends Area> = Translate<EnglishCatalogue[Name]>;

/** The language of the interface (BCP 47); only English is complete. */
const language = 'en';

/** The texts that are loaded: those of the shell from the start, other areas with their screens. */
const here = new Map<Area, Words>([['app', app]]);

/** Fetches the texts of some areas; a screen is rendered after that. */
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
