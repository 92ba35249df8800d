export { firstWordLost, forbiddenCodePoints, linesOf, linesOutside, orphanedHeadings, overlappingLines, type PdfLine } from './check-pages.ts';
export { loadOfficial } from './load-official.ts';
export { officialLayout } from './official-layout.ts';
export { firstDifference, plainFile } from './plain-file.ts';
export { hasPoppler, pdffonts, pdftoppm, pdftotext, type PdfFont } from './poppler.ts';
export { readPdf, type PdfContent, type PdfItem, type PdfLink, type PdfPage } from './read-pdf.ts';
export { twoPageResume } from './two-page-resume.ts';
export { servePage, type ServedPage } from './serve-page.ts';
export { startChromium } from './chromium.ts';
