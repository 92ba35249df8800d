import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { app } from '@vitae/words/en/app';
import { english, type EnglishCatalogue } from './english.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: EnglishCatalogue;
  }
}

/** A part of the interface with its own file of words. */
export type Area = keyof EnglishCatalogue;

/** Starts the catalogue with the words of the shell; the other areas come with their screens. */
export async function startI18n(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: 'app',
    ns: ['app'],
    resources: { en: { app } },
    partialBundledLanguages: true,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

/** Fetches the words of some areas; a screen is drawn after that. */
export async function loadAreas(areas: readonly Area[]): Promise<void> {
  await Promise.all(
    areas.map(async (area) => {
      if (!i18next.hasResourceBundle('en', area)) i18next.addResourceBundle('en', area, await english[area]());
    }),
  );
}
