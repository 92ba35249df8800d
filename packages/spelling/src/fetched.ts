import type { AnyDocument } from '@vitae/domain';
import { openDictionary, type Dictionary, type DictionaryFiles } from './dictionary.ts';
import { dictionaryOf, folderOf, type DictionaryName } from './languages.ts';
import { misspelledIn, type Misspelled } from './misspelled.ts';

/**
 * Addresses of the files of all dictionaries, which an app ships beside its code: in two calls, since one with a folder of our
 * own leaves out what is in packages.
 */
const addresses = {
  ...import.meta.glob<string>('../node_modules/dictionary-*/index.{aff,dic}', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../dictionaries/*/index.{aff,dic}', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
};

const addressOf = (name: DictionaryName, ending: 'aff' | 'dic'): string => {
  const address = addresses[`${folderOf(name)}/index.${ending}`];
  if (address === undefined) throw new Error(`The dictionary ${name} is not there`);
  return new URL(address, self.location.href).href;
};

const shelfName = 'vitae.dictionaries';

/** Where a browser keeps what was fetched; `null` where it keeps nothing, or has the files beside the page. */
const openShelf = async (): Promise<Cache | null> => {
  try {
    return self.location.protocol.startsWith('http') && 'caches' in self ? await caches.open(shelfName) : null;
  } catch {
    return null;
  }
};

/** A file of a dictionary: kept from an earlier time, or fetched and kept. @throws without a network, the first time */
async function fetched(address: string, shelf: Cache | null): Promise<Uint8Array> {
  const kept = await shelf?.match(address).catch(() => undefined);
  const response = kept ?? (await fetch(address));
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  // A full disk keeps nothing, and the next evaluation fetches again.
  if (!kept) await shelf?.put(address, response.clone()).catch(() => undefined);
  return new Uint8Array(await response.arrayBuffer());
}

/** Forgets the files of earlier builds. */
async function tidy(shelf: Cache | null): Promise<void> {
  const current = new Set(Object.values(addresses).map((address) => new URL(address, self.location.href).href));
  for (const { url } of (await shelf?.keys()) ?? []) if (!current.has(url)) await shelf?.delete(url);
}

async function open(names: readonly DictionaryName[]): Promise<Dictionary> {
  const shelf = await openShelf();
  const files = names.map(async (name): Promise<DictionaryFiles> => {
    const [aff, dic] = await Promise.all([
      fetched(addressOf(name, 'aff'), shelf),
      fetched(addressOf(name, 'dic'), shelf),
    ]);
    return { aff, dic };
  });
  const dictionary = await openDictionary(await Promise.all(files));
  await tidy(shelf).catch(() => undefined);
  return dictionary;
}

let opened: { names: readonly DictionaryName[]; dictionary: Promise<Dictionary> } | null = null;

/**
 * The misspelled words of a document, found in the worker that calls this: the dictionaries of one language at a time are
 * fetched, opened and kept open. `null` if there is no dictionary for the language, or the text is in another one.
 * @throws if a dictionary cannot be fetched; the next call tries again.
 */
export async function misspelledHere(document: AnyDocument, language: string): Promise<Misspelled[] | null> {
  const names = dictionaryOf(language);
  if (names.length === 0) return null;
  if (opened?.names !== names) {
    void opened?.dictionary.then((before) => before.close());
    opened = { names, dictionary: open(names) };
  }
  const { dictionary } = opened;
  try {
    return misspelledIn(document, await dictionary, language);
  } catch (error) {
    if (opened.dictionary === dictionary) opened = null;
    throw error;
  }
}
