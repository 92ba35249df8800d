import type { PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { drawn, headingAt, linesOf, personTexts, resumeOfPlaced, rowsAt, textAt } from '../../testing/drawn.ts';
import { weaving } from '../../testing/parts-of-resumes.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';

describe('columns of labels', () => {
  // The labels are those of the Europass form of 2004, as the class europecv prints them.
  it('a form of Europass has labels that wrap, and is read in Spanish', async () => {
    const { sections } = await resumeOfPages(
      linesOf(
        [
          [[40, 'Ada Park']],
          [[40, 'ada@example.org']],
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
        ],
        40,
      ),
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

  it('are parted from their text where most gaps on the page are behind marks and labels', async () => {
    const { sections } = await resumeOfPages([
      ...personTexts,
      textAt(100, 110, '* Skills', 14),
      ...rowsAt(
        130,
        [61, 100],
        [
          ['Baking', 'Rye, Oats, Spelt'],
          ['Selling', 'Tills, Stalls, Chalk'],
          ['Writing', 'Signs, Menus, Blogs'],
        ],
      ),
      textAt(255.3, 130, 'Cooking'),
      textAt(256.4, 146, 'Packing'),
      textAt(252, 162, 'Counting'),
      ...rowsAt(130, [300], [['Stews, Soups'], ['Boxes'], ['Coins']]),
      textAt(100, 200, '* Experience', 14),
      ...rowsAt(220, [44, 100], [['2019-2021', '* Cook']]),
      ...rowsAt(
        236,
        [100, 108.6],
        [['Mill Lane Bread'], ['-', 'Bread'], ['-', 'Cakes'], ['-', 'Tarts'], ['-', 'Pies']],
      ),
    ]);
    expect(sections.skill.items.map(({ name, keywords }) => [name, keywords])).toEqual([
      ['Baking', ['Rye', 'Oats', 'Spelt']],
      ['Cooking', ['Stews', 'Soups']],
      ['Selling', ['Tills', 'Stalls', 'Chalk']],
      ['Packing', ['Boxes']],
      ['Writing', ['Signs', 'Menus', 'Blogs']],
      ['Counting', ['Coins']],
    ]);
  });

  it('are none where four columns hold words alike', async () => {
    const { sections } = await resumeOfPages([
      ...personTexts,
      textAt(40, 110, '* Skills', 14),
      ...rowsAt(
        130,
        [40, 140, 240, 340],
        [
          ['Rye', 'Oats', 'Spelt', 'Barley'],
          ['Stews', 'Soups', 'Tarts', 'Pies'],
        ],
      ),
    ]);
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toHaveLength(8);
  });

  it('a column of labels has labels that no list has, and their values are no places', async () => {
    const details = ['Email || ada@example.org', 'Phone || (802) 555-0118', 'Address || Burlington, VT 05401'];
    const { basics } = await resumeOfPages(
      drawn(['* Ada Park', '# Contact', ...details, 'Pager || Park Central', ...weaving]),
    );
    expect(basics.location).toMatchObject({ city: 'Burlington', region: 'VT' });
    expect(basics.extra).toMatchObject([{ label: 'Pager', value: 'Park Central' }]);
  });
});

describe('labels flush right', () => {
  it('are whole on their first line, and one in the contact details may announce studies', async () => {
    // Helvetica: the labels end at x = 110.
    const { sections } = await resumeOfPlaced(
      headingAt('Personal details', 90),
      { text: 'Born', x: 88.9, y: 110 },
      { text: '25 December 1987', x: 120, y: 110 },
      { text: 'Education', x: 65.5, y: 128 },
      { text: '2006 - 2010, BSc Engineering, Harlow University', x: 120, y: 128 },
      { text: 'so far', x: 85, y: 140 },
      headingAt('Skills', 170),
      { text: 'Systems of', x: 60.5, y: 190 },
      { text: 'Linux, Windows', x: 120, y: 190 },
      { text: 'work', x: 88.9, y: 202 },
      { text: 'Drawing', x: 73.3, y: 220 },
      { text: 'Autocad', x: 120, y: 220 },
    );
    expect(sections.education.items).toMatchObject([
      { area: 'Engineering', institution: 'Harlow University', start: '2006', end: '2010' },
    ]);
    expect(sections.skill.items.map(({ keywords }) => keywords)).toEqual([['Linux', 'Windows'], ['Autocad']]);
  });

  it('labels flush right, each with its own value, stay apart however long a value is', async () => {
    const rows = [
      ['Class A', 'Indigo, madder, weld, walnut and other plants of the north coast'],
      ['Class B', 'Dobby, jacquard'],
      ['Class E', 'Flax, wool'],
    ];
    const skills = rows.flatMap(([label = '', text = ''], row): PdfText[] =>
      [label, text].map((part, cell) => ({ text: part, x: 40 + cell * 60, y: 200 + row * 12, size: 10 })),
    );
    const { sections } = await resumeOfPages([...drawn(['* Ada Park', ...weaving, '', '# Skills']), ...skills]);
    expect(sections.skill.items.map(({ name }) => name)).toEqual(['Class A', 'Class B', 'Class E']);
  });
});
