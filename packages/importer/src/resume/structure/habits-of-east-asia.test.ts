import { describe, expect, it } from 'vitest';
import { AS_OF, resumeOfPages } from '../testing/resume-of-pages.ts';
import { importFile } from '../import-file.ts';

const sectionsOf = async (...paragraphs: readonly string[]) => {
  const bytes = new TextEncoder().encode(['# 佐藤 花', 'hana@example.jp', ...paragraphs].join('\n\n'));
  return (await importFile({ name: 'x.md', bytes, asOf: AS_OF })).resume.sections;
};
const table = ([head = '', ...rows]: readonly string[]): string =>
  [head, head.replace(/[^|]+/gu, ' --- '), ...rows].map((row) => `| ${row} |`).join('\n');

describe('tables with names of columns in Japanese', () => {
  it('are of jobs', async () => {
    const { experience } = await sectionsOf(
      '## 職務履歴',
      table([
        '会社名 | 時期 | 役割',
        '株式会社みどり製作所 | 2021/04 - 2024/03 | 設計エンジニア',
        '株式会社あおば商事 | 2018/04 - 2021/03 | 営業',
      ]),
    );
    expect(experience.items.map(({ employer, position, start }) => [employer, position, start])).toEqual([
      ['株式会社みどり製作所', '設計エンジニア', '2021-04'],
      ['株式会社あおば商事', '営業', '2018-04'],
    ]);
  });

  it('have a year and a month in columns of their own', async () => {
    const rows = ['簿記検定2級 | 2019 | 06', '普通自動車免許 | 2016 | 03'];
    const { certification } = await sectionsOf('## 資格', table(['資格名 | 年 | 月', ...rows]));
    expect(certification.items.map(({ name, date }) => [name, date])).toEqual([
      ['簿記検定2級', '2019-06'],
      ['普通自動車免許', '2016-03'],
    ]);
    const { certification: scored } = await sectionsOf('## 資格', table(['資格名 | 年 | レベル', ...rows]));
    expect(scored.items.map(({ date }) => date)).not.toContain('2019-06');
  });
});

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

describe('slashes', () => {
  const jobs = async (title: string, rest: string) =>
    (
      await resumeOfPages([
        { text: 'Ada Park', x: 40, y: 40, size: 20, bold: true },
        { text: 'Experience', x: 40, y: 70, size: 14, bold: true },
        { text: title, x: 40, y: 90, size: 10, bold: true },
        { text: rest, x: 40 + 5.8 * title.length, y: 90, size: 10 },
        { text: 'Mar 2021 - May 2024', x: 420, y: 90, size: 10 },
        { text: '- Baked bread', x: 46, y: 105, size: 10 },
      ])
    ).sections.experience.items.map(({ position, employer, location }) => [position, employer, location]);
  it('behind a title in bold type are between values', async () => {
    expect(await jobs('Head Baker', '/ Oven & Sons / Leeds, UK')).toEqual([['Head Baker', 'Oven & Sons', 'Leeds, UK']]);
  });
  it('within one style are of names', async () => {
    expect(await jobs('Cook / Baker', 'Oven & Sons')).toEqual([['Cook / Baker', 'Oven & Sons', '']]);
  });
});

describe('headings of projects and awards', () => {
  it('have awards where a rank or a prize says so', async () => {
    const { project, award } = await sectionsOf(
      '## 教育经历',
      '**东华大学** 本科 2020.09 - 2024.06',
      '## 项目经历/荣誉奖项',
      '**校园二手书平台** 2023.03 - 2023.09',
      '- 负责接口设计，上线后获得师生好评并在学院评比中拿到一等奖，目前仍由学生会维护使用中，每月活跃用户三千人',
      '**全国大学生电子设计竞赛** 省级二等奖 2024.08',
      '**国家奖学金** 前 1% 2023.12',
    );
    expect(project.items.map(({ name }) => name)).toEqual(['校园二手书平台']);
    expect(award.items.map(({ title, date }) => [title, date])).toEqual([
      ['全国大学生电子设计竞赛', '2024-08'],
      ['国家奖学金', '2023-12'],
    ]);
  });
  it('of research in Chinese are of projects', async () => {
    const { project } = await sectionsOf('## 科研经历', '**水下图像增强方法** 2023.03 - 2023.09');
    expect(project.items).toMatchObject([{ name: '水下图像增强方法', start: '2023-03' }]);
  });
});

