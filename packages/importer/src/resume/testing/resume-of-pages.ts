import { writePdf, type PdfPage } from '@vitae/testkit/import-files';
import { importFile } from '../import-file.ts';

/** The day on which tests read files, as `YYYY-MM-DD`. */
export const AS_OF = '2026-11-21';

/** The resume that is read from a PDF with these texts on its pages. */
export const resumeOfPages = async (...pages: PdfPage['texts'][]) =>
  (await importFile({ name: 'x.pdf', bytes: writePdf(pages.map((texts) => ({ texts }))), asOf: AS_OF })).resume;
