import * as z from 'zod/mini';
import { idSchema } from './ids.ts';

/**
 * Two devices changed the same thing: one value was kept, the other is kept here until the user chooses (invariant S5).
 */
export const conflictSchema = z.object({
  id: idSchema,
  /** The path in the document, as keys and item ids: `sections.experience.items.<id>.position`. */
  path: z.string(),
  kept: z.json(),
  other: z.json(),
  /** The device that the other value came from; `''` if unknown. */
  device: z.string(),
  /** Earlier values of the same field that still need a choice, the newest first. */
  earlier: z.optional(z.array(z.object({ other: z.json(), device: z.string() }))),
});
export type Conflict = z.infer<typeof conflictSchema>;
