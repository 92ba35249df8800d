import { directionOf, letterView, type CoverLetter } from '@vitae/domain';
import { letterTemplates, renderTemplate, type LetterWithSums } from '@vitae/templates';
import { letterFixtures, letterScriptFixtures } from '@vitae/testkit/fixtures';
import {
  aPng,
  elementsOf,
  hasPoppler,
  pdfStructure,
  qpdfCheck,
  taggedPages,
  type PdfElement,
} from '@vitae/testkit/pdf';
import { isInSample } from '@vitae/testkit/sample';
import { beforeAll, describe, expect, it } from 'vitest';
import { nodeFonts } from '../node.ts';
import { createPdfRenderer } from '../render-pdf.ts';
import { contentOf, expectSoundElements } from '../testing/structure.ts';
import { normalizeText } from '../text/normalize-text.ts';
import { nodesFromElement } from '../tree/from-element.ts';

const SHA = 'a'.repeat(64);
const render = createPdfRenderer({ fonts: nodeFonts, assets: () => Promise.resolve(aPng()) });
// pdfinfo turns lines from right to left around.
const letters = [
  ...letterFixtures,
  ...letterScriptFixtures.filter(({ name }) => ['french', 'chinese', 'polish', 'hindi'].includes(name)),
].filter(({ letter }) => directionOf(letter.locale) === 'ltr');
const cases = letterTemplates.flatMap(({ id }, row) =>
  letters
    .filter((_, column) => isInSample(row, column) && isInSample((row + column) / 2))
    .map(({ name, letter }) => ({ id, name, letter: { ...letter, template: { ...letter.template, id } } })),
);

if (!hasPoppler()) console.warn('Skipped: reading the structure of letters with pdfinfo. Poppler is not installed.');

const squeeze = (text: string) => text.replaceAll(/\s+/gu, '');

describe.each(cases)('the structure of the letter $name in $id', ({ letter }) => {
  const signed: CoverLetter = { ...letter, enclosures: letter.enclosures || 'One\nTwo', signature: { asset: SHA } };
  const view = letterView(signed);
  let bytes = new Uint8Array();
  let root: PdfElement = { type: '', text: '', kids: [], annotations: 0 };
  const all = (type: string) => elementsOf(root).filter((element) => element.type === type);
  const drawn = (text: string) => squeeze(normalizeText(text));
  beforeAll(async () => {
    ({ bytes } = await render(signed));
    if (hasPoppler()) root = pdfStructure(bytes);
  });

  it('marks every text as content or as an artifact, in a file without errors', async () => {
    expect(qpdfCheck(bytes) ?? '').toBe('');
    for (const page of await taggedPages(bytes)) {
      expect(page.unmarked).toEqual([]);
      expect(page.contents).toBeGreaterThan(0);
    }
  });

  it.runIf(hasPoppler())('returns all drawn content in the order of the letter, in sound elements', () => {
    const asset = () => ({ data: aPng(), format: 'png' as const });
    expect(squeeze(root.text)).toBe(squeeze(contentOf(nodesFromElement(renderTemplate(signed, { asset })))));
    expectSoundElements(root);
  });

  it.runIf(hasPoppler())('names the person, the subject and every bullet once, and describes the signature', () => {
    expect(all('H1').map(({ text }) => squeeze(text))).toEqual([drawn(view.fullName.text)]);
    const subject = drawn(view.subject.text);
    expect(all('H2').filter(({ text }) => squeeze(text) === subject)).toHaveLength(subject ? 1 : 0);
    const bullets = view.paragraphs.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'bullet'));
    expect(all('LI')).toHaveLength(bullets.length);
    expect(all('Figure')).toHaveLength(1);
  });
});

it.runIf(hasPoppler())('amounts of a receipt are a table, each in a row with what it is for', async () => {
  const [first] = letters;
  if (!first) throw new Error('There is a letter.');
  const sums = [
    { label: 'Pro, Yearly', amount: '$72.00' },
    { label: 'Total', amount: '$72.00', isTotal: true as const },
  ];
  const receipt: LetterWithSums = { ...first.letter, sums };
  const { bytes } = await render(receipt, { attachment: 'none' });
  expect(qpdfCheck(bytes) ?? '').toBe('');
  const [table] = elementsOf(pdfStructure(bytes)).filter(({ type }) => type === 'Table');
  expect(table?.kids.map(({ type, kids }) => [type, kids.map((cell) => [cell.type, cell.text.trim()])])).toEqual(
    sums.map(({ label, amount }) => [
      'TR',
      [
        ['TH', label],
        ['TD', amount],
      ],
    ]),
  );
  const [page] = await taggedPages(bytes);
  expect(page?.unmarked).toEqual([]);
});
