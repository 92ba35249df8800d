import type { PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../../pdf/segments.ts';
import { drawn, person, readPages, resumeOfLines } from '../../testing/drawn.ts';
import { roofing, ropeJob } from '../../testing/parts-of-resumes.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';

describe('raised letters', () => {
  it('a raised ending that stands a little apart from its number belongs to it', async () => {
    const raised = (y: number): PdfText[] => [
      { text: '1', x: 40, y, size: 10 },
      { text: 'st', x: 47.6, y: y - 3.5, size: 7 },
      { text: 'Prize, Slate Cutting Cup 2019', x: 57, y, size: 10 },
    ];
    const page = drawn(['# Ada Park', 'ada@example.org', ...roofing, '# Awards'], { heading: 15 });
    const { resume } = await readPages([...page, ...raised(160), ...raised(176)]);
    expect(resume.sections.award.items.map(({ title }) => title)).toEqual([
      '1st Prize, Slate Cutting Cup',
      '1st Prize, Slate Cutting Cup',
    ]);
  });

  it('a small raised letter or mark is part of its word', async () => {
    const texts = [
      ...drawn(['* Ada Park', 'ada@example.org', '# Experience', '* Weaver || 2019 - 2021', 'Loom Works Ltd']),
      { text: '- Wrote patterns in L', x: 40, y: 140, size: 10 },
      { text: 'A', x: 127, y: 138, size: 7 },
      { text: 'TEX for nine mills', x: 131, y: 140, size: 10 },
    ];
    const { sections } = await resumeOfPages(texts);
    expect(sections.experience.items).toHaveLength(1);
    expect(sections.experience.items[0]?.body).toContain('Wrote patterns in LATEX for nine mills');
  });
});

describe('letters set apart', () => {
  it('words whose letters are set apart keep the spaces between them', async () => {
    const spaced = (words: readonly string[], y: number): PdfText[] =>
      words.map((text, index) => ({ text, x: 40 + index * 90, y, size: 12, bold: true }));
    const texts = [
      ...drawn(person, { apart: 180, top: 80 }),
      ...spaced(['W O R K', 'J O U R N E Y'], 150).map((text, index) => ({ ...text, x: 40 + index * 62 })),
      ...drawn(ropeJob, { apart: 180, top: 170 }),
      ...spaced(['S K I L L S'], 220),
      ...drawn(['Knots, rigging, belaying'], { apart: 180, top: 236 }),
      ...spaced(['E D U C A T I O N'], 270),
      ...drawn(['BSc Physics, University of Hull || 2018'], { apart: 180, top: 290 }),
    ];
    const { sections } = await resumeOfPages(texts);
    expect(sections.experience.items).toMatchObject([
      { position: 'Rope Access Technician', employer: 'Cliff Works Ltd' },
    ]);
  });
});

describe('words that break', () => {
  it('a word that is broken in its cell is whole', async () => {
    const { sections } = await resumeOfLines(
      ...person,
      '# Experience',
      '* Senior Reliability Engi- || Tidewater Ltd. || Jun 2021 - Mar 2024',
      '* neer',
      '| \u0095 Cut alerts by half',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Senior Reliability Engineer', employer: 'Tidewater Ltd.' },
    ]);
  });
});

describe('smaller letters in the row of larger ones', () => {
  const project = (y: number, up: number): PdfText[] => [
    { text: 'Open Loom', x: 40, y, size: 12, bold: true },
    { text: 'https://loom.example', x: 400, y: y - up, size: 8 },
    { text: '- Wove the sails of two ships', x: 50, y: y + 14, size: 12 },
  ];

  const read = async (up: number) =>
    (
      await resumeOfPages([
        ...drawn(['* Ada Park', 'ada@example.org', '# Projects'], { apart: 200 }),
        ...project(120, up),
        ...project(162, up),
      ])
    ).sections.project.items;

  it('may be level with their top', async () => {
    expect(await read(2.6)).toMatchObject([
      { name: 'Open Loom', url: 'https://loom.example' },
      { name: 'Open Loom', url: 'https://loom.example' },
    ]);
  });

  it('may be no line above them, and have no place for several', () => {
    const rows = (y: number, size: number): number =>
      rowsOf([
        { y: 100, size: 12 },
        { y, size },
      ]).length;
    expect([rows(97.4, 8), rows(92, 8), rows(97.4, 5)]).toEqual([1, 2, 2]);
  });
});
