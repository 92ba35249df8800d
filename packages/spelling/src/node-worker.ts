/** Entry of the Node worker thread: checks the one document it was started with. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { documentKindSchema, type AnyDocument } from '@vitae/domain';
import { z } from 'zod';
import { openDictionary, type DictionaryFiles } from './dictionary.ts';
import { dictionaryOf, type DictionaryName } from './languages.ts';
import { misspelledIn } from './misspelled.ts';

const files: Readonly<Record<DictionaryName, readonly [URL, URL]>> = {
  de: [
    new URL('../node_modules/dictionary-de/index.aff', import.meta.url),
    new URL('../node_modules/dictionary-de/index.dic', import.meta.url),
  ],
  en: [
    new URL('../node_modules/dictionary-en/index.aff', import.meta.url),
    new URL('../node_modules/dictionary-en/index.dic', import.meta.url),
  ],
  'en-gb': [
    new URL('../node_modules/dictionary-en-gb/index.aff', import.meta.url),
    new URL('../node_modules/dictionary-en-gb/index.dic', import.meta.url),
  ],
  'en-rare': [
    new URL('../dictionaries/en-rare/index.aff', import.meta.url),
    new URL('../dictionaries/en-rare/index.dic', import.meta.url),
  ],
  es: [
    new URL('../node_modules/dictionary-es/index.aff', import.meta.url),
    new URL('../node_modules/dictionary-es/index.dic', import.meta.url),
  ],
  fr: [
    new URL('../node_modules/dictionary-fr/index.aff', import.meta.url),
    new URL('../node_modules/dictionary-fr/index.dic', import.meta.url),
  ],
  pt: [
    new URL('../node_modules/dictionary-pt/index.aff', import.meta.url),
    new URL('../node_modules/dictionary-pt/index.dic', import.meta.url),
  ],
};

const filesOf = async (name: DictionaryName): Promise<DictionaryFiles> => {
  const [aff, dic] = await Promise.all(files[name].map((url) => readFile(url)));
  return { aff: aff ?? new Uint8Array(), dic: dic ?? new Uint8Array() };
};

const { document, language } = z
  .object({
    document: z.custom<AnyDocument>((value) => z.object({ kind: documentKindSchema }).safeParse(value).success),
    language: z.string(),
  })
  .parse(workerData);
const dictionary = await openDictionary(await Promise.all(dictionaryOf(language).map(filesOf)));
parentPort?.postMessage(misspelledIn(document, dictionary, language));
