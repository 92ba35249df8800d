import { documentStrings, resumeView, type Resume } from '@vitae/domain';
import { hasPoppler, pdftotext, readPdf, type PdfContent } from '@vitae/testkit/pdf';
import { squeezed, squeezedPieces, type Squeezed } from '@vitae/testkit/reading';
import { drawnText } from './drawn-text.ts';
import { renderTemplate } from './render-template.ts';
import { splitColumns } from './shared/columns.ts';
import { templateOf } from './registry.ts';

/** A program that reads text out of a file, and what it found on each page; the running foot is taken out. */
export interface Reading {
  reader: 'pdf.js' | 'pdftotext' | 'pdftotext -raw';
  pages: Squeezed[];
  /** All it found, the feet included. */
  text: string;
}

/** Reads a file with pdf.js and, where it is installed, with `pdftotext` in both its orders. */
export async function readPages(bytes: Uint8Array, resume: Resume, file?: PdfContent): Promise<Reading[]> {
  const ofPdfJs = (file ?? (await readPdf(bytes))).pages.map(({ text }) => text);
  const read = (reader: Reading['reader'], texts: readonly string[]): Reading => ({
    reader,
    text: texts.join('\n'),
    pages: texts.map((text, index) => (index === 0 ? squeezed(text) : withoutFoot(squeezed(text), footOf(resume, index, texts.length)))),
  });
  if (!hasPoppler()) return [read('pdf.js', ofPdfJs)];
  const poppler = (...options: string[]) => pdftotext(bytes, ...options).split('\f').slice(0, -1);
  return [read('pdf.js', ofPdfJs), read('pdftotext', poppler()), read('pdftotext -raw', poppler('-raw'))];
}

const footOf = (resume: Resume, index: number, pages: number) =>
  squeezed(`${resumeView(resume).fullName.text} ${documentStrings(resume.locale).page(index + 1, pages)}`).text;

function withoutFoot({ text, gaps }: Squeezed, foot: string): Squeezed {
  const at = text.lastIndexOf(foot);
  if (at === -1) return { text, gaps };
  const end = at + foot.length;
  return { text: text.slice(0, at) + text.slice(end), gaps: [...gaps.slice(0, at), ...gaps.slice(end).map((gap, index) => (index === 0 ? 'any' : gap))] };
}

/** What a document's template draws, part by part in reading order: all at once in one column; else the header and the columns from left to right. */
export function partsDrawn(resume: Resume): Squeezed[] {
  const pieces = drawnText(renderTemplate(resume));
  return partsOf(resume).map((isPart) => squeezedPieces(pieces.filter(({ anchors }) => isPart(anchors)).map(({ text }) => text)));
}

/** The parts of a document's template; each tells its pieces by their anchors. */
function partsOf(resume: Resume): ((anchors: readonly string[]) => boolean)[] {
  const template = templateOf(resume.template.id);
  if (!template.hasSide) return [() => true];
  const view = resumeView(resume);
  const within = (paths: readonly string[]) => (anchors: readonly string[]) => anchors.some((anchor) => paths.some((path) => anchor === path || anchor.startsWith(`${path}.`)));
  const isHeader = within([view.fullName, view.headline].map(({ path }) => path));
  const isOfSide = within([...view.contacts, ...splitColumns(view, resume, template).side].map(({ path }) => path));
  // What has no anchor is the heading of the contacts.
  const isSide = (anchors: readonly string[]) => anchors.length === 0 || isOfSide(anchors);
  const isMain = (anchors: readonly string[]) => !isHeader(anchors) && !isSide(anchors);
  return template.sideAt === 'right' ? [isHeader, isMain, isSide] : [isHeader, isSide, isMain];
}
