import * as z from 'zod/mini';

/**
 * What was settled when a document was declared final: which renderer drew it, and where its lines stood. A newer
 * renderer that puts them elsewhere can then say so. `null` for a draft; every edit makes one.
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
