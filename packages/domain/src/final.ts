import * as z from 'zod/mini';

/**
 * The record of a document that was declared final: which renderer drew it, and where its lines were. A newer renderer
 * that puts them elsewhere can then report that. `null` for a draft; every edit makes it a draft.
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
