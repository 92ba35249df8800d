import { markedLines, writePdf, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importFile } from '../import-file.ts';

const AS_OF = '2026-11-21';
/** Lines from the top: `# ` is a heading, `* ` is bold. */
const lines = (given: readonly string[], x = 40, top = 60): PdfText[] =>
  markedLines(given, { xOf: (cell) => x + cell * 140, top, step: 14, heading: 13 });
const read = async (...texts: PdfText[]) =>
  (await importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: AS_OF })).resume;
const person = ['* Ada Park', 'ada@example.org', ''];

describe('the sign before an employer or a school', () => {
  it('parts it from the role or the degree', async () => {
    const { sections } = await read(
      ...lines([
        ...person,
        '# Experience',
        '* Sailmaker @Hill Works',
        '2019 - 2021',
        '- Sewed sails',
        '* Rigger @ Lake Boats',
        '2015 - 2019',
        '# Education',
        '* B.A. in History @Maine College',
        '2011 - 2015',
      ]),
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Sailmaker', employer: 'Hill Works' },
      { position: 'Rigger', employer: 'Lake Boats' },
    ]);
    expect(sections.education.items).toMatchObject([{ institution: 'Maine College' }]);
  });

  it('is part of a name in small letters', async () => {
    const { sections } = await read(
      ...lines([...person, '# Experience', '* Sailmaker', 'Women @work || 2019 - 2021', '- Sewed sails']),
    );
    expect(sections.experience.items).toMatchObject([{ position: 'Sailmaker', employer: 'Women @work' }]);
  });
});

describe('a role in the letters of the headings', () => {
  const details = ['Email: ada@example.org', 'Phone: (802) 555-0118'];
  const study = ['# Education', '* B.A. in History', 'Maine College, 2011 - 2015'];

  it('is the headline where the contact details are below it', async () => {
    const { basics, sections } = await read(
      ...lines(['* Ada Park', '', '# Software Engineer', ...details, '', ...study]),
    );
    expect(basics).toMatchObject({ headline: 'Software Engineer', email: 'ada@example.org' });
    expect(sections.skill.items).toEqual([]);
  });
});

describe('columns of few lines', () => {
  const jobs = [
    'Lake Boats Inc. - Head joiner',
    '2018 - 2022',
    '- Sewed sails for small boats',
    '- Taught two apprentices',
  ];
  const sidebar = ['', '* Contact', 'ada@example.org', '', '* Skills', 'Sewing', 'Rigging', 'Drawing'];
  const size = (texts: PdfText[]): PdfText[] => texts.map((text) => ({ ...text, size: text.bold ? 12 : 10 }));

  it('begin with a name and a heading side by side', async () => {
    const { basics, sections } = await read(
      { text: 'Ada Park', x: 30, y: 50, size: 16, bold: true },
      ...size(lines(sidebar, 30, 66)),
      ...size(lines(['* Work history', ...jobs], 230, 50)),
    );
    expect(basics.fullName).toBe('Ada Park');
    expect(sections.experience.items).toMatchObject([{ employer: 'Lake Boats Inc.', position: 'Head joiner' }]);
    expect(sections.experience.items).toHaveLength(1);
  });

  it('are none where a label stands before its text', async () => {
    const { sections } = await read(
      { text: 'Ada Park', x: 30, y: 50, size: 16, bold: true },
      ...size(
        lines(
          [
            'ada@example.org',
            '',
            '* Skills || Sewing, Rigging',
            '* Languages || German, French',
            '* Interests || Rowing',
          ],
          30,
          66,
        ),
      ),
    );
    expect(sections.language.items).toHaveLength(2);
  });
});

describe('a heading that was guessed to announce keywords', () => {
  const school = ['', '# Education', '* B.A. in History', 'Maine College, 2011 - 2015', '', '# Experience'];
  const job = ['* Teacher', 'Maine College, 2015 - 2019', '- Taught history to small classes'];

  it('announces projects where lists stand below titles with dates', async () => {
    const { sections } = await read(
      ...lines([
        ...person,
        ...school,
        ...job,
        '',
        '# Coding Craft',
        '* Tide tables',
        '2019 - 2020',
        '- Shows the tides of each harbour',
        '* Star charts',
        '2018',
        '- Draws the sky above a place',
      ]),
    );
    expect(sections.project.items).toMatchObject([{ name: 'Tide tables' }, { name: 'Star charts' }]);
    expect(sections.skill.items).toEqual([]);
  });

  it('announces keywords where words are below it', async () => {
    const { sections } = await read(
      ...lines([...person, ...school, ...job, '', '# Coding Craft', '- Perl', '- Fortran', '- Make']),
    );
    expect(sections.project.items).toEqual([]);
  });
});
