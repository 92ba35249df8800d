import type { PdfPage } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { resumeOfPages as read } from '../testing/resume-of-pages.ts';

/** A cell of a line: its distance from the left edge in points, and its text. */
type Cell = readonly [x: number, text: string];

/** Lines from the top, each its cells; a line whose first text begins with `# ` is a heading. */
const linesOf = (lines: readonly (readonly Cell[])[], from = 40): PdfPage['texts'] =>
  lines.flatMap((cells, index) =>
    cells.map(([x, text]) => ({
      text: text.replace(/^# /u, ''),
      x,
      y: from + index * 14,
      bold: text.startsWith('# '),
      size: text.startsWith('# ') ? 13 : 10,
    })),
  );

const person: readonly (readonly Cell[])[] = [[[40, 'Ada Park']], [[40, 'ada@example.org']]];

describe('what classes of LaTeX and forms have in common', () => {
  it('headings behind a mark are headings, if several are known', async () => {
    const { sections } = await read(
      linesOf([
        ...person,
        [],
        [[40, '• Experience']],
        [[40, 'Baker, Mill Lane Bread, 2019 - 2021']],
        [],
        [[40, '• Education']],
        [[40, 'BSc Food Science, Leeds University, 2015 - 2018']],
        [],
        [[40, '• Languages']],
        [[40, 'English, German']],
      ]),
    );
    expect(sections.experience.items).toHaveLength(1);
    expect(sections.education.items).toHaveLength(1);
    expect(sections.language.items.map(({ name }) => name)).toEqual(['English', 'German']);
  });

  // The labels are those of the Europass form of 2004, as the class europecv prints them.
  it('a form of Europass has labels that wrap, and is read in Spanish', async () => {
    const { sections } = await read(
      linesOf([
        ...person,
        [[40, '# Experiencia laboral']],
        [
          [143, 'Fechas'],
          [200, 'Septiembre 2014 - Enero 2018'],
        ],
        [
          [98, 'Profesión o cargo'],
          [200, 'Técnica de campo'],
        ],
        [[113, 'desempeñado']],
        [
          [66, 'Nombre y dirección de la'],
          [200, 'Instituto Andaluz de Investigación, Córdoba'],
        ],
        [[137, 'empresa']],
      ]),
    );
    expect(sections.experience.items).toMatchObject([
      {
        position: 'Técnica de campo',
        employer: 'Instituto Andaluz de Investigación',
        start: '2014-09',
        end: '2018-01',
      },
    ]);
  });

  it('languages in a grid have their levels, which stand a little above them', async () => {
    const grid = (name: string, y: number, levels: readonly string[]): PdfPage['texts'] => [
      { text: name, x: 120, y, size: 8 },
      ...levels.flatMap((text, index) => [
        { text, x: 210 + index * 70, y: y - 5, size: 8 },
        { text: 'Usuario', x: 232 + index * 70, y: y - 5, size: 8 },
        { text: 'competente', x: 225 + index * 70, y: y + 5, size: 8 },
      ]),
    ];
    const { sections } = await read([
      ...linesOf([...person, [[40, '# Idiomas']]]),
      ...grid('Inglés', 120, ['C1', 'C1', 'B2', 'B2', 'C1']),
      ...grid('Francés', 150, ['B1', 'B1', 'A2', 'A2', 'A2']),
    ]);
    expect(sections.language.items).toMatchObject([
      { name: 'Inglés', fluency: 'C1, B2' },
      { name: 'Francés', fluency: 'B1, A2' },
    ]);
  });

  it('contact details at the foot of every page are read once', async () => {
    const foot: PdfPage['texts'] = [{ text: 'ada@example.org  +1 202-456-1111', x: 40, y: 815, size: 10 }];
    const { basics } = await read(
      [...linesOf([[[40, 'Ada Park']], [[40, '# Skills']], [[40, 'Sails, Oak']]]), ...foot],
      [...linesOf([[[40, '# Languages']], [[40, 'English, German']]]), ...foot],
    );
    expect(basics).toMatchObject({ email: 'ada@example.org', phone: '+1 202-456-1111' });
  });

  it('a range may wrap over three lines beside its entry', async () => {
    const { sections } = await read(
      linesOf([
        ...person,
        [[160, '# Experience']],
        [
          [79, '2019 - 2021'],
          [160, 'Baker, Mill Lane Bread, Leeds'],
        ],
        [
          [115, 'Sep'],
          [160, 'Nurse, City Hospital, Leeds'],
        ],
        [
          [90, '2014-Mar'],
          [160, 'Cared for patients on a ward of ten beds in two shifts.'],
        ],
        [
          [110.6, '2019'],
          [160, 'Taught students.'],
        ],
      ]),
    );
    expect(sections.experience.items).toMatchObject([
      { start: '2019', end: '2021' },
      { start: '2014-09', end: '2019-03' },
    ]);
  });

  it('months before a slash, and addresses with dashes are read', async () => {
    const { basics, sections } = await read(
      linesOf([
        [[40, 'Wei-Lin Okonkwo']],
        [[40, '14 Harbour Terrace - Galway - Ireland']],
        [[40, 'ada@example.org | Github:// wlokonkwo']],
        [[40, '# Experience']],
        [[40, 'Baker, Mill Lane Bread']],
        [[40, 'Mar/2018 - Feb/2020']],
        [[40, '# Publications']],
        [[40, 'W.-L. Okonkwo and A. Lal. Ultrasonic power through silicon. In Sound Notes, 2024.']],
      ]),
    );
    expect(basics).toMatchObject({ fullName: 'Wei-Lin Okonkwo', location: { city: 'Galway', countryCode: 'IE' } });
    expect(basics.links).toMatchObject([{ label: 'GitHub', url: 'https://github.com/wlokonkwo' }]);
    expect(sections.experience.items).toMatchObject([{ start: '2018-03', end: '2020-02' }]);
    expect(sections.publication.items).toMatchObject([{ title: 'Ultrasonic power through silicon' }]);
  });
});
