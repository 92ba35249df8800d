import type { AnyDocument, AnyKind, DocumentKind } from '@vitae/domain';
import * as z from 'zod/mini';

/*
 * What a tab remembers of the documents that started empty. It is in the tab's storage, since a reload may come before
 * an untouched one is removed.
 */

const begunKey = 'begun';
/** Where an empty document is kept that was removed when it was left: its address stays in the history. */
const leftKey = (kind: DocumentKind, slug: string) => `left:${kind}/${slug}`;

const begunSchema = z.record(z.string(), z.string());

/** When each document was written that started empty in this tab and was not left yet, by its id. */
export const allBegun = (): Readonly<Record<string, string>> => begunSchema.safeParse(read(begunKey)).data ?? {};

/** Remembers that a document started empty. */
export const noteBegun = ({ id, updatedAt }: AnyDocument): void => write(begunKey, { ...allBegun(), [id]: updatedAt });

/** Forgets that a document started empty: it is removed, or something was written in it. */
export function forgetBegun(id: string): void {
  const { [id]: _, ...others } = allBegun();
  write(begunKey, others);
}

/** Keeps a document that is removed because it is empty, as long as the tab is open. */
export const keepLeft = (doc: AnyDocument): void => write(leftKey(doc.kind, doc.slug), doc);

/** The empty document that was removed from an address in this tab, once. */
export function takeLeft(kind: AnyKind, slug: string): AnyDocument | undefined {
  const kept = kind.schema.safeParse(read(leftKey(kind.key, slug))).data;
  if (kept) sessionStorage.removeItem(leftKey(kind.key, slug));
  return kept;
}

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser without room or permission: empty documents stay, and can be deleted like any other.
  }
}
