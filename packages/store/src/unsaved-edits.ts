import { NewerDocumentError, readDocument } from '@vitae/domain';
import { equal } from '@vitae/sync';
import * as z from 'zod/mini';
import type { DocumentStore } from './port.ts';
import { StoreError } from './store-error.ts';

const storedDocument = z.record(z.string(), z.unknown());
const editSchema = z.object({ base: z.object({ rev: z.int(), doc: storedDocument }), doc: storedDocument });

/**
 * Saves an edit that a page kept when it ended before its write was done (`keepUnsaved`). Does nothing if that write
 * did finish. Returns whether the kept text can be removed: it is saved, its document has been permanently deleted, or
 * it cannot be read.
 */
export async function saveUnsaved(store: DocumentStore, text: string): Promise<boolean> {
  try {
    const { base: before, doc: after } = editSchema.parse(JSON.parse(text));
    const base = { rev: before.rev, doc: readDocument(before.doc) };
    const doc = readDocument(after);
    // Saving without an edit fetches what is stored; unlike an edit, it does not restore a deleted document.
    const stored = await store.save(base, base.doc);
    if (!equal(stored.doc, doc)) await store.save(base, doc);
    return true;
  } catch (error) {
    if (error instanceof StoreError) return error.code === 'not-found';
    return !(error instanceof NewerDocumentError);
  }
}
