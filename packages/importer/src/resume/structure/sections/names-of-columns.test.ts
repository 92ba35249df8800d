import { describe, expect, it } from 'vitest';
import { importFile } from '../../import-file.ts';
import { headingAt, personTexts, resumeOf, rowsAt, textAt } from '../../testing/drawn.ts';
import { AS_OF, resumeOfPages } from '../../testing/resume-of-pages.ts';
import { resumeOfText } from '../../testing/resume-of-text.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

const sectionsOf = async (...paragraphs: readonly string[]) =>
  (await resumeOfText(['# 佐藤 花', 'hana@example.jp', ...paragraphs].join('\n\n'), 'md')).sections;

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

describe('a table', () => {
  it('whose first row names the columns has an entry in each of the others', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Education',
      ['Sl. No', 'Degree', 'Institution', 'Year', 'CGPA/%'],
      ['1', 'B.Tech in Geology', 'Cliff Institute of Technology', '2016 - 2020', '8.4'],
      ['2', 'Class XII', 'Harbour School', '2016', '91%'],
      '# Experience',
      ['Company', 'Role', 'Duration'],
      ['Cliff Works Ltd', 'Surveyor', 'Jul 2020 - Present'],
      '# Skills',
      ['Category', 'Tools'],
      ['Maps', 'QGIS, ArcGIS'],
    );
    expect(sections.education.items.map(({ degree, institution, end }) => [degree, institution, end])).toEqual([
      ['B.Tech', 'Cliff Institute of Technology', '2020'],
      ['Class XII', 'Harbour School', '2016'],
    ]);
    expect(sections.experience.items).toMatchObject([
      { position: 'Surveyor', employer: 'Cliff Works Ltd', start: '2020-07' },
    ]);
    expect(sections.skill.items.map(({ name }) => name)).toEqual(['Maps']);
  });

  it('gives each value what its column is called, in Korean too', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# 학력사항',
      ['재학기간', '학교명', '전공', '구분'],
      ['2010.03 ~ 2013.02', '바다여자고등학교', '인문계', '졸업'],
      ['2013.03 ~ 2017.02', '해안대학교', '해양학과', '졸업'],
      '# 경력사항',
      ['근무기간', '회사명', '직위', '담당업무'],
      ['2017.03 ~ 2019.06', '등대회계법인', '사원', '세무 신고 보조'],
      ['2019.07 ~ 현재', '(주)갯벌식품', '대리', '결산 및 예산 관리'],
    );
    expect(sections.education.items).toMatchObject([
      { institution: '바다여자고등학교', degree: '', area: '인문계', start: '2010-03' },
      { institution: '해안대학교', area: '해양학과', end: '2017-02' },
    ]);
    expect(sections.experience.items).toMatchObject([
      { employer: '등대회계법인', position: '사원', location: '', start: '2017-03', end: '2019-06' },
      { employer: '(주)갯벌식품', position: '대리', current: true },
    ]);
    expect(JSON.stringify(sections.experience.items[0])).toContain('세무 신고 보조');
  });

  it('has the two ends of a period in columns of their own, and names that no list has', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Education',
      ['* School', '* Course', '* From', '* To'],
      ['Lowestoft College', 'BSc Marine Engineering', '2006', '2010'],
      ['Harbour High School', 'Secondary', '2002', '2006'],
      '# Experience',
      ['* Vessel', '* Type / Engine', '* Company', '* Rank', '* Sign on', '* Sign off'],
      ['MV Tern', 'Bulk / MAN', 'Lapwing Shipping', 'Third Engineer', '14 Feb 2023', '–'],
      ['MV Dunlin', 'Bulk / MAN', 'Sandpiper Ltd', 'Engine Cadet', '3 Mar 2021', '15 Dec 2022'],
      '# Certificates',
      ['* Certificate', '* Issued by', '* Date of issue'],
      ['Advanced Fire Fighting', 'Panay Training', 'Jun 2022'],
      ['Engine Room Simulator', 'Lowestoft College', 'Oct 2020'],
    );
    expect(sections.education.items).toMatchObject([
      { institution: 'Lowestoft College', degree: 'BSc', start: '2006', end: '2010' },
      { institution: 'Harbour High School', start: '2002', end: '2006' },
    ]);
    expect(sections.experience.items).toMatchObject([
      { position: 'Third Engineer', employer: 'Lapwing Shipping', start: '2023-02' },
      { position: 'Engine Cadet', employer: 'Sandpiper Ltd', start: '2021-03', end: '2022-12' },
    ]);
    expect(JSON.stringify(sections.experience.items[0])).toContain('MV Tern');
    expect(sections.certification.items.map(({ name, issuer, date }) => [name, issuer, date])).toEqual([
      ['Advanced Fire Fighting', 'Panay Training', '2022-06'],
      ['Engine Room Simulator', 'Lowestoft College', '2020-10'],
    ]);
  });

  it('without such a row has an entry in the first as well', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Experience',
      ['2020 - 2023', 'Surveyor', 'Cliff Works Ltd'],
      ['2018 - 2020', 'Clerk', 'Harbour Works Ltd'],
      '# Skills',
      ['Tools', 'QGIS, ArcGIS'],
      ['Code', 'Python, R'],
    );
    expect(sections.experience.items).toHaveLength(2);
    expect(sections.skill.items.map(({ name }) => name)).toEqual(['Tools', 'Code']);
  });

  it('has several labels in a row', async () => {
    const { basics } = await resumeOfWord(
      '# 个人简历',
      ['姓名', '周晓岚', '性别', '女'],
      ['出生年月', '1994.03', '籍贯', '浙江宁波'],
      ['电话', '13812345678', '邮箱', 'xiaolan@example.cn'],
      '# 教育经历',
      '2012.09 - 2016.06\t宁波大学\t会计学\t本科',
    );
    expect([basics.fullName, basics.email, basics.phone]).toEqual(['周晓岚', 'xiaolan@example.cn', '13812345678']);
  });
});

