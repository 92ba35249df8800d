import { assetsOf, NewerDocumentError, newId, readDocument, renamedDocument, type AnyDocument } from '@vitae/domain';
import type { SyncOptions } from '@vitae/sync';
import * as z from 'zod/mini';
import { mergeDocuments } from './merge-documents.ts';
import { storedDocumentSchema } from './records.ts';

/** The functions on documents that a sync engine needs. */
export const syncedDocuments: Pick<SyncOptions<AnyDocument>, 'merge' | 'read' | 'renamed' | 'assetsOf' | 'newId'> = {
  merge: mergeDocuments,
  read(stored) {
    try {
      return readDocument(storedDocumentSchema.parse(stored));
    } catch (error) {
      // A document that the server has checked but this program cannot read was written by a newer one.
      if (error instanceof NewerDocumentError || error instanceof z.core.$ZodError) return null;
      throw error;
    }
  },
  renamed: renamedDocument,
  assetsOf,
  newId,
};
