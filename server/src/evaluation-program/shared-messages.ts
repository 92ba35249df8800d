import { z } from 'zod';

const bytesSchema = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);

/** A document to be drawn for others. */
export const drawTaskSchema = z.object({
  /** As JSON text, which the server need not parse. */
  document: z.string(),
  /** Type and bytes by their SHA-256. */
  pictures: z.map(z.string(), z.object({ type: z.enum(['image/png', 'image/jpeg']), bytes: bytesSchema })),
});
export type DrawTask = z.infer<typeof drawTaskSchema>;

/** What others get to see of it. */
export const drawnSchema = z.object({
  pdf: bytesSchema,
  /** SVG pictures of the pages, gzipped. */
  pages: z.array(bytesSchema),
  html: z.string(),
  name: z.string(),
});
export type Drawn = z.infer<typeof drawnSchema>;
