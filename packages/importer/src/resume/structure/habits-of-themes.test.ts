import { markedLines, writePdf, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { roleScore } from '../../language/words.ts';
import { importFile } from '../import-file.ts';

const AS_OF = '2026-11-21';
const read = async (...texts: PdfText[]) => importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: AS_OF });

/** Lines from the top: `# ` is a heading, `* ` is bold; cells stand 140 points apart, and `> ` is indented. */
const lines = (given: readonly string[], top = 60): PdfText[] =>
  given.flatMap((line, index) =>
    markedLines([line.replace(/^> /u, '')], {
      xOf: (cell) => (line.startsWith('> ') ? 70 : 40) + cell * 240,
      top: top + index * 14,
      step: 14,
      heading: 15,
    }),
  );
const sized = (y: number, text: string, size: number, bold = false): PdfText => ({ text, x: 40, y, size, bold });
const head = ['* Ada Park', 'ada@example.org'];
const studies = ['# Education', 'Diploma in Roofing, Leeds College', '2018'];

describe('pages of themes', () => {
  it('details below the prose of a profile are no part of it', async () => {
    const about = [
      '# About',
      'Roofer who has kept the slates of old barns and of two churches dry for many years.',
      'Phone: (802) 555-0118',
      'Email: ada@example.org',
    ];
    const { resume } = await read(...lines(['* Ada Park', ...about, ...studies]));
    expect(resume.summary).toBe('Roofer who has kept the slates of old barns and of two churches dry for many years.');
    expect(resume.basics).toMatchObject({ email: 'ada@example.org', phone: '(802) 555-0118' });
    const { resume: other } = await read(
      ...lines(['* Ada Park', ...about.slice(0, 2), 'My number is (802) 555-0118.', ...studies]),
    );
    expect(other.summary).toContain('My number is');
  });

  it('a city in large letters below the name is no headline', async () => {
    const page = (second: string): PdfText[] => [
      sized(50, 'Ada Park', 26),
      sized(78, second, 20),
      ...lines(['ada@example.org', ...studies], 110),
    ];
    const { resume } = await read(...page('Leeds'));
    expect(resume.basics).toMatchObject({ headline: '', location: { city: 'Leeds' } });
    const { resume: other } = await read(...page('Slater'));
    expect(other.basics.headline).toBe('Slater');
  });

  it('employers in the letters of the headings are no headings', async () => {
    const job = (y: number, employer: string, role: string, period: string): PdfText[] => [
      sized(y, employer, 18),
      sized(y + 18, role, 10, true),
      sized(y + 32, period, 10),
      sized(y + 46, 'Relaid the roofs of nine listed barns and of a mill in the valley.', 10),
    ];
    const { resume } = await read(
      ...lines(head, 40),
      sized(90, 'Work Experience', 18),
      ...job(125, 'Slate & Sons, Northern Branch', 'Roofer', '2019 - 2022'),
      ...job(215, 'Northern Barn Centre', 'Roofing apprentice', '2016 - 2019'),
      sized(310, 'Education', 18),
      sized(340, 'Leeds College', 18),
      sized(358, 'Diploma in Roofing', 10),
      sized(372, '2018', 10),
    );
    expect(resume.sections.experience.items).toMatchObject([
      { employer: 'Slate & Sons, Northern Branch', position: 'Roofer' },
      { employer: 'Northern Barn Centre', position: 'Roofing apprentice', start: '2016', end: '2019' },
    ]);
    expect(resume.sections.education.items).toMatchObject([{ institution: 'Leeds College' }]);
  });

  it('dots before periods are those of a line of time', async () => {
    const job = ['- 2019-03 - 2022-04', '* Slate & Sons Ltd', 'Roofer', '> - Relaid the roofs of nine barns'];
    const older = ['- 2016-01 - 2019-02', '* Reed & Rye Ltd', 'Thatcher', '> - Thatched cottages by the sea'];
    const { resume } = await read(...lines([...head, '# Experience', ...job, ...older, ...studies]));
    expect(resume.sections.experience.items).toMatchObject([
      { employer: 'Slate & Sons Ltd', start: '2019-03', end: '2022-04' },
      { employer: 'Reed & Rye Ltd', start: '2016-01', end: '2019-02' },
    ]);
  });

  it('the courses of an entry are no certificates, and the next entry is a study', async () => {
    const page = (courses: string): string[] => [
      ...head,
      '# Education',
      '* Diploma in Roofing, Leeds College',
      '2016 - 2018',
      '',
      courses,
      '> Leadwork',
      '> Old slates',
      '',
      '* Certificate in Carpentry, York College',
      '2014 - 2016',
      '# Awards',
      'Young Roofer of the Year, 2019',
    ];
    const { resume } = await read(...lines(page('* Courses')));
    expect(resume.sections.education.items).toMatchObject([
      { institution: 'Leeds College' },
      { institution: 'York College', start: '2014' },
    ]);
    expect(resume.sections.certification.items).toEqual([]);
    const { resume: other } = await read(...lines(page('# Courses')));
    expect(other.sections.certification.items).not.toEqual([]);
  });

  it('one item alone stands where the lists of others do, or below what announces it', async () => {
    const page = (label: string): string[] => [
      ...head,
      '# Experience',
      '* Roofer || 2019 - 2022',
      'Slate & Sons Ltd',
      label,
      '> Relaid nine barns',
      '* Thatcher || 2016 - 2019',
      'Reed & Rye Ltd',
      ...studies,
    ];
    const { resume } = await read(...lines(page('* Highlights')));
    expect(resume.sections.experience.items[0]?.['body']).toContain('- Relaid nine barns');
    const { resume: other } = await read(...lines(page('Leeds and York')));
    expect(other.sections.experience.items[0]?.['body']).not.toContain('- Relaid nine barns');
  });

  it('who gave a certificate is told by the words before it, wherever it stands', async () => {
    const { resume } = await read(
      ...lines([...head, '# Certificates', '2019-03', 'Issued by: Guild of Slaters', 'Master of slates', ...studies]),
    );
    expect(resume.sections.certification.items).toMatchObject([
      { name: 'Master of slates', issuer: 'Guild of Slaters', date: '2019-03' },
    ]);
  });

  it('a firm called after several people is one employer, and lone organisations are employers', async () => {
    const { resume } = await read(
      ...lines([
        ...head,
        '# Experience',
        '* Baker, Lund and Osei Engineering, Inc. || 2019 - 2022',
        '* Northern Barn Cooperative || 2016 - 2019',
        '* Reed Rye || 2014 - 2016',
        ...studies,
      ]),
    );
    expect(resume.sections.experience.items).toMatchObject([
      { employer: 'Baker, Lund and Osei Engineering, Inc.', position: '' },
      { employer: 'Northern Barn Cooperative', position: '' },
      { employer: 'Reed Rye', position: '' },
    ]);
    const { resume: other } = await read(
      ...lines([...head, '# Experience', '* Roofer, Lund and Osei Roofing || 2019 - 2022', ...studies]),
    );
    expect(other.sections.experience.items).toMatchObject([{ employer: 'Lund and Osei Roofing', position: 'Roofer' }]);
  });

  it('"Senior" behind a noun is a role, and alone it is none', () => {
    expect(roleScore('Audit Senior')).toBeGreaterThan(0.5);
    expect(roleScore('Senior')).toBe(0);
    expect(roleScore('Casa dei Senior')).toBe(0);
  });

  it('a handle before its network in brackets is a profile', async () => {
    const { resume } = await read(...lines([...head, 'adapark (GitHub)', 'Roofer (Leeds)', ...studies]));
    expect(resume.basics.links).toMatchObject([{ label: 'GitHub', url: 'https://github.com/adapark' }]);
  });

  it('how long a job lasted is no part of its description', async () => {
    const job = ['* Roofer || 2019 - 2022', 'Slate & Sons Ltd', '- Relaid nine barns', '- 3 years, 1 month'];
    const { resume } = await read(...lines([...head, '# Experience', ...job, ...studies]));
    expect(resume.sections.experience.items[0]?.['body']).toBe('- Relaid nine barns');
  });
});
