import { resumeView, type PageSize, type Resume } from '@vitae/domain';
import { createPdfRenderer } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { drawOnce, inTemplate } from '@vitae/testkit/draw-once';
import { latinFixtures } from '@vitae/testkit/fixtures';
import {
  forbiddenCodePoints,
  hasPoppler,
  linesOf,
  linesOutside,
  orphanedHeadings,
  overlappingLines,
  pdffonts,
  readPdf,
  twoPageResume,
  type PdfContent,
  type PdfLine,
} from '@vitae/testkit/pdf';
import { misreadings, readPages, squeezed, squeezedPieces } from '@vitae/testkit/reading';
import { everyNth, isInSample, triesAll } from '@vitae/testkit/sample';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawnText } from './testing/drawn-text.ts';
import { partsDrawn } from './testing/parts-drawn.ts';
import { templates } from './registry.ts';
import { renderTemplate } from './render-template.ts';
import { paper } from './shared/paper.ts';
import type { Template } from './template.ts';

const renderPdf = createPdfRenderer({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });

if (!hasPoppler()) console.warn('Skipped: reading files with pdftotext and pdffonts. Poppler is not installed.');

const squeeze = (text: string) => squeezed(text).text;

const documents = [...latinFixtures, { name: 'two-pages', resume: twoPageResume() }];

const cases = templates.flatMap((template, row) =>
  documents.flatMap(({ name, resume }, column) =>
    (['A4', 'LETTER'] as const)
      .filter((_, size) => isInSample(row, column, size))
      .map((page) => ({ title: `${template.id}, ${name}, ${page}`, template, document: resume, page })),
  ),
);

describe.each(cases)('$title', ({ template, document: base, page }) => {
  const resume = inTemplate(base, template.id, page);
  const view = resumeView(resume, template.tokens.dateStyle);
  const pieces = drawnText(renderTemplate(resume));
  const sides = template.hasSide ? [true, false] : [false];
  let bytes = new Uint8Array();
  let file: PdfContent = { pages: [], bookmarks: [], title: '', author: '', language: '', text: '' };
  /** Where the right column begins. */
  let edge = 0;

  beforeAll(async () => {
    ({ bytes } = await drawOnce(resume));
    file = await readPdf(bytes);
    edge = template.hasSide ? edgeOf(template, page) : 0;
  });

  it('gives every reader every word in order', async () => {
    const parts = partsDrawn(resume).map(squeezedPieces);
    const errors = (await readPages(bytes, resume, file)).flatMap(({ reader, pages }) =>
      misreadings(pages, parts).map((error) => `${reader}: ${error}`),
    );
    expect(errors).toEqual([]);
  });

  it('contains no ligature, private-use or replacement character, and embeds its fonts', () => {
    expect(forbiddenCodePoints(file.text)).toEqual([]);
    if (!hasPoppler()) return;
    const fonts = pdffonts(bytes);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((font) => !font.isEmbedded || !font.isSubset)).toEqual([]);
  });

  it('has real links', () => {
    const targets = new Set(pieces.filter(({ href }) => href).map(({ href }) => new URL(href).href));
    expect(new Set(file.pages.flatMap(({ links }) => links.map(({ url }) => url)))).toEqual(targets);
  });

  it('keeps every line on its page, without overlaps', () => {
    expect(linesOutside(file.pages)).toEqual([]);
    expect(overlappingLines(file.pages)).toEqual([]);
  });

  it('leaves neither a heading nor the head of an entry alone at the end of a column', () => {
    expect(
      leftAlone(
        resume,
        file,
        sides.map((side) => columnOf(file, edge, side)),
      ),
    ).toEqual([]);
  });

  it('starts a page where a break is requested', () => {
    const broken = view.sections.flatMap(({ entries }) =>
      entries.filter((entry, index) => entry.breakBefore && index > 0),
    );
    for (const entry of broken) {
      const starts = sides.flatMap((side) =>
        columnOf(file, edge, side).filter((line, index, lines) => lines[index - 1]?.page !== line.page),
      );
      expect(
        starts
          .map((line) => squeeze(line.text))
          .some((line) => [entry.title, entry.dates].some(({ text }) => text && line.includes(squeeze(text)))),
      ).toBe(true);
    }
  });

  it('names the document, its author and its language', () => {
    expect(file).toMatchObject({ title: resume.title, author: view.fullName.text, language: resume.locale });
  });
});

/** Where a page may end: the number of lines before the sections. */
const pageEnds = 12;
/** How many of them are tried with each template, a different set each time; `npm run fuzz -- pages` tries all. */
const triedEnds = triesAll ? pageEnds : 2;

it.each(everyNth(3, 0, templates))(
  '$id keeps headings and heads with their content wherever the page happens to end',
  async (template) => {
    const { id, hasSide } = template;
    const base = twoPageResume();
    const step = pageEnds / triedEnds;
    for (let lines = templates.indexOf(template) % step; lines < pageEnds; lines += step) {
      const summary = Array.from({ length: lines }, (_, line) => `- Line ${line} of a summary`).join('\n');
      const resume: Resume = { ...base, summary, template: { ...base.template, id } };
      const file = await readPdf((await renderPdf(resume)).bytes);
      const columns = [true, false].map((side) => columnOf(file, hasSide ? edgeOf(template, 'A4') : 0, side));
      expect(leftAlone(resume, file, columns), `with ${lines} lines before`).toEqual([]);
      expect(overlappingLines(file.pages)).toEqual([]);
      expect(linesOutside(file.pages)).toEqual([]);
    }
  },
);

/** Between the columns: the edge of their surface. */
const edgeOf = ({ sideAt }: Template, page: PageSize) => paper[page].width * (sideAt === 'right' ? 0.65 : 0.35);

/** The lines of a column: those that begin before or after an edge, and those of pages with one column in the right one. */
function columnOf({ pages }: PdfContent, edge: number, isSide: boolean): PdfLine[] {
  const lines = linesOf(pages).filter((line) => !isFoot(line, pages[line.page]?.height ?? 0));
  const wide = new Set(lines.filter(({ left, right }) => left < edge && right > edge + 20).map(({ page }) => page));
  wide.delete(0);
  return lines.filter(({ page, left }) => (left < edge && !wide.has(page)) === isSide);
}

/** Headings, heads of entries and bullets that end a page while their content is on the next. */
function leftAlone(resume: Resume, file: PdfContent, columns: readonly PdfLine[][]): string[] {
  const { sections } = resumeView(resume);
  const heads = sections.flatMap(({ entries }) =>
    entries.filter((entry) => entry.body.blocks.length > 0).map((entry) => squeeze(entry.title.text)),
  );
  const lasts = columns.flatMap((column) =>
    column.filter((line, index) => column[index + 1] && column[index + 1]?.page !== line.page),
  );
  return [
    ...orphanedHeadings(
      file.pages,
      sections.map((section) => section.heading.text),
    ),
    ...lasts.filter(({ text }) => text.trim() === '•' || heads.some((head) => head && squeeze(text).startsWith(head))),
  ].map(({ text }) => text);
}

/** The line in the footer or header of later pages. */
const isFoot = ({ baseline, size }: Pick<PdfLine, 'baseline' | 'size'>, height: number) =>
  size <= 8 && (baseline > height - 30 || baseline < 36);
