import { execFileSync } from 'node:child_process';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { inFile } from './poppler.ts';

/** An element of a PDF's structure tree as `pdfinfo` prints it. */
export interface PdfElement {
  type: string;
  /** Its own text and that of the elements inside it, in order. */
  text: string;
  kids: PdfElement[];
  /** How many annotations it contains itself. */
  annotations: number;
}

/** The structure tree of a PDF with its text, as read by poppler. */
export function pdfStructure(bytes: Uint8Array): PdfElement {
  const printed = inFile(bytes, (path) =>
    execFileSync('pdfinfo', ['-struct-text', path], { encoding: 'utf8', maxBuffer: 64e6 }),
  );
  const root: PdfElement = { type: '', text: '', kids: [], annotations: 0 };
  const open = [{ depth: -1, element: root }];
  for (const line of printed.split('\n')) {
    const [, indent = '', words = ''] = /^( *)(.*)$/.exec(line) ?? [];
    const depth = indent.length;
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
    const around = open.map(({ element }) => element);
    const parent = around.at(-1) ?? root;
    const type = /^([A-Z][A-Za-z0-9]*)(?: "[^"]*")?(?: \((?:block|inline|[^)]*)\))?:?$/.exec(words)?.[1];
    if (words.startsWith('"')) for (const element of around) element.text += words.slice(1, -1);
    else if (/^Object \d+ \d+$/.test(words)) parent.annotations += 1;
    else if (type) {
      const element: PdfElement = { type, text: '', kids: [], annotations: 0 };
      parent.kids.push(element);
      open.push({ depth, element });
    }
  }
  return root.kids[0] ?? root;
}

/** Every element of a tree, outermost first, in reading order. */
export const elementsOf = (element: PdfElement): PdfElement[] => [element, ...element.kids.flatMap(elementsOf)];

/** What pdf.js reports about the structure of one page. */
export interface TaggedPage {
  /** Texts drawn outside any marked content: neither structure nor artifact. */
  unmarked: string[];
  /** The alternative texts of pictures. */
  alts: string[];
  /** Numbers of the marked contents in the structure tree. */
  contents: number;
}

/** Reads the marks and structure of each page with pdf.js. */
export async function taggedPages(bytes: Uint8Array): Promise<TaggedPage[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: TaggedPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const tree = await page.getStructTree();
    const ids = new Set(contentIdsOf(tree));
    const unmarked: string[] = [];
    const marks: boolean[] = [];
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) {
        if (item.str.trim() && !marks.includes(true)) unmarked.push(item.str);
      } else if (item.type === 'endMarkedContent') marks.pop();
      else marks.push(('tag' in item && item.tag === 'Artifact') || ids.has(item.id));
    }
    pages.push({ unmarked, alts: altsOf(tree), contents: ids.size });
  }
  await task.destroy();
  return pages;
}

interface StructNode {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: readonly StructNode[];
}

const contentIdsOf = (node: StructNode | null): string[] =>
  node
    ? [...(node.type === 'content' && node.id ? [node.id] : []), ...(node.children ?? []).flatMap(contentIdsOf)]
    : [];
const altsOf = (node: StructNode | null): string[] =>
  node ? [...(node.alt ? [node.alt] : []), ...(node.children ?? []).flatMap(altsOf)] : [];
