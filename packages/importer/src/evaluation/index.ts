export { pagesOfPdf, type PdfEvidence } from './pages-of-pdf.ts';
export { readForEvaluation, type EvaluatedFile, type FileEvidence } from './read-for-evaluation.ts';