describe('head rows', () => {
  it('name the columns of studies, of which one tells details', async () => {
    const { sections } = await resumeOfWord(
      '# 山田 太郎',
      'taro@example.jp',
      '# 学歴',
      ['学校名', '期間', '詳細'],
      ['北都大学', '2012年4月 〜 2016年3月', '工学部 情報工学科'],
      ['北都高等学校', '2009年4月 〜 2012年3月', '普通科'],
    );
    expect(sections.education.items.map(({ institution, start, end }) => [institution, start, end])).toEqual([
      ['北都大学', '2012-04', '2016-03'],
      ['北都高等学校', '2009-04', '2012-03'],
    ]);
  });
});

describe('tables', () => {
  const table = async (head: string) => {
    const rows = [
      `| ${head} |`,
      '| --- | --- |',
      '| First Aid | Red Cross, 2019 |',
      '| Forklift | Harlow Council, 2017 |',
    ];
    const bytes = new TextEncoder().encode(['# Ada Park', '## Certifications', rows.join('\n')].join('\n\n'));
    return (await importFile({ name: 'x.md', bytes, asOf: AS_OF })).resume.sections.certification.items;
  };

  it('begin with names of columns, which are no entry', async () => {
    expect((await table('Title | Details')).map(({ name }) => name)).toEqual(['First Aid', 'Forklift']);
    expect((await table('Certificate of Baking | Harlow College, 2021')).map(({ name }) => name)).toContain(
      'Certificate of Baking',
    );
  });
});

