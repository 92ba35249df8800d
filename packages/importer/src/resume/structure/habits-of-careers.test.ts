import { writePdf, type PdfPage } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importFile } from '../import-file.ts';
import { cellAt, lineOf } from '../testing/line-of.ts';
import { labelLines } from './entries.ts';
import { withoutFurtherRoles } from './roles-in-a-row.ts';

type Text = PdfPage['texts'][number];
/** A cell of a line: its distance from the left edge in points, and its text, bold behind `* `, a heading behind `# `. */
type Cell = readonly [x: number, text: string];

const linesOf = (lines: readonly (readonly Cell[])[], from = 100): Text[] =>
  lines.flatMap((cells, index) =>
    cells.map(([x, text]) => ({
      text: text.replace(/^[#*] /u, ''),
      x,
      y: from + index * 14,
      bold: /^[#*] /u.test(text),
      size: text.startsWith('# ') ? 13 : 10,
    })),
  );

const read = async (...pages: Text[][]) =>
  (await importFile({ name: 'x.pdf', bytes: writePdf(pages.map((texts) => ({ texts }))), asOf: '2026-11-21' })).resume;
const person: Text[] = [
  { text: 'Ada Park', x: 40, y: 40, size: 24 },
  { text: 'ada@example.org', x: 40, y: 60, size: 10 },
];
const study: Cell[][] = [[[40, '# Education']], [[40, 'Diploma in Baking, Harbour College, 2012 - 2014']]];

describe('habits of careers', () => {
  it('roles that followed each other share the employer above them', async () => {
    const { sections } = await read([
      ...person,
      ...linesOf([
        [[40, '# Experience']],
        [
          [40, '* Harbour Bakery'],
          [420, 'Leeds'],
        ],
        [
          [40, 'Head Baker'],
          [400, '2021 - 2023'],
        ],
        [
          [40, 'Baker'],
          [400, '2018 - 2021'],
        ],
        [
          [40, 'Apprentice'],
          [400, '2016 - 2018'],
        ],
        [[50, '- Made bread and rolls for three shops in town']],
        [
          [40, '* Mill Lane Bread'],
          [420, 'York'],
        ],
        [
          [40, 'Driver'],
          [400, '2014 - 2016'],
        ],
        [[50, '- Brought the bread to the shops in time']],
        ...study,
      ]),
    ]);
    expect(sections.experience.items).toMatchObject([
      { position: 'Head Baker', employer: 'Harbour Bakery', start: '2021', end: '2023' },
      { position: 'Baker', employer: 'Harbour Bakery', start: '2018', end: '2021' },
      { position: 'Apprentice', employer: 'Harbour Bakery', start: '2016', end: '2018' },
      { position: 'Driver', employer: 'Mill Lane Bread', start: '2014', end: '2016' },
    ]);
  });

  it.each([
    ['Head Baker', 'Baker', 1],
    // They name their employers themselves.
    ['Head Baker, Harbour Bakery', 'Baker, Mill Lane Bread', 0],
    // None of them is a role.
    ['Harbour Bakery', 'Mill Lane Bread', 0],
  ])('%s and %s below a name are roles of one employer or not', (first, second, rows) => {
    const bold = { size: 10, bold: true, italic: false };
    const row = (name: string, period: string) => lineOf([cellAt(name, 40, 200), cellAt(period, 400, 460)]);
    const lines = [
      lineOf([cellAt('Bakeries', 40, 90, bold)], { style: bold }),
      row(first, '2021 - 2023'),
      row(second, '2018 - 2021'),
    ];
    expect(withoutFurtherRoles(labelLines(lines, '2026-11-21')).further.size).toBe(rows);
  });

  it('a name that is in an address is one, although a title is larger', async () => {
    const { basics } = await read([
      { text: 'Ada Brightwater', x: 40, y: 40, size: 9, bold: true },
      { text: 'ada@brightwater.example', x: 40, y: 54, size: 8 },
      { text: 'linkedin.com/in/adabrightwater', x: 40, y: 68, size: 8 },
      { text: 'Bakery Manager', x: 300, y: 84, size: 17 },
      ...linesOf(study, 120),
    ]);
    expect(basics).toMatchObject({ fullName: 'Ada Brightwater', headline: 'Bakery Manager' });
  });

  it('the largest words are the name where addresses say nothing', async () => {
    const { basics } = await read([
      { text: 'Harbour Lights', x: 40, y: 30, size: 9 },
      { text: 'Ada Brightwater', x: 40, y: 50, size: 20 },
      { text: 'hello@example.org', x: 40, y: 74, size: 8 },
      ...linesOf(study, 120),
    ]);
    expect(basics.fullName).toBe('Ada Brightwater');
  });

  it('bold words below the name are what somebody is, with a bar between them', async () => {
    const { basics } = await read([
      { text: 'Ada Brightwater', x: 40, y: 40, size: 20, bold: true },
      { text: 'Doughmaker | Harbour College', x: 40, y: 64, size: 10, bold: true },
      { text: '12 Quay Lane, Leeds', x: 40, y: 84, size: 10 },
      { text: 'ada@example.org', x: 40, y: 98, size: 10 },
      ...linesOf(study, 130),
    ]);
    expect(basics.headline).toBe('Doughmaker | Harbour College');
    expect(basics.location.city).toBe('Leeds');
  });

  it('a bold city below the name is where somebody lives', async () => {
    const { basics } = await read([
      { text: 'Ada Brightwater', x: 40, y: 40, size: 20, bold: true },
      { text: 'Leeds, United Kingdom', x: 40, y: 64, size: 10, bold: true },
      { text: 'ada@example.org', x: 40, y: 98, size: 10 },
      ...linesOf(study, 130),
    ]);
    expect(basics.location.city).toBe('Leeds');
    expect(basics.headline).toBe('');
  });

  it('a city stands below the street beside its label', async () => {
    const { basics } = await read([
      { text: 'Ada Brightwater', x: 40, y: 40, size: 20, bold: true },
      ...linesOf(
        [
          [[40, '# KONTAKT']],
          [
            [40, '* Tel:'],
            [100, '+49 170 5550123'],
          ],
          [
            [40, '* Mail:'],
            [100, 'ada@example.org'],
          ],
          [
            [40, '* Ort:'],
            [100, 'Robert-Koch-Straße 31, 27576'],
          ],
          [[100, 'Bremerhaven']],
          [[40, '# AUSBILDUNG']],
          [[40, 'Abitur, Gymnasium am Hafen, 2012 - 2014']],
        ],
        80,
      ),
    ]);
    expect(basics.location).toMatchObject({ postalCode: '27576', city: 'Bremerhaven' });
  });

  it('a year with a colon belongs to its own line', async () => {
    const { sections } = await read([
      ...person,
      ...linesOf([
        [[40, '# Certificates']],
        [
          [40, '* 2011:'],
          [110, 'Food hygiene for bakers'],
        ],
        [
          [40, '* 2009:'],
          [110, 'Forklift driving'],
        ],
        [
          [40, '* 2003:'],
          [110, 'First aid at work'],
        ],
        ...study,
      ]),
    ]);
    expect(sections.certification.items).toMatchObject([
      { name: 'Food hygiene for bakers', date: '2011' },
      { name: 'Forklift driving', date: '2009' },
      { name: 'First aid at work', date: '2003' },
    ]);
  });

  it('two labels in each of several lines are forms', async () => {
    const { sections } = await read([
      ...person,
      ...linesOf([
        [[40, '# Experience']],
        [[40, 'Position: Pastry teacher Company: Harbour College']],
        [[40, 'Position: Night baker Company: Corn & Co']],
        ...study,
      ]),
    ]);
    expect(sections.experience.items).toMatchObject([
      { position: 'Pastry teacher', employer: 'Harbour College' },
      { position: 'Night baker', employer: 'Corn & Co' },
    ]);
  });

  it('keywords that wrap in a narrow column are whole', async () => {
    const { sections } = await read([
      ...person,
      ...linesOf([
        [[40, '# Experience']],
        [[40, 'Baker at Mill Lane Bread, 2015 - 2018']],
        [[40, '- Made the bread and the rolls for three shops in town every night']],
        ...study,
      ]),
      ...linesOf(
        [
          [[440, '# Skills']],
          [[440, '- Sourdough and rye bread']],
          [[447, 'fermentation']],
          [[440, '- Deck ovens']],
          [[440, '- Mixers']],
          [[440, '# Languages']],
          [[440, 'English (native)']],
          [[440, 'French (fluent)']],
        ],
        100,
      ),
    ]);
    const keywords = sections.skill.items.flatMap((item) => item.keywords);
    expect(keywords).toEqual(['Sourdough and rye bread fermentation', 'Deck ovens', 'Mixers']);
  });

  it('certificates behind a label among the skills are certificates', async () => {
    const { sections } = await read([
      ...person,
      ...linesOf([
        [[40, '# Skills']],
        [
          [40, '* Ovens'],
          [140, 'Deck ovens, Rack ovens'],
        ],
        [
          [40, '* Certificates'],
          [140, 'Food hygiene; Forklift driving; First aid (2023)'],
        ],
        ...study,
      ]),
    ]);
    expect(sections.certification.items).toMatchObject([
      { name: 'Food hygiene' },
      { name: 'Forklift driving' },
      { name: 'First aid', date: '2023' },
    ]);
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual(['Deck ovens', 'Rack ovens']);
  });

  it('what somebody made for herself is a project, although jobs are announced', async () => {
    const { sections } = await read([
      ...person,
      ...linesOf([
        [[40, '# Experience']],
        [
          [40, '* Table booking system'],
          [400, '07/2024 - 09/2024'],
        ],
        [[40, 'Personal project']],
        [[50, '- Wrote a page on which guests book their tables']],
        [
          [40, '* Baker'],
          [400, '01/2020 - 06/2024'],
        ],
        [[40, 'Project Bread Ltd']],
        [[50, '- Made bread and rolls for three shops in town']],
        ...study,
      ]),
    ]);
    expect(sections.project.items).toMatchObject([{ name: 'Table booking system', start: '2024-07', end: '2024-09' }]);
    expect(sections.experience.items).toMatchObject([{ position: 'Baker', employer: 'Project Bread Ltd' }]);
  });

  it('a heading of engagement and interests above periods announces the engagement', async () => {
    const { sections } = await read([
      ...person,
      ...linesOf([
        ...study,
        [[40, '# Skills']],
        [[40, 'Deck ovens, Mixers, Proofers']],
        [[40, '# Engagement & Interessen']],
        [
          [40, '07/2023 - 06/2024'],
          [160, '* Coach of the juniors'],
        ],
        [[160, 'Rowing Club Leeds']],
        [
          [40, '07/2020 - 06/2023'],
          [160, '* Cook at the summer camp'],
        ],
        [[160, 'Rowing Club Leeds']],
      ]),
    ]);
    const { items } = sections['community-service'];
    expect(items.map(({ start }) => start)).toEqual(['2023-07', '2020-07']);
    expect(sections.hobbies.items).toEqual([]);
  });

  it('words below the name that end in a small letter are none of it', async () => {
    const { basics } = await read([
      { text: 'CV', x: 40, y: 30, size: 20, bold: true },
      { text: 'Ada Brightwater', x: 40, y: 56, size: 14, bold: true },
      { text: 'Dough enthusiast', x: 40, y: 76, size: 14, bold: true },
      { text: '12 Quay Lane, Leeds', x: 40, y: 94, size: 10 },
      { text: 'ada@example.org', x: 40, y: 108, size: 10 },
      ...linesOf(study, 140),
    ]);
    expect(basics).toMatchObject({ fullName: 'Ada Brightwater', headline: 'Dough enthusiast' });
  });

  it('a heading of education and certificates has both', async () => {
    const { sections } = await read([
      ...person,
      ...linesOf([
        [[40, '# Education and Certifications']],
        [
          [40, '* Certified Food Safety Manager'],
          [420, 'Leeds'],
        ],
        [
          [40, 'Board of Bakers'],
          [420, '2018'],
        ],
        [
          [40, '* Bachelor of Science in Food Chemistry'],
          [420, 'York'],
        ],
        [
          [40, 'University of York'],
          [420, '2011 - 2014'],
        ],
        [[40, '# Experience']],
        [[40, 'Baker at Mill Lane Bread, 2015 - 2018']],
      ]),
    ]);
    expect(sections.certification.items).toMatchObject([{ name: 'Certified Food Safety Manager', date: '2018' }]);
    expect(sections.education.items).toMatchObject([{ institution: 'University of York', start: '2011', end: '2014' }]);
  });
});
