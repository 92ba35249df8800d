import { markedLines, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { resumeOf } from '../../testing/drawn.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { resumeOfText } from '../../testing/resume-of-text.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

const sectionsOf = async (...paragraphs: readonly string[]) =>
  (await resumeOfText(['# 佐藤 花', 'hana@example.jp', ...paragraphs].join('\n\n'), 'md')).sections;

describe('brackets in Latin letters behind a bold name in Chinese', () => {
  const namesOf = async (bracket: string) =>
    (await sectionsOf('## 科研项目', `**水下图像增强方法** ${bracket} 2023.03 - 2023.09`)).project.items.map(
      ({ name }) => name,
    );

  it('are part of it', async () => {
    expect(await namesOf('(UIE-Net)')).toEqual(['水下图像增强方法 (UIE-Net)']);
  });

  it('are none if they say where it was', async () => {
    expect(await namesOf('(Berlin)')).toEqual(['水下图像增强方法']);
  });
});

describe('full-width brackets', () => {
  it('close around dates as others do', async () => {
    const { sections } = await resumeOfWord(
      '# 佐藤 健',
      'メール：ken@example.jp',
      '# 職務経歴',
      '* 株式会社ハヤテ（2019年4月～2022年3月）',
      'エンジニア',
      '- 在庫管理システムを開発',
      '# 資格',
      '- 応用情報技術者試験（2018年10月）',
      '- 簿記検定2級（商業）',
    );
    expect(sections.experience.items).toMatchObject([{ employer: '株式会社ハヤテ', start: '2019-04' }]);
    expect(sections.certification.items.map(({ name, date }) => [name, date])).toEqual([
      ['応用情報技術者試験', '2018-10'],
      ['簿記検定2級（商業）', ''],
    ]);
  });
});

describe('brackets in another style', () => {
  const jobsOf = async (title: string, tail: string) => {
    const part = (text: string, x: number, y: number, more: Partial<PdfText> = {}): PdfText => ({
      text,
      x,
      y,
      size: 10,
      ...more,
    });
    const { sections } = await resumeOfPages([
      part('Ada Park', 40, 40, { size: 20, bold: true }),
      part('Experience', 40, 70, { size: 14, bold: true }),
      part(title, 40, 90, { bold: true }),
      part(tail, 40 + 5.8 * title.length, 90),
      part('Truly Digital (Aug 2023 - Mar 2024)', 40, 105, { bold: true }),
      part('- Made pages for shops', 46, 120),
    ]);
    return sections.experience.items.map(({ position, employer }) => [position, employer]);
  };

  it('belong to the title before them', async () => {
    expect(await jobsOf('Web developer', '(intern)')).toEqual([['Web developer (intern)', 'Truly Digital']]);
  });

  it('are a value of their own with a name in them', async () => {
    expect(JSON.stringify(await jobsOf('Web developer', '(Harlow)'))).not.toContain('Web developer (Harlow)');
  });
});

describe('brackets', () => {
  it('behind the title of a project hold what it was made with, or say more of it', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Projects',
      '* Tide Tables (Go + SQLite + Docker)',
      'Shows the tides of each harbour to its pilots by the hour.',
      '* Pier Survey (with two others, unpaid)',
      'Counts the ships that come and go in each month of the year.',
    );
    expect(sections.project.items.map(({ name, keywords }) => [name, keywords])).toEqual([
      ['Tide Tables', ['Go', 'SQLite', 'Docker']],
      ['Pier Survey (with two others, unpaid)', []],
    ]);
  });

  it('hold dashes that part nothing', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Experience',
      '* [Company Name - Second Job] | [City]',
      'Clerk | 2019 - 2021',
      '- Kept the books.',
    );
    expect(sections.experience.items).toMatchObject([{ position: 'Clerk', employer: '[Company Name - Second Job]' }]);
  });

  const pdf = (...lines: string[]): PdfText[] =>
    markedLines(['* Ada Park', 'ada@example.org', ...lines], {
      xOf: (cell) => 40 + cell * 200,
      top: 60,
      step: 14,
      heading: 11,
    });

  it('that break over two lines are whole in a list', async () => {
    const { sections } = await resumeOfPages(
      pdf('# Skills', 'Weaving, Dyeing (enough to', 'keep the blues apart), Carding', '# Languages', 'Welsh', 'Breton'),
    );
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual([
      'Weaving',
      'Dyeing (enough to keep the blues apart)',
      'Carding',
    ]);
  });

  it('that say that a study is not over are no part of its school', async () => {
    const { sections } = await resumeOfPages(
      pdf('# Education', '* BSc Weaving, Leeds College (in progress)', '* Diploma in Dyeing, Salem College (Old Mill)'),
    );
    const [open, named] = sections.education.items;
    expect(open?.['institution']).toBe('Leeds College');
    expect(named?.['institution']).toContain('Old Mill');
  });
});

describe('a name in brackets before a date', () => {
  it('is a value of its own', async () => {
    const { sections } = await resumeOf([
      '# Awards',
      'Best Paper in Marine Biology (Harlow Society, 1999)',
      'Travel Grant (Lund Foundation, 2003)',
      'Prize of the Faculty (second place, 2004)',
    ]);
    expect(sections.award.items.map(({ title, awarder, date }) => [title, awarder, date])).toEqual([
      ['Best Paper in Marine Biology', 'Harlow Society', '1999'],
      ['Travel Grant', 'Lund Foundation', '2003'],
      ['Prize of the Faculty second place', '', '2004'],
    ]);
  });
});

it('what a bracket tells of an employer is no part of its name, nor a role or an employer of its own', async () => {
  const { sections } = await resumeOfWord(
    '# Ada Park',
    'ada@example.org',
    '# Experience',
    'Senior editor at PRODIGI (digital marketing agency)\t2014 – 2016',
    'Trainee at PRP Harbour (PR-agency)\t2013 – 2014',
    'Clerk at ControlPay (audits of freight)\t2012 – 2013',
    'Teacher at NewStream Center (language courses)\t2010 – 2012',
    'Teacher at Hill School (formerly Mill School)\t2008 – 2010',
  );
  expect(sections.experience.items.map(({ position, employer }) => [position, employer])).toEqual([
    ['Senior editor', 'PRODIGI'],
    ['Trainee', 'PRP Harbour'],
    ['Clerk', 'ControlPay'],
    ['Teacher', 'NewStream Center'],
    ['Teacher', 'Hill School (formerly Mill School)'],
  ]);
});
