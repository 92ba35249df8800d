export { damagedCopy } from './damaged-copies.ts';
export { markedLines } from './marked-lines.ts';
export { markdownText, oneColumn, plainText, twoColumns, wordDocument } from './people.ts';
export { predefinedCharacters, type PredefinedCharacters } from './predefined-characters.ts';
export { writeDocx, type DocxBlock } from './write-docx.ts';
export { writePdf, type PdfOptions, type PdfPage, type PdfText } from './write-pdf.ts';
