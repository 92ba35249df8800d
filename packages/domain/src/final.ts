import * as z from 'zod/mini';

/**
 * The record of a document that was marked as final: which renderer drew it, and where its lines were, so that a newer
 * renderer can report lines that moved. `null` for a draft; every edit makes it a draft.
 */
export const finalSchema = z.nullable(
  z.object({
    at: z.iso.datetime(),
    /** Version of the renderer. */
    renderer: z.string(),
    /** The positions of the lines, page by page, as the renderer's digest. */
    layout: z.string(),
  }),
);
export type Final = z.infer<typeof finalSchema>;
