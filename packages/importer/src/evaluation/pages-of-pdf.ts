import type { LaidOutPage, TextRun } from '@vitae/evaluation';
import { arrangePages } from '../pdf/arrange-pages.ts';
import { openPdf, type OpenPdfOptions } from '../pdf/open-pdf.ts';
import { readLinks, readPage, type Link, type PageText } from '../pdf/read-page.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { restoreAccents } from '../text/normalise.ts';
import type { Box } from '../resume/result.ts';
import { isKnownHeading } from '../resume/structure/headings/headings.ts';
import { contentLines, lineText, type ContentLine } from './content-lines.ts';
import { drawnPage, type Area, type Glyph } from './drawn-page.ts';
import { isPageNumber } from '../text/page-numbers.ts';

/** What an evaluation needs of a PDF as a file. */
export interface PdfEvidence {
  pages: LaidOutPage[];
  /**
   * Its text read in two ways: `text` in the order in which the file draws it, from the drawing operators alone; `second`
   * from pdf.js' text layer, in the order of the layout. Running lines are in neither.
   */
  extraction: { text: string; second: string };
  properties: { title: string; language: string; author: string };
}

/** A glyph's ink above and below its baseline, as shares of the size. */
const ABOVE = 0.78;
const BELOW = 0.22;
/** A gap of that many sizes is no space. */
const WIDE = 1.2;
/** A picture that covers that much of a page is the page: the text over or under it is what was recognised in it. */
const WHOLE = 0.5;

/**
 * Reads a PDF as it is drawn, and its text in two independent ways.
 * @throws {ImportError} for a file that cannot be opened.
 */
export async function pagesOfPdf(bytes: Uint8Array, options: OpenPdfOptions = {}): Promise<PdfEvidence> {
  const { pdfjs, document, close } = await openPdf(bytes, { ...options, standsIn: false });
  try {
    const drawn: { width: number; height: number; lines: ContentLine[]; areas: Area[]; links: Link[] }[] = [];
    const read: PageText[] = [];
    for (let number = 1; number <= Math.min(document.numPages, IMPORT_LIMITS.pages); number += 1) {
      const page = await document.getPage(number);
      const { glyphs, areas } = drawnPage(pdfjs, page, await page.getOperatorList());
      const viewport = page.getViewport({ scale: 1 });
      const { width, height } = viewport;
      drawn.push({ width, height, lines: contentLines(glyphs), areas, links: await readLinks(page, viewport) });
      read.push(await readPage(pdfjs, page));
    }
    const running = runningTexts(drawn);
    const isRunning = (line: ContentLine, height: number) => running.has(runningKey(line, height));
    const pages = drawn.map(({ width, height, lines, areas, links }) => ({
      width,
      height,
      runs: lines.flatMap((line) =>
        runsOf(line, { width, height }, areas, links, isRunning(line, height) ? 'running-line' : 'text'),
      ),
    }));
    const text = drawn.flatMap(({ lines, height }) =>
      lines.filter((line) => !isRunning(line, height)).map((line) => textOf(line)),
    );
    const { info } = await document.getMetadata().catch(() => ({ info: {} }));
    return {
      pages: withHeadings(pages),
      extraction: {
        text: text.filter(Boolean).join('\n'),
        second: arrangePages(read)
          .lines.map((line) => line.text)
          .join('\n'),
      },
      properties: propertiesIn(info),
    };
  } finally {
    await close();
  }
}

const propertiesIn = (info: object): PdfEvidence['properties'] => {
  const value = (name: string): string => {
    const stored: unknown = Reflect.get(info, name);
    return typeof stored === 'string' ? stored : '';
  };
  return { title: value('Title'), language: value('Language'), author: value('Author') };
};

/** Where a line is repeated if it is one of the edge: its text without numbers, and its place. */
const runningKey = (line: ContentLine, height: number): string => {
  const y = line[0]?.y ?? 0;
  if (y <= height * 0.92 && y >= height * 0.06) return '';
  return `${lineText(line).replaceAll(/\d+/gu, '#')}|${Math.round(y / 4)}`;
};

