import * as z from 'zod/mini';

/** What of a text a worker answers with. */
const noteSchema = z.object({
  start: z.number(),
  end: z.number(),
  text: z.string(),
  instead: z.exactOptional(z.string()),
});

/** What was found, by text. */
export const notesSchema = z.record(z.string(), z.array(noteSchema));

/** A message of a worker; one with `notes` or `failure` is the last. */
export const answerSchema = z.union([
  /** How much of the checker is there, then how many texts are checked: each from 0 to 1. */
  z.object({ stage: z.enum(['load', 'check']), done: z.number() }),
  z.object({ notes: notesSchema }),
  z.object({ failure: z.enum(['not-there', 'failed']), reason: z.string() }),
]);
export type GrammarAnswer = z.infer<typeof answerSchema>;
