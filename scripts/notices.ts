import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { licenceOf, production } from './dependencies.ts';

const root = dirname(import.meta.dirname);
/** Texts of licences that a package only names. */
const licenceTexts: Readonly<Record<string, string>> = {
  'dictionary-de': join(root, 'packages/spelling/licences/GPL-3.0.txt'),
};
const fontLicences = join(root, 'packages/renderer/fonts/licences');

/** The notice for one third-party work that ships with the product. */
interface Notice {
  name: string;
  /** `''` if it has none. */
  version: string;
  /** An SPDX expression. */
  licence: string;
  /** Its author, if its package names one. */
  author: string;
  /** Copyright and licence in full, as its authors wrote them; `''` if its package contains no such file. */
  text: string;
}

const licenceTextIn = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => /^(licen[cs]e|copying|notice)([.-].*)?$/i.test(name))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n');

const namedText = (name: string): string[] => {
  const file = licenceTexts[name];
  return file === undefined ? [] : [readFileSync(file, 'utf8').trim()];
};

/** Every library, font and list of words that ships, by name: their licences require no more than this. */
export function thirdPartyNotices(): Notice[] {
  const libraries = production(root).map((one) => ({
    name: one.name,
    version: one.version,
    licence: licenceOf(one),
    author: one.manifest.author,
    text: [licenceTextIn(one.folder), ...namedText(one.name)].join('\n\n'),
  }));
  const fonts = readdirSync(fontLicences).map((file) => ({
    name: basename(file, '.txt'),
    version: '',
    licence: 'OFL-1.1',
    author: '',
    text: readFileSync(join(fontLicences, file), 'utf8').trim(),
  }));
  const words = {
    name: 'SCOWL (rare English words)',
    version: '2020.12.07',
    licence: '(MIT AND BSD)',
    author: 'Kevin Atkinson',
    text: readFileSync(join(root, 'packages/spelling/licences/SCOWL.txt'), 'utf8').trim(),
  };
  return [...libraries, ...fonts, words].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

const fileName = 'third-party-notices.json';

/** A Vite plugin that adds the notices to the built interface, where its licence page loads them. */
export const noticesPlugin = (): Plugin => ({
  name: 'third-party-notices',
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${fileName}`, (_request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(thirdPartyNotices()));
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: JSON.stringify(thirdPartyNotices()) });
  },
});