function runningTexts(pages: readonly { height: number; lines: readonly ContentLine[] }[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { lines, height } of pages)
    for (const key of new Set(lines.map((line) => runningKey(line, height)))) {
      if (key) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  const running = new Set([...counts].filter(([, count]) => count > 1).map(([key]) => key));
  for (const { lines, height } of pages)
    for (const line of lines) {
      const key = runningKey(line, height);
      if (key && isPageNumber(lineText(line))) running.add(key);
    }
  return running;
}

/** Accents that old fonts of TeX draw beside their letter are joined with it, as programs do that read the file. */
const textOf = (line: ContentLine): string => restoreAccents(lineText(line));

/** The stretches of a line in one font, size and colour. */
function runsOf(
  line: ContentLine,
  page: { width: number; height: number },
  areas: readonly Area[],
  links: readonly Link[],
  role: TextRun['role'],
): TextRun[] {
  const stretches: Glyph[][] = [];
  const linkAt = ({ x, y, width, size }: Glyph): Link | undefined => {
    const [across, up] = [x + width / 2, y - 0.3 * size];
    return links.find(({ box: [l, t, r, b] }) => across >= l && across <= r && up >= t && up <= b);
  };
  for (const glyph of line) {
    // A gap that no space of a sentence has parts two texts: columns, or a title and its date.
    if (glyph.text === ' ' && glyph.width > WIDE * glyph.size) {
      stretches.push([]);
      continue;
    }
    const stretch = stretches.at(-1);
    const last = stretch?.findLast(({ text }) => text.trim() !== '') ?? stretch?.at(-1);
    const isAlike =
      last &&
      familyOf(last.font.name) === familyOf(glyph.font.name) &&
      (Math.abs(last.size - glyph.size) < 0.3 || areSmallCapitals(last, glyph)) &&
      last.colour === glyph.colour &&
      last.isTransparent === glyph.isTransparent &&
      linkAt(last)?.url === linkAt(glyph)?.url;
    if (stretch && (isAlike || !last || glyph.text.trim() === '')) stretch.push(glyph);
    else stretches.push([glyph]);
  }
  return stretches.flatMap((stretch): TextRun[] => {
    const inked = stretch.filter(({ text }) => text.trim() !== '');
    const [first] = inked;
    if (!first) return [];
    const missing = inked.filter(({ isMissing }) => isMissing).length;
    const left = inked.reduce((least, { x }) => Math.min(least, x), Infinity);
    const right = inked.reduce((most, { x, width }) => Math.max(most, x + width), -Infinity);
    const box = {
      x: left,
      y: first.y - ABOVE * first.size,
      width: right - left,
      height: (ABOVE + BELOW) * first.size,
    };
    return [
      {
        text: textOf(stretch),
        box,
        ...(missing > 0 && { missing }),
        font: familyOf(first.font.name),
        size: Math.round(first.size * 100) / 100,
        ...seen(first, box, page, areas),
        letterSpacing: first.letterSpacing,
        embedded: first.font.isEmbedded,
        role,
        path: '',
        href: linkAt(first)?.url ?? '',
      },
    ];
  });
}

/** How small capitals are beside a large one. */
const SMALL = 0.6;
/** Capitals of two sizes that touch on one line: programs draw small capitals so, "E" and "DUCATION". */
const areSmallCapitals = (one: Glyph, other: Glyph): boolean =>
  /^\p{Lu}$/u.test(one.text) &&
  /^\p{Lu}$/u.test(other.text) &&
  Math.min(one.size, other.size) >= SMALL * Math.max(one.size, other.size) &&
  Math.abs(one.y - other.y) < 0.1 * one.size &&
  Math.abs(other.x - one.x - one.width) < 0.2 * one.size;

/** In which colour a stretch of text is seen, on which ground, and whether at all. */
function seen(
  { colour, isTransparent, depth, x: left, width }: Glyph,
  box: Box,
  page: { width: number; height: number },
  areas: readonly Area[],
): Pick<TextRun, 'colour' | 'background' | 'invisible'> {
  const over = (area: Area) => covers(area.box, box);
  const hides = (area: Area) => area.kind !== 'outline' && sharedPart(area.box, box) > 0.9;
  const before = areas.slice(0, depth).findLast((area) => area.kind !== 'outline' && over(area));
  const isWhole = ({ kind, box: { width, height } }: Area) =>
    kind === 'picture' && width * height > WHOLE * page.width * page.height;
  const invisible = isTransparent || areas.slice(depth).some(hides);
  // Some programs draw the letters as shapes and put text that nobody sees over them, to be selected and read.
  const outline = invisible
    ? areas.find((area) => area.kind === 'outline' && sharedPart(area.box, box) > 0.2)
    : undefined;
  const isRecognised = invisible && areas.some((area) => isWhole(area) && over(area));
  const ink = outline?.colour ?? colour;
  const under = before ? before.colour : '#ffffff';
  // Of names on small grounds beside each other, none is behind most of the line: what is under its first letter is.
  const letter = { ...box, x: left, width };
  const own = areas.slice(0, depth).findLast((area) => area.kind !== 'outline' && covers(area.box, letter));
  const ground = own && under === ink ? own.colour : under;
  // On a picture or a pattern nobody knows the contrast: it is taken for a good one.
  const known = ink || '#000000';
  return {
    colour: known,
    background: (isRecognised ? '' : ground) || (isLight(known) ? '#000000' : '#ffffff'),
    invisible: invisible && !outline && !isRecognised,
  };
}

const isLight = (colour: string): boolean =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0) > 384;

