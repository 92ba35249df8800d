import * as z from 'zod/mini';
import { idSchema } from './ids.ts';

/**
 * Two devices changed the same thing: one value was kept, the other waits here until the person chooses (invariant S5).
 */
export const conflictSchema = z.object({
  id: idSchema,
  /** Where in the document, as keys and item ids: `sections.experience.items.<id>.position`. */
  path: z.string(),
  kept: z.json(),
  other: z.json(),
  /** The device the other value came from; `''` when it is not known. */
  device: z.string(),
  /** Earlier values of the same place that are still waiting for a choice, the newest first. */
  earlier: z.optional(z.array(z.object({ other: z.json(), device: z.string() }))),
});
export type Conflict = z.infer<typeof conflictSchema>;
