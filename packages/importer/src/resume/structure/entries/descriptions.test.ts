import { describe, expect, it } from 'vitest';
import { drawn, person, readPages, resumeOf, THEME } from '../../testing/drawn.ts';
import { roofingStudies } from '../../testing/parts-of-resumes.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { resumeOfHtml, resumeOfText } from '../../testing/resume-of-text.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

const sectionsOf = async (...paragraphs: readonly string[]) =>
  (await resumeOfText(['# 佐藤 花', 'hana@example.jp', ...paragraphs].join('\n\n'), 'md')).sections;

describe('sentences', () => {
  it('in Chinese describe, however few spaces they have', async () => {
    const { experience } = await sectionsOf(
      '## 实习经历',
      '数据部门 2023.09-2023.12',
      '整理全部海图数据。撰写使用说明。',
    );
    expect(experience.items).toMatchObject([{ start: '2023-09', body: '整理全部海图数据。撰写使用说明。' }]);
    const { experience: named } = await sectionsOf('## 实习经历', '数据部门 2023.09-2023.12', '海图公司');
    expect(named.items).toMatchObject([{ position: '数据部门', employer: '海图公司' }]);
  });
});

describe('the first line of a section', () => {
  const awards = (first: string) => ['# Awards', first, '2016', 'Best bread, Harlow Fair', '2014'];

  it('is a title, however long it is, if it ends before its column does', async () => {
    const title = 'Digital Project Award of the Students of Harlow and its Villages in the Whole of Essex';
    const { sections } = await resumeOf(
      [...awards(title), '# Experience', `Cook, Hill Hotel, 2016 - 2019 || a kitchen`],
      [40, 480],
    );
    expect(sections.award.items.map(({ date }) => date)).toEqual(['2016', '2014']);
    expect(JSON.stringify(sections.award.items[0])).toContain('Digital Project Award');
  });

  it('is none if a full stop ends it', async () => {
    const { sections } = await resumeOf(
      awards('My bread has won more prizes than that of all the other bakers of the town.'),
    );
    expect(sections.award.items.map(({ title }) => String(title)).join()).not.toContain('My bread has won');
  });
});

describe('what was done', () => {
  it('what was done below a role and its employer in one line is described', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Berufserfahrung',
      '2016 – heute\tBürokauffrau, Autohaus Pelz, Leipzig',
      '\tBearbeitung von Reklamationen',
      '2009 – 2016\tSachbearbeiterin, Möbel Kraus GmbH, Halle',
      '\tPflege der Stammdaten',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Bürokauffrau', employer: 'Autohaus Pelz', body: 'Bearbeitung von Reklamationen' },
      { position: 'Sachbearbeiterin', employer: 'Möbel Kraus GmbH', body: 'Pflege der Stammdaten' },
    ]);
  });

  it('a task below role and employer describes them', async () => {
    const { sections } = await resumeOfWord(
      'Nadine Brandt',
      'nadine@example.org',
      '# Berufserfahrung',
      '2016 – heute\tBürokauffrau, Autohaus Pelz, Leipzig',
      'Zuständig für Telefon, Ablage und Rechnungen',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Bürokauffrau', employer: 'Autohaus Pelz', location: 'Leipzig' },
    ]);
  });

  it('one item alone stands where the lists of others do, or below what announces it', async () => {
    const page = (label: string): string[] => [
      ...person,
      '# Experience',
      '* Roofer || 2019 - 2022',
      'Slate & Sons Ltd',
      label,
      '> Relaid nine barns',
      '* Thatcher || 2016 - 2019',
      'Reed & Rye Ltd',
      ...roofingStudies,
    ];
    const { resume } = await readPages(drawn(page('* Highlights'), THEME));
    expect(resume.sections.experience.items[0]?.['body']).toContain('- Relaid nine barns');
    const { resume: other } = await readPages(drawn(page('Leeds and York'), THEME));
    expect(other.sections.experience.items[0]?.['body']).not.toContain('- Relaid nine barns');
  });
});

describe('entries that programs write', () => {
  it('are told in short sentences behind a break, and last some years', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Work Experience',
      '* Joiner at Harbour Boats',
      '2015 - 2019 (3.5 years)\nMade windows and doors.',
      '* Fitter at Mill Joinery',
      '2011 - 2015 (4 years)\nMade stairs for old houses.',
    );
    expect(sections.experience.items.map(({ position, employer, body }) => [position, employer, body])).toEqual([
      ['Joiner', 'Harbour Boats', 'Made windows and doors.'],
      ['Fitter', 'Mill Joinery', 'Made stairs for old houses.'],
    ]);
  });
});