/** Whether an area is behind most of a box. */
const covers = (area: Box, box: Box): boolean => sharedPart(area, box) > 0.5;

/** The part of a box that an area covers, 0 to 1. */
const sharedPart = (area: Box, { x, y, width, height }: Box): number => {
  const across = Math.min(area.x + area.width, x + width) - Math.max(area.x, x);
  const down = Math.min(area.y + area.height, y + height) - Math.max(area.y, y);
  return across > 0 && down > 0 && width > 0 && height > 0 ? (across * down) / (width * height) : 0;
};

/** A font's family, without the mark of a subset, weight, style and optical size. */
export function familyOf(name: string): string {
  const [bare = ''] = name.replace(/^[A-Z]{6}\+/u, '').split(/[-,]/u);
  // Small capitals have a font of their own: what they print as capitals is written small.
  if (/^(?:CM|SF)[A-Z]{1,5}\d+$/u.test(bare)) return /CSC/u.test(bare) ? 'ComputerModernCaps' : 'ComputerModern';
  // "LinLibertineTB" is the bold of "LinLibertineT".
  if (/^Lin(?:Libertine|Biolinum)[A-Z]*$/u.test(bare)) return bare.replace(/[A-Z]*$/u, '');
  return bare.replace(/(?:Regular|Bold|Italic|Oblique|Light|Medium|Semi|Demi|PS|MT|Roman\d*|\d+)+$/u, '') || bare;
}

/** Capitals are as high as the letters of a larger text. */
const CAPITALS = 0.8;
/** A whole line whose words announce a section, and whose letters are no lower than those of the text, is a heading. */
function withHeadings(pages: readonly LaidOutPage[]): LaidOutPage[] {
  const letters = new Map<number, number>();
  for (const { size, text } of pages.flatMap(({ runs }) => runs))
    letters.set(size, (letters.get(size) ?? 0) + text.length);
  const [body = 0] = [...letters].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return pages.map((page) => ({
    ...page,
    runs: page.runs.map((run) =>
      run.role === 'text' &&
      run.size >= (/\p{Ll}/u.test(run.text) ? 1 : CAPITALS) * body - 0.1 &&
      isKnownHeading(run.text)
        ? { ...run, role: 'heading' }
        : run,
    ),
  }));
}
