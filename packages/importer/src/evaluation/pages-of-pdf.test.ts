import { readFile } from 'node:fs/promises';
import { pdfOf } from '@vitae/testkit/plain-pdf';
import { describe, expect, it } from 'vitest';
import { familyOf, pagesOfPdf } from './pages-of-pdf.ts';
import { readForEvaluation } from './read-for-evaluation.ts';

const read = async (content: string) => {
  const { pages, ...rest } = await pagesOfPdf(pdfOf(content));
  const [page] = pages;
  const find = (text: string) => page?.runs.find((run) => run.text.includes(text));
  return { page, find, ...rest };
};
const line = (text: string, y: number, before = '') => `${before} BT /F1 11 Tf 72 ${y} Td (${text}) Tj ET\n`;

describe('the pages of a PDF', () => {
  it('contain each text with its position, size, colour and background, in points from the top left', async () => {
    const { page, find } = await read(
      '0.1 0.2 0.3 rg 60 690 200 30 re f\n' + line('On a band', 700, '1 1 1 rg') + line('On white', 600, '0 0 0 rg'),
    );
    expect(page).toMatchObject({ width: 612, height: 792 });
    expect(find('On a band')).toMatchObject({ colour: '#ffffff', background: '#1a334c', size: 11, invisible: false });
    expect(find('On white')).toMatchObject({ colour: '#000000', background: '#ffffff', font: 'Helvetica' });
    expect(find('On white')?.embedded).toBe(false);
    expect(find('On white')?.box.x).toBeCloseTo(72, 0);
    expect(find('On white')?.box.y).toBeCloseTo(792 - 600 - 0.78 * 11, 0);
  });

  it('have the ground of a label with round ends, and no ground where a word is drawn as a shape', async () => {
    // Eight curves at each end, as browsers draw them.
    const end = (x: number, out: number) =>
      Array.from({ length: 8 }, (_, at) => `${x + out} ${700 + at} ${x + out} ${700 + at} ${x} ${701 + at} c`).join(
        ' ',
      );
    const label = `0.1 0.2 0.3 rg 70 700 m ${end(70, -5)} 200 708 l ${end(200, 5)} 70 700 l f\n`;
    const on = await read(label + line('On a label', 701, '1 1 1 rg'));
    expect(on.find('On a label')).toMatchObject({ colour: '#ffffff', background: '#1a334c' });
    const word = `0.1 0.2 0.3 rg 70 700 m ${[70, 90, 110, 130, 150].map((x) => end(x, 8)).join(' ')} 70 700 l f\n`;
    const over = await read(word + line('On a word', 701, '0 0 0 rg'));
    expect(over.find('On a word')).toMatchObject({ background: '#ffffff' });
  });

  it('tell which signs their font does not have', async () => {
    const { page } = await read(line('beside', 700) + ' BT /F2 11 Tf 60 700 Td <0000> Tj 0 -40 Td <00480049> Tj ET\n');
    expect(page?.runs.map(({ missing = 0 }) => missing)).toEqual([0, 1, 0]);
    // A pale box is hardly seen.
    const pale = await read('/G1 gs BT /F2 11 Tf 60 700 Td <0000> Tj ET\n');
    expect(pale.page?.runs.map(({ missing = 0 }) => missing)).toEqual([0]);
  });

  it('have accents that TeX draws beside their letters as programs read them', async () => {
    const { find, extraction } = await read(line('Direcci\\264on de la obra', 700));
    expect(extraction.text).toBe('Dirección de la obra');
    expect(find('Dirección')?.text).toBe('Dirección de la obra');
  });

  it('tell what nobody sees: in an invisible mode, or painted over; not what is recognised in a picture', async () => {
    const { find } = await read(
      line('seen', 700) +
        line('unseen', 680, '3 Tr').replace('ET', '0 Tr ET') +
        line('covered', 660) +
        '1 1 1 rg 60 650 300 25 re f 0 0 0 rg\n',
    );
    expect(find('unseen')?.invisible).toBe(true);
    expect(find('covered')?.invisible).toBe(true);
    expect(find('seen')?.invisible).toBe(false);
    const twice = line('drawn again', 620);
    const again = await read(`${twice}1 1 1 rg 60 610 300 25 re f 0 0 0 rg\n${twice}`);
    expect(again.find('drawn again')?.invisible).toBe(false);
    const scan = await read(`${line('recognised', 400, '3 Tr')} q 612 0 0 792 0 0 cm /I1 Do Q`);
    expect(scan.find('recognised')?.invisible).toBe(false);
  });

  it('are read in two ways: as the file draws them, and as they are laid out', async () => {
    const columns = line('Left of the page one', 700) + line('Left of the page two', 685);
    const right = (text: string, y: number) => line(text, y).replace('72', '340');
    const crossed =
      line('Left of the page one', 700) +
      right('Right of the page one', 700) +
      line('Left of the page two', 685) +
      right('Right of the page two', 685);
    const { extraction } = await read(columns);
    expect(extraction.text).toBe('Left of the page one\nLeft of the page two');
    expect(extraction.second).toBe(extraction.text);
    expect((await read(crossed)).extraction.text).toBe(
      'Left of the page one Right of the page one\nLeft of the page two Right of the page two',
    );
  });

  it('have spaces where letters stand apart, and none where they are only spaced', async () => {
    const { extraction } = await read(
      'BT /F1 11 Tf 72 700 Td [(two) -600 (words)] TJ ET BT /F1 11 Tf 4 Tc 72 680 Td (SPACED) Tj 0 Tc ET\n',
    );
    expect(extraction.text).toBe('two words\nSPACED');
  });

  it('show that a font is not in the file, also where a reader has one that stands in for it', async () => {
    const assets = async (path: string) =>
      Uint8Array.from(await readFile(new URL(path, import.meta.resolve('pdfjs-dist/package.json'))));
    const { pages } = await pagesOfPdf(pdfOf(line('Text', 700)), { assets });
    expect(pages[0]?.runs).toMatchObject([{ text: 'Text', font: 'Helvetica', embedded: false }]);
  });

  it('name families, not their styles and subsets', () => {
    expect(
      ['ABCDEF+SourceSans3-BoldItalic', 'LiberationSans,Bold', 'ABCDEF+CMBX12', 'ABCDEF+CMR10', 'ArialMT'].map((name) =>
        familyOf(name),
      ),
    ).toEqual(['SourceSans', 'LiberationSans', 'ComputerModern', 'ComputerModern', 'Arial']);
    expect(familyOf('RDKDDI+CMCSC10')).toBe('ComputerModernCaps');
    expect(['ABCDEF+LinLibertineT', 'ABCDEF+LinLibertineTI', 'LinLibertineOB'].map((name) => familyOf(name))).toEqual([
      'LinLibertine',
      'LinLibertine',
      'LinLibertine',
    ]);
  });
});

