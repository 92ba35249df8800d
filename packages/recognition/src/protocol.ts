import * as z from 'zod/mini';
import { languageKeys } from './languages.ts';
import { pagePictureSchema, recognisedPageSchema } from './page.ts';

/** What a worker is asked: one page. */
export const recognitionRequestSchema = z.object({
  picture: pagePictureSchema,
  language: z.exactOptional(z.enum(languageKeys)),
  usual: z.enum(languageKeys),
});
export type RecognitionRequest = z.infer<typeof recognitionRequestSchema>;

/** A message of a worker; one with `page` or `failure` is the last. */
export const recognitionAnswerSchema = z.union([
  z.object({ done: z.number() }),
  z.object({ page: recognisedPageSchema }),
  /** `not-there`: the program or its data could not be fetched. */
  z.object({ failure: z.enum(['not-there', 'failed']), reason: z.string() }),
]);
export type RecognitionAnswer = z.infer<typeof recognitionAnswerSchema>;
