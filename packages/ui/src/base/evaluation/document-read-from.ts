import { readDocument, type AnyDocument } from '@vitae/domain';
import * as z from 'zod/mini';

const storedSchema = z.record(z.string(), z.unknown());

/** The document that was read from an evaluated file; `null` if it was not kept, or cannot be read any more. */
export function documentReadFrom(read: unknown): AnyDocument | null {
  const stored = storedSchema.safeParse(read);
  try {
    return stored.success ? readDocument(stored.data) : null;
  } catch {
    return null;
  }
}