describe('a file read for an evaluation', () => {
  const resume =
    line('Marta Ilves', 740).replace('/F1 11', '/F1 22') +
    line('marta@example.com', 715) +
    line('Experience', 680).replace('/F1 11', '/F1 14') +
    line('Engineer, Mill Works', 660) +
    line('2020 - 2024', 645) +
    line('- Built nine mills in four years', 630);

  it('has the field of each text, how certain it is, and which lines are headings', async () => {
    const { evidence } = await readForEvaluation({ name: 'x.pdf', bytes: pdfOf(resume), asOf: '2026-01-01' }, 'resume');
    const runs = evidence.pages?.[0]?.runs ?? [];
    const find = (text: string) => runs.find((run) => run.text.includes(text));
    expect(evidence.origin).toBe('uploaded');
    expect(find('Marta')).toMatchObject({ path: 'basics.fullName', role: 'name' });
    expect(find('marta@')).toMatchObject({ path: 'basics.email', role: 'text' });
    expect(find('Experience')).toMatchObject({ role: 'heading' });
    expect(find('Built nine')?.path).toMatch(/^sections\.experience\.items\..*\.body$/);
    expect(evidence.confidence?.['basics.email']).toBeGreaterThan(0.6);
  });

  const runsIn = async (content: string) =>
    (await readForEvaluation({ name: 'x.pdf', bytes: pdfOf(content), asOf: '2026-01-01' }, 'resume')).evidence
      .pages?.[0]?.runs ?? [];

  it('has headings in small capitals, and in capitals as high as the letters of the text', async () => {
    const small =
      'BT /F1 11 Tf 72 600 Td (E) Tj /F1 7.5 Tf 7.34 0 Td (DUCATION) Tj ET\n' +
      line('SKILLS', 580).replace(' 11', ' 9');
    const roleIn = async (content: string, text: string) =>
      (await runsIn(resume + content)).find((run) => run.text === text)?.role;
    expect(await roleIn(small, 'EDUCATION')).toBe('heading');
    expect(await roleIn(small, 'SKILLS')).toBe('heading');
    expect(await roleIn(line('Skills', 580).replace(' 11', ' 9'), 'Skills')).toBe('text');
    // A letter that stands lower, or apart, is no small capital.
    expect(await roleIn(small.replace('7.34 0 Td', '7.34 -3 Td'), 'EDUCATION')).toBeUndefined();
  });

  it('takes the end of a bullet for none, whatever word it is', async () => {
    const bullet =
      line('- Built a large server of mails and developed web, mail and other', 615) + line('  services', 600);
    const runs = await runsIn(resume + bullet);
    expect(runs.find(({ text }) => text === 'services')).toMatchObject({ role: 'text' });
    const alone = await runsIn(resume + line('Services', 560).replace(' 11', ' 14') + line('Nine mills', 540));
    expect(alone.find(({ text }) => text === 'Services')).toMatchObject({ role: 'heading' });
  });

  it('is what it says it is, if it is data, and has no pages of its own', async () => {
    const bytes = new TextEncoder().encode('{"basics":{"name":"Marta Ilves"},"work":[]}');
    const { evidence } = await readForEvaluation({ name: 'x.json', bytes, asOf: '2026-01-01' });
    expect(evidence).toMatchObject({ origin: 'ours', confidence: {} });
    expect(evidence.pages).toBeUndefined();
  });
});
