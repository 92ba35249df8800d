import type { PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { listOf } from './read-tags.ts';
import { resumeOfPages as read } from '../testing/resume-of-pages.ts';

/** A text at its place on a page: `* ` makes it bold. */
const at = (x: number, y: number, text: string, size = 10): PdfText => ({
  text: text.replace(/^\* /u, ''),
  x,
  y,
  size,
  bold: text.startsWith('* '),
});

/** Lines of cells, top down: the places of the cells, and their texts. */
const rows = (top: number, places: readonly number[], lines: readonly (readonly string[])[]): PdfText[] =>
  lines.flatMap((cells, index) =>
    cells.flatMap((text, cell) => (text ? [at(places[cell] ?? 0, top + index * 16, text)] : [])),
  );

const person = [at(40, 50, '* Ada Park', 22), at(40, 75, 'ada@example.org')];

describe('pages', () => {
  it('of one column each follow each other, however wide their lines are', async () => {
    const { sections } = await read(
      [...person, at(40, 120, '* Experience', 14), at(40, 140, '2019 - 2021 Baker, Mill Lane Bread, a small town')],
      [
        at(
          40,
          60,
          '2015 - 2019 Apprentice, Harbour Bakery, who also ran the market stall every Saturday, in Leeds and in York',
        ),
      ],
      [at(40, 60, '* Education', 14), at(40, 80, '2012 - 2015 Diploma in Baking, Leeds City College, Leeds')],
    );
    expect(sections.experience.items).toHaveLength(2);
    expect(sections.education.items).toHaveLength(1);
  });
});

describe('columns of labels', () => {
  it('are parted from their text where most gaps on the page are behind marks and labels', async () => {
    const { sections } = await read([
      ...person,
      at(100, 110, '* Skills', 14),
      ...rows(
        130,
        [61, 100],
        [
          ['Baking', 'Rye, Oats, Spelt'],
          ['Selling', 'Tills, Stalls, Chalk'],
          ['Writing', 'Signs, Menus, Blogs'],
        ],
      ),
      at(255.3, 130, 'Cooking'),
      at(256.4, 146, 'Packing'),
      at(252, 162, 'Counting'),
      ...rows(130, [300], [['Stews, Soups'], ['Boxes'], ['Coins']]),
      at(100, 200, '* Experience', 14),
      ...rows(220, [44, 100], [['2019-2021', '* Cook']]),
      ...rows(236, [100, 108.6], [['Mill Lane Bread'], ['-', 'Bread'], ['-', 'Cakes'], ['-', 'Tarts'], ['-', 'Pies']]),
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
    const { sections } = await read([
      ...person,
      at(40, 110, '* Skills', 14),
      ...rows(
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
});

describe('headings in the margin', () => {
  const contacts = rows(100, [40], [['Mill Lane 4'], ['Leeds'], ['England'], ['0113 555 0118'], ['ada@example.org']]);
  const jobs = [
    at(180, 230, '* Cook, Mill Lane Bread, Leeds'),
    at(440, 230, '2019 - 2021'),
    at(180, 246, 'Bread for a thousand people'),
    at(180, 262, '* Apprentice, Harbour Bakery, Hull'),
    at(440, 262, '2016 - 2019'),
  ];
  const rest = [
    at(180, 330, '* Diploma in Baking, Leeds City College'),
    at(440, 330, '2015'),
    at(180, 380, 'Rye, Oats, Spelt'),
    at(180, 396, 'Tills, Stalls, Chalk'),
  ];
  const name = [at(180, 100, '* Ada Park', 22), at(180, 124, 'Master of the bakehouse', 15), at(180, 150, 'Up early')];

  it('stand below contact details that are a column of their own', async () => {
    const { basics, sections } = await read([
      ...contacts,
      ...name,
      at(60, 230, '* Experience', 14),
      ...jobs,
      at(60, 330, '* Education', 14),
      at(60, 380, '* Skills', 14),
      ...rest,
    ]);
    expect(basics.fullName).toBe('Ada Park');
    expect(sections.experience.items.map(({ position }) => position)).toEqual(['Cook', 'Apprentice']);
    expect(sections.education.items.map(({ institution }) => institution)).toEqual(['Leeds City College']);
  });

  it('are none where lines in the same letters are above them', async () => {
    const { sections } = await read([
      ...[contacts, name].flat(),
      at(60, 200, '* Availability', 14),
      ...rows(216, [60], [['From May']]),
      at(60, 246, '* Languages', 14),
      ...rows(262, [60], [['English'], ['Polish']]),
      at(180, 210, '* Experience', 14),
      ...jobs,
    ]);
    expect(sections.language.items.map((item) => item.name)).toEqual(['English', 'Polish']);
  });
});

describe('dates that are still to be filled in', () => {
  it('begin entries as others do, and are no names', async () => {
    const { sections } = await read([
      ...person,
      at(120, 110, '* Experience', 14),
      ...rows(
        130,
        [40, 120],
        [
          ['20XX - 20XX', '* Wonders, Quay House'],
          ['', 'What was done there'],
          ['MM/YYYY - today', '* Marvels, Mill House'],
          ['', 'What is done here'],
        ],
      ),
    ]);
    expect(sections.experience.items.map(({ position, employer }) => [position, employer])).toHaveLength(2);
    expect(JSON.stringify(sections.experience.items)).not.toMatch(/XX|YYYY/u);
  });
});

describe('labels of groups', () => {
  const entries = (label: string) => [
    ...person,
    at(40, 110, '* Experience', 14),
    at(40, 130, label, 12),
    ...rows(148, [40, 440], [['* Cook, Harbour Hotel', '2019 - 2021'], ['Bread for a thousand people']]),
    ...rows(184, [40, 440], [['* Apprentice, Harbour Bakery', '2016 - 2019'], ['A stall every Saturday']]),
  ];
  it('need not be bold, and have periods at the right edge below them', async () => {
    const { sections } = await read(entries('In trade'));
    expect(sections.experience.items.map(({ position }) => position)).toEqual(['Cook', 'Apprentice']);
  });
  it('are no roles', async () => {
    const { sections } = await read(entries('Head Cook'));
    expect(JSON.stringify(sections.experience.items)).toContain('Head Cook');
  });
});

describe('a headline', () => {
  it('is below the name, not beside it: another cell of its line in small letters is none of it', async () => {
    const { basics } = await read([
      at(40, 60, 'Ada Park', 26),
      at(40, 84, 'Wonders of rye', 16),
      ...[36, 48, 60, 72, 84].map((y, index) =>
        at(400, y, ['Mill Lane 4', 'Leeds', '0113 555 0118', 'ada@example.org', 'born to bake'][index] ?? '', 9),
      ),
      at(40, 120, '* Experience', 14),
      at(40, 140, 'Baker, Mill Lane Bread, 2019 - 2021'),
    ]);
    expect(basics.headline).toBe('Wonders of rye');
  });
});

describe('two columns above a section as wide as the page', () => {
  it('end above the heading of that section', async () => {
    const { sections } = await read([
      ...person,
      at(40, 110, '* Profile', 12),
      ...rows(
        126,
        [40],
        [['I bake bread and cakes'], ['for small towns and'], ['for their markets'], ['since I was young.']],
      ),
      at(300, 118, '* Skills', 12),
      ...rows(134, [300], [['Rye'], ['Oats'], ['Spelt'], ['Tills']]),
      at(40, 215, '* Experience', 12),
      ...rows(
        231,
        [40, 130, 430],
        [
          ['2019 - 2021', '* Cook', '* Harbour Hotel'],
          ['', 'Dinners for a thousand people, and breakfast for as many on every Saturday morning'],
          ['2015 - 2019', '* Apprentice', '* Hill Hotel'],
          ['', 'Peeled potatoes, and washed the dishes of a house with more than two hundred beds'],
        ],
      ),
    ]);
    expect(sections.experience.items.map(({ position, employer }) => [position, employer])).toEqual([
      ['Cook', 'Harbour Hotel'],
      ['Apprentice', 'Hill Hotel'],
    ]);
  });
});

describe('dots of a line of time', () => {
  const entries = (below: readonly [string, string]) => [
    ...person,
    at(40, 110, '* Experience', 14),
    ...rows(
      130,
      [44, 56],
      [
        ['-', 'Wonders'],
        ['', below[0]],
        ['', 'Dinners for a thousand people'],
        ['-', 'Marvels'],
        ['', below[1]],
        ['', 'Peeled potatoes'],
      ],
    ),
  ];
  it('are before titles, where the line below has the period', async () => {
    const { sections } = await read(entries(['Harbour Hotel, 2019 - 2021', 'Hill Hotel, 2015 - 2019']));
    expect(sections.experience.items.map(({ start, end }) => [start, end])).toEqual([
      ['2019', '2021'],
      ['2015', '2019'],
    ]);
    expect(JSON.stringify(sections.experience.items.map(({ body }) => body))).not.toMatch(/Wonders|Marvels/u);
  });
  it('are marks of a list where it has none', async () => {
    const { sections } = await read(entries(['at the Harbour Hotel', 'at the Hill Hotel']));
    expect(JSON.stringify(sections.experience.items)).toContain('Wonders at the Harbour Hotel');
  });
});

describe('keywords', () => {
  it('between middle dots of any kind are words of their own', () => {
    expect(listOf('Rye ‧ Oats ∙ Spelt')).toEqual(['Rye', 'Oats', 'Spelt']);
  });
});

describe('a line at the head of every page', () => {
  const page = (head: string, ...rest: PdfText[]) => [at(40, 30, head, 9), ...rest];
  const first = [at(40, 110, '* Experience', 14), ...rows(130, [40], [['Cook, Harbour Hotel, 2019 - 2021']])];
  const second = [
    at(40, 110, '* Education', 14),
    ...rows(130, [40], [['Diploma in Baking, Leeds City College, 2015']]),
  ];
  it('is the person’s with all that it says where it has contact details', async () => {
    const cells = (): PdfText[] => [
      at(40, 30, 'Head cook', 9),
      at(120, 30, 'ada@example.org', 9),
      at(240, 30, 'Leeds, England', 9),
    ];
    const { basics } = await read([...cells(), at(40, 60, '* Ada Park', 22), ...first], [...cells(), ...second]);
    expect(basics).toMatchObject({ fullName: 'Ada Park', email: 'ada@example.org' });
    expect(basics.location.city).toBe('Leeds');
  });
  it('is left out where it has none', async () => {
    const title = 'Private and confidential';
    const { basics, summary } = await read(page(title, ...person, ...first), page(title, ...second));
    expect(JSON.stringify([basics, summary])).not.toContain('confidential');
  });
});

describe('a name', () => {
  it('is without the title of the document behind it', async () => {
    const { basics } = await read([
      at(40, 50, '* Ada Park Resume', 22),
      at(40, 75, 'ada@example.org'),
      at(40, 110, '* Skills', 14),
      at(40, 130, 'Rye, Oats'),
    ]);
    expect(basics.fullName).toBe('Ada Park');
  });
});
