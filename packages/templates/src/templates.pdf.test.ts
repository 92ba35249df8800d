import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId, resumeView, type Resume } from '@vitae/domain';
import { renderPdf, type RenderSources } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { latinFixtures } from '@vitae/testkit/fixtures';
import {
  forbiddenCodePoints, hasPoppler, linesOf, linesOutside, orphanedHeadings, overlappingLines, pdffonts, readPdf, twoPageResume, type PdfContent, type PdfLine,
} from '@vitae/testkit/pdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnText } from './drawn-text.ts';
import { templates } from './registry.ts';
import { renderTemplate } from './render-template.ts';
import { splitColumns } from './shared/columns.ts';
import { paper } from './shared/paper.ts';
import { millimetres } from './shared/tokens.ts';
import type { Template } from './template.ts';

const fontFiles = new Map<string, Promise<Uint8Array>>();
const sources: RenderSources = {
  fonts: (file) => {
    const bytes = fontFiles.get(file) ?? nodeFonts(file);
    fontFiles.set(file, bytes);
    return bytes;
  },
  assets: () => Promise.resolve(undefined),
};

if (!hasPoppler()) console.warn('Skipped: reading files with pdftotext and pdffonts. Poppler is not installed.');

const folder = mkdtempSync(join(tmpdir(), 'vitae-templates-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Text without what the page adds: spaces, bullets, dots between fields. */
const squeeze = (text: string) => text.normalize('NFC').replaceAll(/[\s•·]+/gu, '');

const documents = [...latinFixtures, { name: 'two-pages', resume: twoPageResume() }];

const cases = templates.flatMap((template) =>
  documents.flatMap(({ name, resume }) =>
    (['A4', 'LETTER'] as const).map((page) => ({ title: `${template.id}, ${name}, ${page}`, template, document: resume, page })),
  ),
);

describe.each(cases)('$title', ({ template, document: base, page }) => {
  const resume: Resume = { ...base, template: { ...base.template, id: template.id, tokens: { ...base.template.tokens, page } } };
  const view = resumeView(resume, template.tokens.dateStyle);
  const pieces = drawnText(renderTemplate(resume));
  const isSide = sideOf(template, resume);
  const wanted = (side: boolean) => squeeze(pieces.filter(({ anchors }) => isSide(anchors) === side).map(({ text }) => text).join(''));
  const sides = template.hasSide ? [false, true] : [false];
  let bytes = new Uint8Array();
  let file: PdfContent = { pages: [], title: '', author: '', language: '', text: '' };
  /** Where the side column begins. */
  let edge: number = paper[page].width;

  beforeAll(async () => {
    const result = await renderPdf(resume, sources);
    bytes = result.bytes;
    file = await readPdf(bytes);
    const sideStart = template.hasSide && linesOf(file.pages).find((line) => line.left > 200 && wanted(true).startsWith(squeeze(line.text)));
    if (sideStart) edge = sideStart.left;
  });

  it('gives pdf.js every word of each column in order', () => {
    for (const side of sides) {
      const items = file.pages.flatMap(({ items: all, height }) => all.filter((item) => !isFoot(item, height) && item.left >= edge - 1 === side));
      expect(divergence(squeeze(items.map(({ text }) => text).join('')), wanted(side))).toBe('');
    }
  });

  it.skipIf(!hasPoppler())('gives pdftotext every word of each column in order', () => {
    const path = join(folder, `${newId()}.pdf`);
    writeFileSync(path, bytes);
    for (const side of sides) {
      const column = [['-x', side ? edge - 1 : 0], ['-W', side ? 999 : edge - 1], ['-y', 0], ['-H', paper[page].height - millimetres(template.tokens.margin)]];
      const text = execFileSync('pdftotext', [...column.flat().map((value) => (typeof value === 'number' ? `${Math.floor(value)}` : value)), path, '-'], { encoding: 'utf8' });
      expect(divergence(squeeze(text), wanted(side))).toBe('');
    }
  });

  it('extracts no ligature, private-use or replacement character, and embeds its fonts', () => {
    expect(forbiddenCodePoints(file.text)).toEqual([]);
    if (!hasPoppler()) return;
    const fonts = pdffonts(bytes);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((font) => !font.isEmbedded || !font.isSubset)).toEqual([]);
  });

  it('links for real', () => {
    const targets = new Set(pieces.filter(({ href }) => href).map(({ href }) => new URL(href).href));
    expect(new Set(file.pages.flatMap(({ links }) => links.map(({ url }) => url)))).toEqual(targets);
  });

  it('keeps every line inside its page and off the others', () => {
    expect(linesOutside(file.pages)).toEqual([]);
    expect(overlappingLines(file.pages)).toEqual([]);
  });

  it('leaves neither a heading nor the head of an entry alone at the end of a column', () => {
    expect(leftAlone(resume, file, sides.map((side) => columnOf(file, edge, side)))).toEqual([]);
  });

  it('begins a page where a break is asked for', () => {
    const broken = view.sections.flatMap(({ entries }) => entries.filter((entry, index) => entry.breakBefore && index > 0));
    for (const entry of broken) {
      const starts = sides.flatMap((side) => columnOf(file, edge, side).filter((line, index, lines) => lines[index - 1]?.page !== line.page));
      expect(starts.map((line) => squeeze(line.text)).some((line) => line.startsWith(squeeze(entry.title.text)))).toBe(true);
    }
  });

  it('names the document, its author and its language', () => {
    expect(file).toMatchObject({ title: resume.title, author: view.fullName.text, language: resume.locale });
  });
});

it.each(templates)('$id keeps headings and heads company wherever the page happens to end', async ({ id, hasSide }) => {
  const base = twoPageResume();
  for (let lines = 0; lines < 12; lines += 1) {
    const summary = Array.from({ length: lines }, (_, line) => `- Line ${line} of a summary`).join('\n');
    const resume: Resume = { ...base, summary, template: { ...base.template, id } };
    const file = await readPdf((await renderPdf(resume, sources)).bytes);
    const edge = hasSide ? paper.A4.width * 0.665 : paper.A4.width;
    const columns = [false, true].map((side) => columnOf(file, edge, side));
    expect(leftAlone(resume, file, columns), `with ${lines} lines before`).toEqual([]);
    expect(overlappingLines(file.pages)).toEqual([]);
    expect(linesOutside(file.pages)).toEqual([]);
  }
}, 30_000);

/** The lines of a column: those that begin before or after an edge. */
function columnOf({ pages }: PdfContent, edge: number, isSide: boolean): PdfLine[] {
  return linesOf(pages).filter((line) => !isFoot(line, pages[line.page]?.height ?? 0) && line.left >= edge - 1 === isSide);
}

/** Headings, heads of entries and bullets that end a page while what belongs to them is on the next. */
function leftAlone(resume: Resume, file: PdfContent, columns: readonly PdfLine[][]): string[] {
  const { sections } = resumeView(resume);
  const heads = sections.flatMap(({ entries }) => entries.filter((entry) => entry.body.blocks.length > 0).map((entry) => squeeze(entry.title.text)));
  const lasts = columns.flatMap((column) => column.filter((line, index) => column[index + 1] && column[index + 1]?.page !== line.page));
  return [
    ...orphanedHeadings(file.pages, sections.map((section) => section.heading.text)),
    ...lasts.filter(({ text }) => text.trim() === '•' || heads.some((head) => head && squeeze(text).startsWith(head))),
  ].map(({ text }) => text);
}

/** Where two texts part, with what each goes on with; `''` where they are the same. */
function divergence(found: string, wanted: string): string {
  if (found === wanted) return '';
  let at = 0;
  while (found[at] === wanted[at]) at += 1;
  return `after "${wanted.slice(Math.max(0, at - 30), at)}" found "${found.slice(at, at + 60)}", wanted "${wanted.slice(at, at + 60)}"`;
}

/** The foot of later pages. */
const isFoot = ({ baseline, size }: Pick<PdfLine, 'baseline' | 'size'>, height: number) => size <= 8 && baseline > height - 30;

/** Tells by its anchors whether a piece stands in the side column; what has none is the heading of the contacts. */
function sideOf(template: Template, resume: Resume): (anchors: readonly string[]) => boolean {
  if (!template.hasSide) return () => false;
  const view = resumeView(resume);
  const paths = [...view.contacts.map((contact) => contact.path), ...splitColumns(view, resume, template).side.map((section) => section.path)];
  return (anchors) => anchors.length === 0 || anchors.some((anchor) => paths.some((path) => anchor === path || anchor.startsWith(`${path}.`)));
}
