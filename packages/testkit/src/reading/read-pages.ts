import { pageStrings, resumeView, type Resume } from '@vitae/domain';
import { hasPoppler, pdftotext } from '../pdf/poppler.ts';
import { readPdf, type PdfContent } from '../pdf/read-pdf.ts';
import { squeezed, type Squeezed } from './squeeze.ts';

/** A program that extracts text from a file, and what it found on each page, without the running footer. */
export interface Reading {
  reader: 'pdf.js' | 'pdftotext' | 'pdftotext -raw';
  pages: Squeezed[];
  /** Everything it found, including the footers. */
  text: string;
}

/** Reads a file with pdf.js and, if it is installed, with `pdftotext` in both its orders. */
export async function readPages(bytes: Uint8Array, resume: Resume, file?: PdfContent): Promise<Reading[]> {
  const ofPdfJs = (file ?? (await readPdf(bytes))).pages.map(({ text }) => text);
  const read = (reader: Reading['reader'], texts: readonly string[]): Reading => ({
    reader,
    text: texts.join('\n'),
    pages: texts.map((text, index) =>
      index === 0 ? squeezed(text) : withoutFoot(squeezed(text), footOf(resume, index, texts.length)),
    ),
  });
  if (!hasPoppler()) return [read('pdf.js', ofPdfJs)];
  const poppler = (...options: string[]) =>
    pdftotext(bytes, ...options)
      .split('\f')
      .slice(0, -1);
  return [read('pdf.js', ofPdfJs), read('pdftotext', poppler()), read('pdftotext -raw', poppler('-raw'))];
}

/** The lines of a reader's text without the marks of embedding that pdftotext itself writes around stretches. */
export const linesRead = (text: string): string[] =>
  text
    .replaceAll(/[\u202a-\u202c]/gu, '')
    .split(/[\n\f]/u)
    .map((line) => line.trimEnd());

const footOf = (resume: Resume, index: number, pages: number) =>
  squeezed(`${resumeView(resume).fullName.text} ${pageStrings(resume.locale).page(index + 1, pages)}`).text;

function withoutFoot({ text, gaps }: Squeezed, foot: string): Squeezed {
  const at = text.lastIndexOf(foot);
  if (at === -1) return { text, gaps };
  const end = at + foot.length;
  return {
    text: text.slice(0, at) + text.slice(end),
    gaps: [...gaps.slice(0, at), ...gaps.slice(end).map((gap, index) => (index === 0 ? 'any' : gap))],
  };
}
