import type { DocumentKind } from '@vitae/domain';
import type { EvaluationInput, LaidOutPage, TextRun } from '@vitae/evaluation';
import type { ImportedDocument, KindInput } from '../kind-importer.ts';
import { importerOf, importOfAnyKind } from '../kinds.ts';
import { pagesOfPdf } from './pages-of-pdf.ts';
import { fieldAt } from './field-at.ts';

/** What an evaluation takes from a file. */
export type FileEvidence = Pick<
  EvaluationInput,
  'document' | 'origin' | 'pages' | 'extraction' | 'properties' | 'confidence' | 'lines'
>;

/** A file as read, and what an evaluation takes from it. */
export interface EvaluatedFile {
  imported: ImportedDocument;
  evidence: FileEvidence;
}

/**
 * Reads a file of a kind, or of the kind that its content shows, for an evaluation: the document, how certain each value
 * is, and of a PDF its pages as they are drawn and its text in two readings.
 * @throws {ImportError} and nothing else.
 */
export async function readForEvaluation(input: KindInput, kind?: DocumentKind): Promise<EvaluatedFile> {
  const imported = await (kind === undefined ? importOfAnyKind(input) : importerOf(kind).read(input));
  const { document, format, provenance } = imported;
  // Data, also in a PDF of ours, says itself what is what; everything else was understood from its text.
  const origin = provenance.length === 0 ? 'ours' : 'uploaded';
  const confidence = Object.fromEntries(provenance.map((value) => [value.path, value.confidence]));
  const { assets } = input;
  const lines = imported.pages.flatMap((page) => page.lines.map(({ text }) => text));
  const evidence: FileEvidence = { document, origin, confidence, ...(origin === 'uploaded' && { lines }) };
  if (format !== 'pdf') return { imported, evidence };
  const { pages, ...file } = await pagesOfPdf(input.bytes, assets ? { assets } : {});
  return { imported, evidence: { ...evidence, ...file, pages: withFields(pages, imported) } };
}

/** The pages with the field that each stretch of text shows, as far as the reading of the file says it. */
function withFields(pages: readonly LaidOutPage[], imported: ImportedDocument): LaidOutPage[] {
  const find = fieldAt(imported);
  return pages.map(({ width, height, runs }, page) => {
    const placed = runs.map((run) => ({ ...run, path: find(page, run) }));
    const lookOf = ({ path, font, size }: TextRun) => `${font} ${size} ${path}`;
    const looks = new Set(placed.filter(({ role, path }) => role === 'text' && path !== '').map(lookOf));
    return {
      width,
      height,
      runs: placed.map((run): TextRun => {
        if (run.role === 'text' && /^(?:basics|sender)\.fullName$/u.test(run.path)) return { ...run, role: 'name' };
        // The last word of a bullet, in a line of its own, looks like the rest of it: "web and mail", "services".
        return run.role === 'heading' && looks.has(lookOf(run)) ? { ...run, role: 'text' } : run;
      }),
    };
  });
}
