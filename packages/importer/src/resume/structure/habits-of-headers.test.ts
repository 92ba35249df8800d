import { writePdf, type PdfText } from '@vitae/testkit/import-files';
import { sections as allSections } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { parsePlace } from '../../language/places.ts';
import { organisationScore, roleScore } from '../../language/words.ts';
import { importFile } from '../import-file.ts';
import { levelsIn } from './read-levels.ts';
import { fieldNames } from './fields.ts';
import { readTags } from './read-tags.ts';
import type { Line } from '../../text/line.ts';

const pdf = async (texts: PdfText[]) =>
  (await importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: '2026-11-21' })).resume;

const at = (y: number, ...cells: [number, string][]): PdfText[] => cells.map(([x, text]) => ({ x, y, text, size: 10 }));
const head: PdfText[] = [{ x: 40, y: 30, text: 'Ada Park', size: 20, bold: true }, ...at(55, [40, 'ada@example.org'])];
const title = (y: number, text: string): PdfText => ({ x: 40, y, text, size: 15, bold: true });

const line = (...cells: string[]): Line => {
  const style = { size: 10, bold: false, italic: false };
  return {
    text: cells.join(' '),
    cells: cells.map((text, index) => ({ text, x: index * 100, right: index * 100 + 80, runs: [{ text, style }] })),
    style,
    x: 0,
    right: 180,
    top: 0,
    bottom: 10,
    gapAbove: 2,
    page: 0,
    index: 0,
    lane: 0,
    laneLeft: 0,
    laneRight: 200,
    bullet: false,
    headingLevel: 0,
  };
};

describe('the head of a resume', () => {
  it('joins a name whose lines have details beside and between them', async () => {
    const { basics } = await pdf([
      { x: 40, y: 30, text: 'Thibault', size: 28 },
      ...at(34, [380, 'thibault@example.org']),
      ...at(48, [380, '+33 6 39 98 12 17']),
      { x: 40, y: 62, text: 'Morvan-Lacaze', size: 28 },
      ...at(66, [380, 'github.com/tmorvan']),
      title(120, 'Skills'),
      ...at(140, [40, 'Python, Rust, OCaml']),
    ]);
    expect(basics.fullName).toBe('Thibault Morvan-Lacaze');
  });

  it('reads a site under a domain that is not listed, and no handle', async () => {
    const { basics } = await pdf([...head, ...at(70, [40, 'adapark.studio | ada.park']), title(100, 'Skills')]);
    expect(basics.links.map(({ url }) => url)).toEqual([expect.stringContaining('adapark.studio')]);
  });

  it('takes a line of roles below the name as one headline', async () => {
    const { basics } = await pdf([
      { x: 40, y: 30, text: 'Ada Park', size: 20, bold: true },
      ...at(55, [40, 'Data Engineer · Analyst · Enthusiast']),
      ...at(70, [40, 'ada@example.org']),
    ]);
    expect(basics.headline).toBe('Data Engineer · Analyst · Enthusiast');
  });

  it('takes a city with letters behind it for the place', async () => {
    const { basics } = await pdf([...head, ...at(70, [40, 'Cosenza, CS'])]);
    expect(basics.location).toMatchObject({ city: 'Cosenza', region: 'CS' });
  });

  it.each([
    ['Göttingen, Niedersachsen', { city: 'Göttingen', region: 'Niedersachsen' }],
    ['Thunder Bay, Ontario', { city: 'Thunder Bay', region: 'Ontario' }],
    ['El Astillero 39610 Cantabria', { city: 'El Astillero', region: 'Cantabria', postalCode: '39610' }],
    [
      '267 19th Ave South Minneapolis, Minnesota 55455',
      { address: '267 19th Ave South', city: 'Minneapolis', region: 'Minnesota', postalCode: '55455' },
    ],
  ])('reads %s as a place', (text, place) => {
    expect(parsePlace(text)).toMatchObject(place);
  });
});