describe('rows that name the columns below them', () => {
  const rows = ['# Work experience', 'Period || Role || Employer / client', '2016 - 2021 || Sailmaker || Hill Works'];

  it('name two things in one column', async () => {
    const { sections } = await resumeOf([...rows, '2011 - 2016 || Rigger || Lake Boats'], [40, 210, 380], false);
    expect(sections.experience.items).toMatchObject([
      { position: 'Sailmaker', employer: 'Hill Works' },
      { position: 'Rigger', employer: 'Lake Boats' },
    ]);
  });

  it('name nothing where a value stands among them', async () => {
    const { sections } = await resumeOf(
      ['# Work experience', '2021 - 2024 || Rigger || Lake Boats / Hill Works'],
      [40, 210, 380],
      false,
    );
    expect(sections.experience.items).toMatchObject([{ employer: 'Lake Boats / Hill Works' }]);
  });
});

describe('the names of columns', () => {
  const table = (head: string) => [
    '# Education',
    head,
    'Junior school || JS Harlow || 2013 - 2017',
    'Middle school || MS Millfield || 2017 - 2021',
    'Art college || Quayside || 2021 - today',
  ];

  const read = async (head: string) =>
    (await resumeOf(table(head), [40, 160, 340], false)).sections.education.items.map(
      ({ degree, institution, start }) => [degree, institution, start],
    );

  it('are above rows that all have a date, and say what these name', async () => {
    expect(await read('* Kind || School attended || When')).toEqual([
      ['Junior school', 'JS Harlow', '2013'],
      ['Middle school', 'MS Millfield', '2017'],
      ['Art college', 'Quayside', '2021'],
    ]);
  });

  it('are none where the first row has a date as well', async () => {
    expect(await read('* Evening school || Harlow || 2010 - 2012')).toHaveLength(4);
  });
});

describe('a table of two columns below their names', () => {
  it('has one certificate in each row, with its date among the details', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Zertifikate',
      ['Zertifikat', 'Details'],
      ['*Schiffsfunk Stufe 2*', 'TRAVE, 22.–26.01.2024'],
      ['*Hafenkunde* (Kursportal)', '"Alles von A bis Z", 18.09.2023, 18 Std.'],
      ['*Schweisskurs*', 'Elektroden, Löten'],
    );
    expect(sections.certification.items.map(({ name, issuer, date }) => [name, issuer, date])).toEqual([
      ['Schiffsfunk Stufe 2', '', '2024-01'],
      ['Hafenkunde', 'Kursportal', '2023-09'],
      ['Schweisskurs', '', ''],
    ]);
  });

  it('has a list behind each label, whatever the labels are, over the lines of a row', async () => {
    const texts = rowsAt(
      100,
      [40, 280],
      [
        ['Category', 'Tools'],
        ['Maps / Plans', 'QGIS, ArcGIS, Cliff'],
        ['Office', 'Words, Tables'],
        ['Web', 'Pages, Shops'],
      ],
    );
    const { sections } = await resumeOfPages([
      ...personTexts,
      headingAt('Skills', 90),
      ...texts.map((each) => ({ ...each, y: each.y + (each.y > 120 ? 12 : 0) })),
      textAt(280, 128, 'Measure'),
    ]);
    expect(sections.skill.items.map(({ name, keywords }) => [name, keywords])).toEqual([
      ['Maps / Plans', ['QGIS', 'ArcGIS', 'Cliff Measure']],
      ['Office', ['Words', 'Tables']],
      ['Web', ['Pages', 'Shops']],
    ]);
  });

  it('is of languages below their heading, of which no name is a keyword', async () => {
    const { sections } = await resumeOfPages([
      ...personTexts,
      headingAt('Skills', 90),
      textAt(40, 110, '* Languages'),
      ...rowsAt(
        126,
        [40, 280],
        [
          ['Language', 'Level'],
          ['German', 'Native'],
          ['English', 'Basic'],
        ],
      ),
      textAt(40, 190, '* Tools'),
      textAt(40, 206, 'Saws, Planes, Drills'),
    ]);
    expect(sections.language.items.map(({ name }) => name)).toEqual(['German', 'English']);
    expect(JSON.stringify(sections.skill.items)).not.toMatch(/Language|Level/u);
  });
});
