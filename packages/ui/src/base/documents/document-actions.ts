import {
  duplicateDocument,
  kindOf,
  shownTitle,
  type AnyDocument,
  type AnyKind,
  type DocumentKind,
} from '@vitae/domain';
import type { DocumentStore, DocumentSummary } from '@vitae/store';
import type { SavedFile } from '../platform.ts';
import { interfaceLocale } from '../i18n/interface-locale.ts';
import { homeOfAccount } from '../session/home-of-account.ts';
import { allBegun, forgetBegun, keepLeft, noteBegun, takeLeft } from './started-empty.ts';

/** The country of the user's language settings, for the paper size and date format of a new resume. */
export function countryOfDevice(languages: readonly string[]): string | undefined {
  for (const language of languages) {
    try {
      const { region } = new Intl.Locale(language);
      if (region && /^[A-Z]{2}$/.test(region)) return region;
    } catch {
      // Not a language tag; the next one may be.
    }
  }
  return undefined;
}

/**
 * Stores a new, empty document, in a template if one is named, `dress`ed in its settings; its country and language are those of the account, if
 * there is one. @throws StoreError
 */
export async function createEmpty(
  store: DocumentStore,
  kind: DocumentKind,
  title: string,
  templateId?: string,
  dress = (doc: AnyDocument) => doc,
): Promise<AnyDocument> {
  const empty = kindOf(kind).create({
    title,
    country: countryOfDevice(navigator.languages),
    // People mostly write in the language that they read; the first step asks.
    locale: interfaceLocale(),
    ...homeOfAccount(),
  });
  const { doc } = await store.create(dress(templateId ? withTemplate(empty, templateId) : empty));
  noteBegun(doc);
  return doc;
}

/**
 * Removes a document that started empty and was left unchanged; any other one stays. It is tried again later if it
 * fails. @throws StoreError
 */
export async function discardUntouched(store: DocumentStore, { kind, id }: Listed): Promise<void> {
  const writtenAt = allBegun()[id];
  if (writtenAt === undefined) return;
  const { doc } = await store.get(kind, id);
  if (doc.updatedAt === writtenAt) {
    keepLeft(doc);
    await store.purge(id);
  }
  forgetBegun(id);
}

/**
 * Starts an empty document anew that was removed from an address when it was left; `undefined` if none was. It is
 * another document, since other devices may know that the first one is gone. @throws StoreError
 */
export async function beginAgain(store: DocumentStore, kind: AnyKind, slug: string): Promise<AnyDocument | undefined> {
  const left = takeLeft(kind, slug);
  if (!left) return undefined;
  const { doc } = await store.create(duplicateDocument(left, left.title));
  noteBegun(doc);
  return doc;
}

/** The same for every document that was left before the builder had opened it; one that fails is ignored. */
export async function discardAllUntouched(store: DocumentStore): Promise<void> {
  const begun = allBegun();
  for (const listed of await store.list())
    if (begun[listed.id] !== undefined) await discardUntouched(store, listed).catch(() => undefined);
}

/** A document in another template; the tokens and the order that the user chose in the old one stay. */
export function withTemplate<Doc extends AnyDocument>(doc: Doc, id: string): Doc {
  return { ...doc, template: { ...doc.template, id } };
}

/** The identity of a document in a list. */
type Listed = Pick<DocumentSummary, 'kind' | 'id'>;

/** Puts a stored document into another template, as `dress` does. @throws StoreError */
export async function applyTemplate(
  store: DocumentStore,
  { kind, id }: Listed,
  dress: (doc: AnyDocument) => AnyDocument,
): Promise<void> {
  const base = await store.get(kind, id);
  await store.save<AnyDocument>(base, { ...dress(base.doc), updatedAt: new Date().toISOString() });
}

/** Stores a copy under its own id and address. @throws StoreError */
export async function duplicate(
  store: DocumentStore,
  { kind, id }: Listed,
  titleOf: (title: string) => string,
): Promise<AnyDocument> {
  const { doc } = await store.get(kind, id);
  return (await store.create(duplicateDocument(doc, titleOf(shownTitle(doc))))).doc;
}

/** Changes the name only; the address stays. @throws StoreError */
export async function rename(store: DocumentStore, { kind, id }: Listed, title: string): Promise<void> {
  const base = await store.get(kind, id);
  await store.save(base, { ...base.doc, title, updatedAt: new Date().toISOString() });
}

/** The document as it is stored, as a file. @throws StoreError */
export async function jsonFile(
  store: DocumentStore,
  { kind, id, slug }: Pick<DocumentSummary, 'kind' | 'id' | 'slug'>,
): Promise<SavedFile> {
  const { doc } = await store.get(kind, id);
  return { ...rawFile(slug, doc), name: `${slug}.vitae` };
}

/** Data of any shape as a file, for documents that cannot be opened in any other way. */
export function rawFile(name: string, raw: unknown): SavedFile {
  return {
    name: `${name}.json`,
    type: 'application/json',
    content: new Blob([`${JSON.stringify(raw, null, 2)}\n`], { type: 'application/json' }),
  };
}