describe('Chinese lines without list marks', () => {
  it('describe where they are clauses, below a period with its employer and role', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# 工作经历',
      '2020.7-2023.3 远山科技有限公司 软件工程师',
      '负责后端服务的开发，使用Go和PostgreSQL数据库',
      '2018.9-2020.6 东湖软件有限公司 测试工程师',
      '编写自动化测试，覆盖全部接口和主要页面',
    );
    expect(sections.experience.items).toMatchObject([
      { position: '软件工程师', employer: '远山科技有限公司', start: '2020-07', end: '2023-03' },
      { position: '测试工程师', employer: '东湖软件有限公司', start: '2018-09', end: '2020-06' },
    ]);
  });

  it('name an employer and a role where they are names', async () => {
    const { sections } = await resumeOfWord(...personHeading, '# 工作经历', '远山科技，软件工程师', '2020.7-2023.3');
    expect(sections.experience.items).toMatchObject([{ position: '软件工程师', employer: '远山科技' }]);
  });
});

describe('lines that begin small', () => {
  const entry = (...below: string[]) => [
    '# Profile',
    'I have been mending telephones and their wires for ten years, at first in the hills and now in the towns.',
    '# Experience',
    '2013 - 2015 || Engineer for telephones',
    ' || Harlow Telecom',
    ...below.map((text) => ` || ${text}`),
  ];

  it('are items of a list without marks where none goes on with the line above it', async () => {
    const { sections } = await resumeOf(
      [
        ...entry('installed a server for the calls', 'compared several programs'),
        '2010 - 2013 || Technician',
        ' || Lund Networks',
        ' || mended routers and switches',
        ' || taught new colleagues',
      ],
      [40, 140],
    );
    expect(sections.experience.items).toMatchObject([
      {
        position: 'Engineer for telephones',
        employer: 'Harlow Telecom',
        body: '- installed a server for the calls\n- compared several programs',
      },
      {
        position: 'Technician',
        employer: 'Lund Networks',
        body: '- mended routers and switches\n- taught new colleagues',
      },
    ]);
  });

  it('are prose where they had no room in the line above', async () => {
    const { sections } = await resumeOf(
      entry(
        'I installed a server for the calls of all of the offices of the company in three countries and',
        'compared several programs that watch them, of which one was bought for the whole company in the',
        'end.',
      ),
      [40, 140],
    );
    expect(sections.experience.items[0]).toHaveProperty('body', expect.stringMatching(/^I installed .* end\.$/u));
  });
});

describe('a paragraph that begins with a title and a period', () => {
  const job = (employer: string, text: string): string => `<p><b>${employer}</b></p><p>${text}</p>`;

  it('is both and what was done', async () => {
    const { sections } = await resumeOfHtml(
      '<h2>Experience</h2>',
      job(
        'Nine Quays',
        '<i>Head weaver</i> <b>2015-2019</b> Wove the sails of two ships, mended all of their nets, taught four apprentices how both are done, and kept the accounts of the yard in the winter when nobody was at sea for long.',
      ),
      job(
        'Old Harbour',
        '<i>Spinner</i> <b>2011-2014</b> Spun the yarn for the nets of eleven boats in the bay, carded the wool of the farms above it, and sold what was left over at the markets of the three nearest towns.',
      ),
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Head weaver', employer: 'Nine Quays', start: '2015', end: '2019' },
      { position: 'Spinner', employer: 'Old Harbour', start: '2011', end: '2014' },
    ]);
    expect(sections.experience.items[0]?.['body']).toContain('Wove the sails');
  });

  it('is prose where no period follows its words in bold', async () => {
    const { sections } = await resumeOfHtml(
      '<h2>Experience</h2>',
      '<p><b>Weaver, Nine Quays</b></p><p>2015 - 2019</p>',
      '<p><i>Sails</i> and <b>nets</b> were woven for two ships.</p>',
    );
    expect(sections.experience.items).toHaveLength(1);
    expect(sections.experience.items[0]?.['body']).toContain('Sails and nets were woven');
  });
});

describe('heads above what describes', () => {
  it('end where a paragraph begins with an indent, although no full stop ends it', async () => {
    const paragraph = 'Wrote what guides the boats of the harbour and of the three islands west of it by';
    const { sections } = await resumeOfPages([
      { text: 'Ada Park', x: 40, y: 40, size: 20, bold: true },
      { text: 'ada@example.org', x: 40, y: 60, size: 10 },
      { text: 'Work experience', x: 40, y: 90, size: 14, bold: true },
      { text: '2019 - 2021 Quayside Ltd', x: 40, y: 110, size: 10 },
      { text: 'Clerk', x: 40, y: 122, size: 10, bold: true },
      { text: paragraph, x: 52, y: 134, size: 10 },
      { text: 'night and counted all of the buoys in the', x: 40, y: 146, size: 10 },
      { text: 'outer harbour', x: 40, y: 158, size: 10 },
    ]);
    expect(sections.experience.items).toMatchObject([{ position: 'Clerk', employer: 'Quayside Ltd' }]);
    expect(sections.experience.items[0]?.['body']).toContain('Wrote what guides');
  });
});
