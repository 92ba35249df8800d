import { z } from 'zod';

/** A message to the program: a document whose pages it draws. */
export const pictureTaskSchema = z.object({
  /** Comes back with the answer. */
  id: z.string(),
  /** As JSON text, which the server need not parse. */
  document: z.string(),
  /** Ids of entries or paths of fields whose places are wanted. */
  places: z.array(z.string()),
  /** How many pages are drawn at most, and in which widths, in pixels. */
  mostPages: z.int(),
  widths: z.array(z.int()),
  /** What the preview of a link says beside the page; null if there is none. */
  preview: z.nullable(z.object({ title: z.string(), line: z.string(), site: z.string() })),
});
export type PictureTask = z.infer<typeof pictureTaskSchema>;

/** What is known about drawn pages: kept beside their pictures. */
export const drawnSchema = z.object({
  /** In points. */
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
  /** Where each place is; null for one that no page shows. The page counts from 1, the rest is in points. */
  places: z.array(z.nullable(z.object({ page: z.int(), x: z.number(), y: z.number() }))),
});
export type Drawn = z.infer<typeof drawnSchema>;

/** What the program answers. */
export const pictureOutcomeSchema = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('drawn'),
    id: z.string(),
    drawn: drawnSchema,
    /** Bytes by file name. */
    files: z.map(z.string(), z.instanceof(Uint8Array)),
  }),
  z.object({ is: z.literal('failed'), id: z.string(), reason: z.string() }),
]);
export type PictureOutcome = z.infer<typeof pictureOutcomeSchema>;
