import { reportOf, type EvaluationInput, type Report } from '@vitae/evaluation';
import { misspelledHere } from '@vitae/spelling/fetched';

/**
 * The report on an input, in the worker that calls this, and the misspelled words that it knows of. They are looked for
 * if the input does not name them; without a network, the first time that a browser needs a dictionary, the checks of
 * spelling are skipped.
 */
export async function checkHere(
  input: EvaluationInput,
): Promise<{ report: Report; misspelled: EvaluationInput['misspelled'] }> {
  const misspelled = input.misspelled ?? (await misspelledIfPossible(input));
  return { report: await reportOf({ ...input, ...(misspelled && { misspelled }) }), misspelled };
}

async function misspelledIfPossible({ document }: EvaluationInput): Promise<EvaluationInput['misspelled']> {
  try {
    return (await misspelledHere(document, document.locale)) ?? undefined;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
