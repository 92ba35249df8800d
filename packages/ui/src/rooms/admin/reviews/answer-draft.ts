import { reviewNoteSchema } from '@vitae/api/contract';
import * as z from 'zod/mini';

/** An answer as it was written on this device and not saved yet; notes may still be blank. */
const draftSchema = z.object({
  /** When the answer that it began with was changed. */
  changedAt: z.string(),
  letter: z.string(),
  notes: z.readonly(z.array(z.extend(reviewNoteSchema, { text: z.string() }))),
});
export type AnswerDraft = z.infer<typeof draftSchema>;

const keyOf = (review: string) => `vitae.review-draft.${review}`;

/** What was written of an answer before its page ended; `null` if there is nothing that can be read. */
export function keptDraft(review: string): AnswerDraft | null {
  try {
    return draftSchema.parse(JSON.parse(localStorage.getItem(keyOf(review)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps what is written of an answer until it is saved; `null` forgets it. */
export function keepDraft(review: string, draft: AnswerDraft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(review), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(review));
  } catch {
    // Without storage it is kept by saving alone.
  }
}
