import * as z from 'zod/mini';
import { languageKeys } from './languages.ts';

/** The picture of a page: grey pixels in rows from the top, of which 0 is black. */
export const pagePictureSchema = z.object({
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  grey: z.instanceof(Uint8Array),
});
export type PagePicture = z.infer<typeof pagePictureSchema>;

const wordSchema = z.object({
  text: z.string(),
  /** Its left edge, its width and the line that its letters stand on. */
  x: z.number(),
  width: z.number(),
  baseline: z.number(),
  /** That of its line's letters, from the top of the tall ones to the foot of the long ones. */
  size: z.number(),
  /** 0 to 100. */
  confidence: z.number(),
  isBold: z.boolean(),
  /** Whether the next word is in the same line. */
  isFollowed: z.boolean(),
});
export type RecognisedWord = z.infer<typeof wordSchema>;

/** What was recognised on the picture of a page; lengths are in its pixels, once it is upright and straight. */
export const recognisedPageSchema = z.object({
  width: z.number(),
  height: z.number(),
  /** How many quarters it was turned first, clockwise, to be upright. */
  quarters: z.int().check(z.minimum(0), z.maximum(3)),
  /** By how much it was turned then to be straight, in radians, clockwise. */
  turn: z.number(),
  words: z.array(wordSchema),
  /** Small round shapes beside the words. */
  marks: z.array(z.object({ x: z.number(), y: z.number(), size: z.number() })),
  /** The language of the data that it was read with. */
  language: z.enum(languageKeys),
});
export type RecognisedPage = z.infer<typeof recognisedPageSchema>;
