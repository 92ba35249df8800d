export { aPng } from './a-png.ts';
export {
  firstWordLost,
  forbiddenCodePoints,
  linesOf,
  linesOutside,
  orphanedHeadings,
  overlappingLines,
  type PdfLine,
} from './check-pages.ts';
export { bundleForNode, type Bundle } from './bundle-for-node.ts';
export { loadOfficial } from './load-official.ts';
export { officialLayout } from './official-layout.ts';
export { firstDifference, plainFile } from './plain-file.ts';
export { pagePngs } from './pictures.ts';
export { hasPoppler, pdffonts, pdftotext, qpdfCheck, type PdfFont } from './poppler.ts';
export { elementsOf, pdfStructure, taggedPages, type PdfElement, type TaggedPage } from './pdf-structure.ts';
export { readPdf, type PdfContent, type PdfItem, type PdfLink, type PdfPage } from './read-pdf.ts';
export { twoPageResume } from './two-page-resume.ts';
export { servePage, type ServedPage } from './serve-page.ts';
export { printInChromium, startChromium } from './chromium.ts';
