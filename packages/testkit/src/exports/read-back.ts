import { documentText, type Resume } from '@vitae/domain';
import type { Exporter } from '@vitae/exporter';
import { strFromU8, unzipSync } from 'fflate';
import { marked } from 'marked';

/** One space for any white space, so that only words count. */
export const words = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** What a resume shows, one field per line. */
export const visibleLines = (resume: Resume): string[] => documentText(resume).split('\n').map(words).filter(Boolean);

/** Every word a resume shows. */
export const visibleWords = (resume: Resume): string[] => visibleLines(resume).flatMap((line) => line.split(' '));

/** The words of an exported file in the order in which a reader of the format encounters them. */
export function readBack(id: Exporter['id'], content: string | Uint8Array): string {
  const text = typeof content === 'string' ? content : '';
  switch (id) {
    case 'txt':
      return words(text);
    case 'md':
      return htmlText(marked.parse(text, { async: false }));
    case 'html':
      return htmlText(text.slice(text.indexOf('<body')));
    case 'json-resume':
    case 'vitae':
      return words(strings(JSON.parse(text)).join('\n'));
    case 'docx':
      return docxText(typeof content === 'string' ? new TextEncoder().encode(content) : content);
  }
}

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : [];

const BLOCK = /<\/?(?:p|li|ul|ol|h\d|header|section|article|div|br|main|table|tr|td|th|blockquote|pre|hr)\b[^>]*>/giu;

const htmlText = (html: string): string => words(decoded(html.replace(BLOCK, '\n').replace(/<[a-z/!][^>]*>/giu, '')));

/** Text of the body of a Word document; paragraphs, tabs and line breaks separate words. */
function docxText(bytes: Uint8Array): string {
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  return words(decoded(xml.replace(/<\/w:p>|<w:(?:tab|br)\/>/gu, '\n').replace(/<[^>]*>/gu, '')));
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' };

const decoded = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/giu,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) =>
      name === undefined
        ? String.fromCodePoint(Number.parseInt(hex ?? decimal ?? '', hex ? 16 : 10))
        : (named[name] ?? whole),
  );