describe('names in East Asia', () => {
  const basicsOf = async (item: string) => {
    const bytes = new TextEncoder().encode(
      `# 个人信息\n\n- ${item}\n- 工作年限：2年\n- Email：wang@example.com\n\n# 工作经历\n\n2019年3月~2022年5月 青岛海运公司担任会计\n`,
    );
    return (await importFile({ name: 'x.md', bytes, asOf: AS_OF })).resume;
  };
  it('have the sex and the year of birth behind them', async () => {
    const { basics, sections } = await basicsOf('王晓雨/女/1995');
    expect(basics.fullName).toBe('王晓雨');
    expect(basics.extra.map(({ label, value }) => [label, value])).toEqual(
      expect.arrayContaining([
        ['性别', '女'],
        ['出生日期', '1995'],
      ]),
    );
    // An employer and a role with "served as" between them.
    expect(sections.experience.items).toMatchObject([{ employer: '青岛海运公司', position: '会计' }]);
  });
  it('are none before other words', async () => {
    const bytes = new TextEncoder().encode('# 王晓雨\n\n杭州/女/1995\n\nwang@example.com\n');
    expect((await importFile({ name: 'x.md', bytes, asOf: AS_OF })).resume.basics.fullName).toBe('王晓雨');
    expect((await basicsOf('本科/计算机系')).basics.fullName).not.toBe('本科');
  });
  it('have how they are read in brackets', async () => {
    const bytes = new TextEncoder().encode('# 職務経歴書\n\n氏名: 森 花 (もり はな)\n\nhana@example.jp\n');
    const { basics } = (await importFile({ name: 'x.md', bytes, asOf: AS_OF })).resume;
    expect(basics.fullName).toBe('森 花');
    expect(basics.extra).toMatchObject([{ label: 'ふりがな', value: 'もり はな' }]);
  });
});

describe('grades that begin a line', () => {
  const scoreOf = async (line: string) => {
    const { education } = await sectionsOf('## Education', '**BSc, Physics, University of Leeds** 2019 - 2022', line);
    return education.items.map(({ score }) => score);
  };
  it.each([
    ['GPA — 3.87 / Coursework — Optics, Mechanics', '3.87'],
    ['GPA: 3.7 / 4.0', '3.7 / 4.0'],
    ['学业成绩：GPA：3.8/4.0 专业排名：4/110', '3.8/4.0'],
  ])('%s', async (line, score) => {
    expect(await scoreOf(line)).toEqual([score]);
  });
  it('are none if they tell something else', async () => {
    expect(await scoreOf('GPA — 3 prizes / Coursework — Optics')).not.toEqual(['3']);
  });
});

describe('items', () => {
  it('below a school tell its degree with the period', async () => {
    const { education } = await sectionsOf(
      '## Education',
      '**University of Leeds**\n\n- BSc in Physics, Sep 2019 – Jun 2022\n- Thesis on bread, Jan 2022',
    );
    expect(education.items).toMatchObject([
      { institution: 'University of Leeds', degree: 'BSc', area: 'Physics', start: '2019-09', end: '2022-06' },
    ]);
    const { education: dated } = await sectionsOf(
      '## Education',
      '**BA in History, University of Leeds** 2015 – 2018\n\n- MA seminar in Paris, Jan 2018 – Feb 2018',
    );
    expect(dated.items).toMatchObject([{ degree: 'BA', start: '2015', end: '2018' }]);
  });
  it('of languages may end in a full stop', async () => {
    const { language } = await sectionsOf('## Languages', 'Mandarin (native); English (IELTS 7.5).');
    expect(language.items.map(({ name }) => name)).toEqual(['Mandarin', 'English']);
  });
});

describe('states', () => {
  const degreesOf = async (school: string) => {
    const { education } = await sectionsOf('## Education', `**${school}** 2006`, 'Candidate for PhD in Botany');
    return education.items.map(({ degree, area }) => [degree, area]);
  };
  it('behind a city are no degrees', async () => {
    expect(await degreesOf('Boston University (BU), Boston, MA')).toEqual([['Candidate for PhD', 'Botany']]);
  });
  it('are degrees behind a subject', async () => {
    expect(await degreesOf('Boston University, Philosophy, MA')).toMatchObject([['MA', expect.anything()]]);
  });
});

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
