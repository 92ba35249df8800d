import { fail, pass, warn, type Outcome, type Place } from '../check.ts';

/** From so many misspelled words on, they are more than slips. */
const manyMisspelled = 5;
/** One mistake of grammar in so many words is a slip; more of them are a habit. */
const wordsPerSlip = 150;

/** What misspelled words make of a document of either kind. */
export function spellingOutcome(misspelled: readonly Place[]): Outcome {
  const count = misspelled.length;
  if (count === 0) return pass;
  return (count < manyMisspelled ? warn : fail)(misspelled, { count });
}

/** What mistakes of grammar make of a document of either kind with so many words. */
export function grammarOutcome(ungrammatical: readonly Place[], words: number): Outcome {
  const count = ungrammatical.length;
  if (count === 0) return pass;
  return (count <= Math.max(1, Math.floor(words / wordsPerSlip)) ? warn : fail)(ungrammatical, { count });
}
