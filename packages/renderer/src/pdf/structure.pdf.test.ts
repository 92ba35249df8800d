import { directionOf, resumeView, type Resume } from '@vitae/domain';
import { renderTemplate, templates } from '@vitae/templates';
import { drawOnce, inTemplate } from '@vitae/testkit/draw-once';
import { latinFixtures } from '@vitae/testkit/fixtures';
import {
  aPng,
  elementsOf,
  hasPoppler,
  pdfStructure,
  qpdfCheck,
  taggedPages,
  twoPageResume,
  type PdfElement,
} from '@vitae/testkit/pdf';
import { isInSample } from '@vitae/testkit/sample';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../engine.ts';
import { continuationOf } from '../layout/continuation.ts';
import { nodeFonts } from '../node.ts';
import { createPdfRenderer } from '../render-pdf.ts';
import { nodesFromElement } from '../tree/from-element.ts';
import { contentOf, expectSoundElements } from '../testing/structure.ts';
import type { TreeNode } from '../tree/node.ts';
import { normalizeText } from '../text/normalize-text.ts';

const SHA = 'a'.repeat(64);
const render = createPdfRenderer({
  fonts: nodeFonts,
  assets: (sha256) => Promise.resolve(sha256 === SHA ? aPng() : undefined),
});
const base = twoPageResume();
const withPhoto: Resume = { ...base, basics: { ...base.basics, photo: { asset: SHA, alt: '' } } };
const documents = [...latinFixtures, { name: 'two-pages-with-photo', resume: withPhoto }];
const cases = templates.flatMap(({ id }, row) =>
  documents.filter((_, column) => isInSample(row, column)).map(({ name, resume }) => ({ id, name, document: resume })),
);

if (!hasPoppler()) console.warn('Skipped: reading the structure with pdfinfo. Poppler is not installed.');
if (qpdfCheck(new Uint8Array()) === undefined) console.warn('Skipped: checking files with qpdf. It is not installed.');

const squeeze = (text: string) => text.replaceAll(/\s+/gu, '');

describe.each(cases)('the structure of $name in $id', ({ id, document }) => {
  const resume = inTemplate(document, id, 'A4');
  let bytes = new Uint8Array();
  let root: PdfElement = { type: '', text: '', kids: [], annotations: 0 };
  const all = (type: string) => elementsOf(root).filter((element) => element.type === type);
  beforeAll(async () => {
    ({ bytes } = await (resume.basics.photo ? render(resume) : drawOnce(resume)));
    if (hasPoppler()) root = pdfStructure(bytes);
  });

  it('is a file in which qpdf finds no errors', () => {
    expect(qpdfCheck(bytes) ?? '').toBe('');
  });

  it('marks every text as content or as an artifact, on every page', async () => {
    for (const page of await taggedPages(bytes)) {
      expect(page.unmarked).toEqual([]);
      expect(page.contents).toBeGreaterThan(0);
    }
  });

  it.runIf(hasPoppler())('returns all drawn content in the order of the document', async () => {
    expect(squeeze(root.text)).toBe(squeeze(contentOf(await drawnTreeOf(resume))));
  });

  it.runIf(hasPoppler())('has no empty element, and has correct lists and headings', () => {
    expectSoundElements(root);
  });

  it.runIf(hasPoppler())('names the person, every section and every item once, even across page breaks', () => {
    const view = resumeView(resume);
    expect(all('H1').map(({ text }) => squeeze(text))).toEqual([squeeze(normalizeText(view.fullName.text))]);
    const headings = all('H2').map(({ text }) => squeeze(text));
    for (const { heading } of view.sections.filter((section) => section.heading.text)) {
      expect(headings.filter((text) => text === squeeze(normalizeText(heading.text)))).toHaveLength(1);
    }
    const entries = view.sections.flatMap((section) => section.entries.flatMap((entry) => [entry, ...entry.roles]));
    expect(all('LI').length).toBe(
      entries.flatMap(({ body }) => body.blocks.filter(({ kind }) => kind === 'bullet')).length,
    );
  });
});

/** The nodes that the file was laid out from. */
function treeOf(resume: Resume): TreeNode[] {
  return nodesFromElement(renderTemplate(resume));
}

const unsettled = createEngine({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) }, { isSettled: false });

/** The tree of a resume as it is drawn: what a main column has after its side column has ended follows the latter. */
async function drawnTreeOf(resume: Resume): Promise<TreeNode[]> {
  const tree = treeOf(resume);
  const hasBeside = ({ props, children }: TreeNode): boolean => 'beside' in props || children.some(hasBeside);
  const continuation = tree.some(hasBeside) ? continuationOf((await unsettled.layOut(resume)).pages) : null;
  return continuation ? nodesFromElement(renderTemplate(resume, { continuation })) : tree;
}

describe('pictures, languages and links', () => {
  it('gives a photo its own alternative text, otherwise the person’s name', async () => {
    const inSidebar = (alt: string): Resume => ({
      ...withPhoto,
      basics: { ...withPhoto.basics, photo: { asset: SHA, alt } },
      template: { ...base.template, id: 'sidebar' },
    });
    const altsOf = async (resume: Resume) =>
      (await taggedPages((await render(resume)).bytes)).flatMap(({ alts }) => alts);
    expect(await altsOf(inSidebar('Renée at her desk'))).toEqual(['Renée at her desk']);
    expect(await altsOf(inSidebar(''))).toEqual(['Renée Łukasz-Øster']);
  });

  it('declares the direction of the document', async () => {
    const source = async (locale: string) =>
      Buffer.from((await render({ ...base, locale }, { attachment: 'none' })).bytes).toString('latin1');
    expect(directionOf('ar')).toBe('rtl');
    expect(await source('ar')).toMatch(/\/Direction \/R2L/);
    expect(await source('en')).not.toMatch(/\/Direction/);
  });

  it('says where a link leads, sets the tab order to the structure order, and has the title in XMP', async () => {
    const { bytes } = await render({ ...base, title: 'R&D <lead>' }, { attachment: 'none' });
    const source = Buffer.from(bytes).toString();
    expect(source).toMatch(/\/URI \(mailto:renee\.lukasz@example\.org\)/);
    expect(source).toMatch(/\/Contents \(renee\.lukasz@example\.org\)/);
    expect(source.match(/\/Tabs \/S/g)).toHaveLength(2);
    expect(source).toContain('<rdf:li xml:lang="x-default">R&amp;D &lt;lead></rdf:li>'.replace('lead>', 'lead&gt;'));
    expect(source).toMatch(/\/DisplayDocTitle true/);
  });
});
