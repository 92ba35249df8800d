export { markdownText, oneColumn, plainText, twoColumns, wordDocument } from './people.ts';
export { writeDocx, type DocxBlock } from './write-docx.ts';
export { writePdf, type PdfOptions, type PdfPage, type PdfText } from './write-pdf.ts';
