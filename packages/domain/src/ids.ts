import { v7 } from 'uuid';
import * as z from 'zod/mini';

/**
 * An entity's id: a UUIDv7 (RFC 9562), so that ids created on different devices never collide, and sort by creation.
 */
export const idSchema = z.uuid();

/** Creates a new UUIDv7. */
export function newId(): string {
  return v7();
}