describe('entries', () => {
  it('splits a role from its employer though more follows', async () => {
    const { sections } = await pdf([
      ...head,
      title(90, 'Experience'),
      ...at(110, [40, '2021'], [110, 'Internship at Halden'], [268, ', supervised by Prof. Moreau (2 months).']),
      { x: 205, y: 110, text: 'Paris, France', size: 10, bold: true },
      ...at(125, [40, '2019'], [110, 'Internship at Corvelo'], [272, ', supervised by Prof. Lind (5 months).']),
      { x: 209, y: 125, text: 'Oslo, Norway', size: 10, bold: true },
    ]);
    expect(sections.experience.items.map(({ employer }) => employer)).toEqual(['Halden', 'Corvelo']);
  });

  it('begins a reference where a year hangs beside it', async () => {
    const { sections } = await pdf([
      ...head,
      title(90, 'Publications'),
      ...at(110, [40, '2018'], [110, 'Park A., Maeda T. Theorems for Submodular Maximization on Graphs.']),
      ...at(124, [110, 'arXiv:1807.04575']),
      ...at(140, [40, '2022'], [110, 'Park A., Vial J. Private Generation of Synthetic Data. Proceedings']),
      ...at(154, [110, 'of EC-TEL 2022']),
    ]);
    expect(sections.publication.items.map(({ title: name, date }) => [name, date])).toEqual([
      ['Theorems for Submodular Maximization on Graphs', '2018'],
      ['Private Generation of Synthetic Data', '2022'],
    ]);
  });

  it('takes "ranked" beside a year for no rank of a study', async () => {
    const { sections } = await pdf([
      ...head,
      title(90, 'Awards'),
      ...at(110, [40, '2018'], [110, 'Medal of the Rowing Club']),
      ...at(125, [40, '2017'], [110, 'Ranked first at the regatta']),
      ...at(140, [40, '2016'], [110, 'Cup of the Lake']),
    ]);
    expect(sections.award.items.map(({ date }) => date)).toEqual(['2018', '2017', '2016']);
  });

  it('keeps a dash in the name of a school beside a degree', async () => {
    const { sections } = await pdf([
      ...head,
      title(90, 'Education'),
      ...at(110, [40, 'PhD, Neuroscience'], [400, '2018 - 2022']),
      ...at(125, [40, 'Charité - Universitätsmedizin Berlin']),
    ]);
    expect(sections.education.items.map(({ institution }) => institution)).toEqual([
      'Charité - Universitätsmedizin Berlin',
    ]);
  });

  it('reads one language with what describes it', () => {
    const read = (...cells: string[]) => levelsIn(line(...cells)).map(({ name }) => name);
    expect(read('English Fluent (Cambridge English: C1)')).toEqual(['English']);
    expect(read('Japanese Learning.', 'Studied for two years.')).toEqual(['Japanese']);
    expect(read('Italian', 'Spoken: fair – Written: good')).toEqual(['Italian']);
    expect(read('Translation', 'From: Italian')).not.toContain('Translation');
  });

  it('takes each line of keywords flush with the right edge for a list of its own', () => {
    const names = fieldNames(allSections.find(({ kind }) => kind === 'tags')?.fields ?? {});
    const lines = ['Java, Scala', 'C, C++(11)', 'PHP, Lua'].map((text, index) => {
      const [x, right] = [150 - 5 * text.length, 150];
      const whole = line(text);
      const cells = whole.cells.map((cell) => ({ ...cell, x, right }));
      return { ...whole, cells, x, right, index, laneRight: 151 };
    });
    const [skills] = readTags(lines, names).entries;
    expect(skills?.[names.tags ?? '']?.value).toEqual(['Java', 'Scala', 'C', 'C++(11)', 'PHP', 'Lua']);
  });

  it('takes a chamber in brackets behind a certificate for its issuer', async () => {
    const { sections } = await pdf([
      ...head,
      title(90, 'Zertifikate'),
      ...at(110, [40, '2019'], [110, 'Ausbilderschein (IHK Erfurt)']),
      ...at(125, [40, '2012'], [110, 'Gabelstaplerschein']),
    ]);
    expect(sections.certification.items.map(({ name }) => name)).toEqual(['Ausbilderschein', 'Gabelstaplerschein']);
  });

  it('knows roles and organisations by more of their words', () => {
    expect(roleScore('Jugendtrainer')).toBeGreaterThan(0.5);
    expect(roleScore('Bioinformatikerin')).toBeGreaterThan(0.5);
    expect(organisationScore('SV Blau-Weiß Gotha')).toBeGreaterThan(0.5);
  });
});
