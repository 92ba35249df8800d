import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId, resumeSchema, resumeView, type PageSize, type Resume } from '@vitae/domain';
import { renderPdf } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { twoPageResume } from '@vitae/testkit/pdf';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawnText } from './drawn-text.ts';
import { templates } from './registry.ts';
import { renderTemplate } from './render-template.ts';
import { splitColumns } from './shared/columns.ts';
import { paper } from './shared/paper.ts';
import { millimetres } from './shared/tokens.ts';
import type { Template } from './template.ts';

interface Box {
  text: string;
  left: number;
  right: number;
  /** From the top of the page. */
  top: number;
  bottom: number;
  page: number;
}

const folder = mkdtempSync(join(tmpdir(), 'vitae-templates-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Text without what the page adds: spaces, bullets, dots between fields, the foot of later pages. */
const squeeze = (text: string) => text.normalize('NFC').replaceAll(/[\s•·]+/gu, '');
const withoutFoot = (text: string) => text.replaceAll(/^.*Page \d+ of \d+$/gmu, '');

const item = (fields: object) => ({ id: newId(), ...fields });

/** Everything long: names, titles, addresses, a bullet, an entry that asks to stay together and cannot. */
function longEverything(): Resume {
  const base = twoPageResume();
  const url = 'https://a-very-long-domain-name-for-a-person.example.com/with/a/path/that/goes/on/and/on/until/it/wraps/index.html?query=string&more=1';
  return resumeSchema.parse({
    ...base,
    basics: {
      ...base.basics,
      fullName: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
      headline: 'Senior principal operations, logistics, cold-chain and continuous improvement manager for northern Europe',
      links: [{ id: newId(), label: 'Blog', url }],
    },
    sections: {
      ...base.sections,
      experience: {
        items: [
          item({ position: 'Vice president of chilled and ambient food distribution, operations and transformation', employer: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft', location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', start: '2020-01', current: true, keepTogether: true, body: `- [${url}](${url})\n- ${'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3)}` }),
          item({ position: 'Planner', employer: 'Bellweather', breakBefore: true, body: `- ${'A bullet that goes on and on. '.repeat(40)}` }),
          item({ position: 'Driver', employer: 'Bellweather', keepTogether: true, body: Array.from({ length: 80 }, (_, line) => `- Line ${line} of an entry longer than a page`).join('\n') }),
        ],
      },
    },
  });
}

/** Hardly anything, and gaps where templates expect something. */
function fewWords(): Resume {
  const base = twoPageResume();
  return resumeSchema.parse({
    ...base,
    basics: { fullName: 'Li Wei', email: 'li@example.com' },
    summary: '',
    custom: [],
    sections: {
      experience: { items: [item({ employer: 'Corner Café', start: '2024-06', current: true }), item({ position: 'Cook' })] },
      education: { items: [item({ institution: 'City College', start: '2022', end: '2024' })] },
      skill: { items: [item({ name: 'Latte art' }), item({ name: 'Till' })] },
      language: { items: [item({ name: 'English', fluency: 'Native' }), item({ name: 'Français', fluency: 'B1' })] },
    },
  });
}

const documents: Readonly<Record<string, () => Resume>> = { 'two pages': twoPageResume, 'long everything': longEverything, 'few words': fewWords };

const cases = templates.flatMap((template) =>
  Object.entries(documents).flatMap(([name, make]) =>
    (['A4', 'LETTER'] as const).map((page) => ({ title: `${template.id}, ${name}, ${page}`, template, make, page })),
  ),
);

describe.each(cases)('$title', ({ template, make, page }) => {
  const base = make();
  const resume: Resume = { ...base, template: { ...base.template, id: template.id, tokens: { ...base.template.tokens, page } } };
  const file = join(folder, `${template.id}-${newId()}.pdf`);
  const isSide = sideOf(template, resume);
  let boxes: Box[] = [];
  let links: string[] = [];

  beforeAll(async () => {
    const { bytes, missing } = await renderPdf(resume, { fonts: nodeFonts, assets: () => Promise.resolve(undefined) });
    expect(missing).toEqual([]);
    writeFileSync(file, bytes);
    ({ boxes, links } = await readPdf(bytes, page));
  });

  it('extracts with pdf.js and pdftotext, every word, in order', () => {
    const pieces = drawnText(renderTemplate(resume));
    const wanted = (side: boolean) => squeeze(pieces.filter(({ anchors }) => isSide(anchors) === side).map(({ text }) => text).join(''));
    const edge = template.hasSide ? sideEdge(boxes, wanted(true)) : paper[page].width;
    const read = (side: boolean) => squeeze(boxes.filter((box) => !isFoot(box) && box.left >= edge === side).map(({ text }) => text).join(''));
    for (const side of template.hasSide ? [false, true] : [false]) {
      expect(divergence(read(side), wanted(side)), 'pdf.js').toBe('');
      const [from, width] = side ? [Math.floor(edge) - 1, 999] : [0, Math.floor(edge) - 1];
      const column = [['-x', from], ['-W', width], ['-y', 0], ['-H', Math.floor(paper[page].height - millimetres(template.tokens.margin))]].flat().map(String);
      const text = execFileSync('pdftotext', [...(template.hasSide ? column : []), file, '-'], { encoding: 'utf8' });
      expect(divergence(squeeze(withoutFoot(text)), wanted(side)), 'pdftotext').toBe('');
    }
  });

  it('holds no ligature, private-use or replacement character, and embeds its fonts', () => {
    const text = boxes.map((box) => box.text).join(' ');
    expect(text).not.toMatch(/[\uFB00-\uFB06\uE000-\uF8FF\uFFFD]/u);
    const fonts = execFileSync('pdffonts', [file], { encoding: 'utf8' }).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/ yes +yes +yes +\d+ +\d+$/);
  });

  it('links for real', () => {
    const wanted = drawnText(renderTemplate(resume)).map(({ href }) => href).filter(Boolean);
    expect(new Set(links)).toEqual(new Set(wanted.map((href) => new URL(href).href)));
  });

  it('keeps every line inside its page and off the others', () => {
    const { width, height } = paper[page];
    for (const box of boxes) {
      expect(box.left, box.text).toBeGreaterThanOrEqual(0);
      expect(box.right, box.text).toBeLessThanOrEqual(width);
      expect(box.top, box.text).toBeGreaterThanOrEqual(0);
      expect(box.bottom, box.text).toBeLessThanOrEqual(height);
    }
    expect(overlaps(boxes)).toEqual([]);
  });

  it('leaves no heading or head alone at the end of a page', () => {
    const view = resumeView(resume, template.tokens.dateStyle);
    const headings = new Set(view.sections.map((section) => squeeze(section.heading.text)));
    const heads = new Set(view.sections.flatMap((section) => section.entries.filter((entry) => entry.body.blocks.length > 0 && entry.title.text).map((entry) => squeeze(entry.title.text))));
    const edge = template.hasSide ? paper[page].width * 0.665 : paper[page].width;
    for (const side of [true, false]) {
      const column = boxes.filter((box) => !isFoot(box) && box.text.trim() && box.left >= edge === side);
      for (const last of column.filter((box, index) => column[index + 1] && column[index + 1]?.page !== box.page)) {
        expect(headings).not.toContain(squeeze(last.text));
        expect(heads).not.toContain(squeeze(last.text));
      }
    }
  });
});

it('finds lines that are drawn over each other', () => {
  const line = { left: 10, right: 100, top: 10, bottom: 20, page: 1 };
  expect(overlaps([{ ...line, text: 'a' }, { ...line, text: 'b', top: 18.5, bottom: 28.5 }])).toEqual(['a / b']);
  expect(overlaps([{ ...line, text: 'a' }, { ...line, text: 'b', top: 19.5, bottom: 29.5 }])).toEqual([]);
  expect(overlaps([{ ...line, text: 'a' }, { ...line, text: 'b', page: 2 }])).toEqual([]);
});

/** Where two texts part, with what each goes on with; `''` where they are the same. */
function divergence(found: string, wanted: string): string {
  if (found === wanted) return '';
  let at = 0;
  while (found[at] === wanted[at]) at += 1;
  return `after "${wanted.slice(Math.max(0, at - 30), at)}" found "${found.slice(at, at + 60)}", wanted "${wanted.slice(at, at + 60)}"`;
}

const isFoot = (box: Box) => /Page \d+ of \d+$/.test(box.text);

/** Tells by its anchors whether a piece stands in the side column; what has none is the heading of the contacts. */
function sideOf(template: Template, resume: Resume): (anchors: readonly string[]) => boolean {
  if (!template.hasSide) return () => false;
  const view = resumeView(resume);
  const paths = [...view.contacts.map((contact) => contact.path), ...splitColumns(view, resume, template).side.map((section) => section.path)];
  return (anchors) => anchors.length === 0 || anchors.some((anchor) => paths.some((path) => anchor === path || anchor.startsWith(`${path}.`)));
}

/** Where the side column begins: at its first words. */
function sideEdge(boxes: readonly Box[], side: string): number {
  return boxes.find((box) => squeeze(box.text) && side.startsWith(squeeze(box.text)) && box.left > 200)?.left ?? 0;
}

async function readPdf(bytes: Uint8Array, page: PageSize): Promise<{ boxes: Box[]; links: string[] }> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  const boxes: Box[] = [];
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const piece of items) {
      if (!('str' in piece) || !piece.str) continue;
      const [, , , size = 0, left = 0, baseline = 0] = piece.transform as number[];
      const bottom = paper[page].height - baseline;
      boxes.push({ text: piece.str, left, right: left + piece.width, top: bottom - size * 0.7, bottom, page: number });
    }
    for (const annotation of await (await pdf.getPage(number)).getAnnotations()) if (annotation.url) links.push(annotation.url);
  }
  await pdf.loadingTask.destroy();
  return { boxes, links };
}

/** Pieces of text that cover each other by more than a point both ways. */
function overlaps(boxes: readonly Box[]): string[] {
  const found: string[] = [];
  for (const [index, a] of boxes.entries()) {
    for (const b of boxes.slice(index + 1)) {
      if (a.page !== b.page || !a.text.trim() || !b.text.trim()) continue;
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1) found.push(`${a.text} / ${b.text}`);
    }
  }
  return found;
}
