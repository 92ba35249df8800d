import { coverLetterKind, resumeKind, visibleContent } from '@vitae/domain';
import { importerOf } from '@vitae/importer/kinds';
import { createPdfRenderer } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { letterFixtures } from '../fixtures/index.ts';
import { hasPoppler, qpdfCheck } from './poppler.ts';
import { elementsOf, pdfStructure, taggedPages } from './pdf-structure.ts';
import { readPdf } from './read-pdf.ts';
import { twoPageResume } from './two-page-resume.ts';

const render = createPdfRenderer({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });
const resume = twoPageResume();
const letter = letterFixtures.find(({ name }) => name === 'german')?.letter ?? letterFixtures[0]?.letter;
let bytes = new Uint8Array();

beforeAll(async () => {
  if (!letter) throw new Error('There is no letter.');
  ({ bytes } = await render(letter, { followedBy: resume }));
});

describe('a letter and its resume in one PDF', () => {
  it('has the pages of both, each as in a file of its own', async () => {
    if (!letter) return;
    const [both, first, second] = await Promise.all(
      [bytes, (await render(letter)).bytes, (await render(resume)).bytes].map((file) => readPdf(file)),
    );
    const pages = [...(first?.pages ?? []), ...(second?.pages ?? [])];
    expect(both?.pages.map(({ items }) => items)).toEqual(pages.map(({ items }) => items));
    expect(both?.bookmarks).toEqual([first?.title, second?.title]);
    expect(both?.title).toBe(first?.title);
  });

  it('has the structure of both, one after the other, and is a valid file', async () => {
    if (!letter || !hasPoppler()) return;
    const headings = elementsOf(pdfStructure(bytes))
      .filter(({ type }) => type === 'H1')
      .map(({ text }) => text.trim());
    expect(headings).toEqual([letter.sender.fullName, resume.basics.fullName]);
    const tagged = await taggedPages(bytes);
    expect(tagged).toHaveLength((await readPdf(bytes)).pages.length);
    expect(qpdfCheck(bytes)).toBe('');
  });

  it('comes back as either: the letter as a letter, the resume as a resume', async () => {
    if (!letter) return;
    const read = async (kind: string) => (await importerOf(kind).read({ name: 'both.pdf', bytes })).document;
    expect(coverLetterKind.of(await read('coverletter'))).toEqual(visibleContent(letter));
    expect(resumeKind.of(await read('resume'))).toEqual(visibleContent(resume));
  });

  it('is the same file for the same revisions', async () => {
    if (letter) expect((await render(letter, { followedBy: resume })).bytes).toEqual(bytes);
  });
});
