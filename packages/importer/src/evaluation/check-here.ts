import { reportOf, type EvaluationInput, type Report } from '@vitae/evaluation';
import { misspelledHere } from '@vitae/spelling/fetched';
import type { OpenPdfOptions } from '../pdf/open-pdf.ts';
import { pagesOfPdf } from './pages-of-pdf.ts';

/** What an evaluation takes from the PDF of a document of ours, whose pages it knows. */
export type ReadOfDrawn = Pick<EvaluationInput, 'extraction' | 'properties'>;

/**
 * The report on an input, in the worker that calls this, the misspelled words that it knows of, and what a program reads from
 * `drawn`, the PDF that our renderer made of the document. Misspelled words are looked for if the input does not name them;
 * without a network, the first time that a browser needs a dictionary, the checks of spelling are skipped.
 * @throws {ImportError} for a PDF that cannot be opened.
 */
export async function checkHere(
  input: EvaluationInput,
  drawn?: Uint8Array,
  options: OpenPdfOptions = {},
): Promise<{ report: Report; misspelled: EvaluationInput['misspelled']; read: ReadOfDrawn }> {
  const read = drawn ? await readOfDrawn(drawn, options) : {};
  const misspelled = input.misspelled ?? (await misspelledIfPossible(input));
  return { report: await reportOf({ ...input, ...read, ...(misspelled && { misspelled }) }), misspelled, read };
}

async function readOfDrawn(drawn: Uint8Array, options: OpenPdfOptions): Promise<ReadOfDrawn> {
  const { extraction, properties } = await pagesOfPdf(drawn, options);
  return { extraction, properties };
}

async function misspelledIfPossible({ document }: EvaluationInput): Promise<EvaluationInput['misspelled']> {
  try {
    return (await misspelledHere(document, document.locale)) ?? undefined;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
