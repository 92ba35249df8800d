import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importFile } from '../import-file.ts';

const STYLES =
  '<w:styles><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>';

const runOf = (text: string, isBold: boolean): string =>
  `<w:r>${isBold ? '<w:rPr><w:b/></w:rPr>' : ''}${text
    .split(/(\t)/u)
    .map((part) => (part === '\t' ? '<w:tab/>' : `<w:t xml:space="preserve">${part}</w:t>`))
    .join('')}</w:r>`;

const paragraphOf = (source: string): string => {
  const [, mark = '', text = ''] = /^(# |\* |- )?([^]*)$/u.exec(source) ?? [];
  const style = mark === '# ' ? '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>' : '';
  const list = mark === '- ' ? '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>' : '';
  return `<w:p>${style}${list}${runOf(text, mark === '* ')}</w:p>`;
};

/** A Word file: `# ` begins a heading, `* ` a bold paragraph, `- ` an item of a list; an array is a row of a table. */
const read = async (...parts: (string | string[])[]) => {
  const body: string[] = [];
  let rows: string[] = [];
  const endTable = (): void => {
    if (rows.length > 0) body.push(`<w:tbl>${rows.join('')}</w:tbl>`);
    rows = [];
  };
  for (const part of parts)
    if (typeof part === 'string') {
      endTable();
      body.push(paragraphOf(part));
    } else rows.push(`<w:tr>${part.map((cell) => `<w:tc>${paragraphOf(cell)}</w:tc>`).join('')}</w:tr>`);
  endTable();
  const bytes = zipSync({
    'word/document.xml': strToU8(`<w:document><w:body>${body.join('')}</w:body></w:document>`),
    'word/styles.xml': strToU8(STYLES),
  });
  return (await importFile({ name: 'x.docx', bytes, asOf: '2026-11-21' })).resume;
};

const person = ['# Ada Park', 'ada@example.org'];

describe('how long something lasted', () => {
  it('is no part of the name before it, nor of its period', async () => {
    const { sections } = await read(
      '# 이서연',
      'Email: seoyeon@example.kr',
      '# 경력',
      '- 한빛은행 - Data Engineer (2020-2024, 4년)',
      '- 나루커머스 - Backend Developer (2018-2020, 2년)',
    );
    expect(sections.experience.items.map(({ position, start, end }) => [position, start, end])).toEqual([
      ['Data Engineer', '2020', '2024'],
      ['Backend Developer', '2018', '2020'],
    ]);
  });

  it('is left out in brackets, which other words are not', async () => {
    const { sections } = await read(
      ...person,
      '# Experience',
      '* Welder (3 years)\tCliff Works Ltd\t2019 - 2022',
      '- Welded hulls.',
      '* Fitter (part-time)\tHarbour Works Ltd\t2016 - 2019',
      '- Fitted pipes.',
    );
    expect(sections.experience.items.map(({ position }) => position)).toEqual(['Welder', 'Fitter (part-time)']);
  });
});

describe('full-width brackets', () => {
  it('close around dates as others do', async () => {
    const { sections } = await read(
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

describe('spaces', () => {
  it('part values where there are many of them', async () => {
    const { sections } = await read(
      ...person,
      '# Experience',
      '* Cliff Works Ltd                    Bristol, UK',
      'Welder              June 2019 - May 2022',
      '- Welded hulls.  Painted them.',
      '# Skills',
      'Brazing  TIG welding  Blueprint reading',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Welder', employer: 'Cliff Works Ltd', location: 'Bristol, UK', start: '2019-06' },
    ]);
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual([
      'Brazing',
      'TIG welding',
      'Blueprint reading',
    ]);
  });

  it('part none in sentences, and beside the marks of a list', async () => {
    const { summary, sections } = await read(
      ...person,
      '# Summary',
      'I weld hulls.  I fit pipes.  I have done so for  ten years in two harbours.',
      '# Skills',
      '• Brazing   • Welding   • Rigging',
    );
    expect(summary).toContain('I weld hulls. I fit pipes. I have done so for ten years');
    expect(sections.skill.items.map(({ keywords }) => keywords)).toEqual([['Brazing', 'Welding', 'Rigging']]);
  });
});

describe('a table', () => {
  it('whose first row names the columns has an entry in each of the others', async () => {
    const { sections } = await read(
      ...person,
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

  it('without such a row has an entry in the first as well', async () => {
    const { sections } = await read(
      ...person,
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
    const { basics } = await read(
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

describe('labels', () => {
  it('stand before the names of entries, with a period beside them or not', async () => {
    const { sections } = await read(
      ...person,
      '# Experience',
      '* Client: Cliff Bank, Leeds\t\tJan 2019 – May 2022',
      '* Role: Java Developer',
      '* Responsibilities:',
      '- Wrote services.',
      'Environment: Java, Oracle',
      '# Education',
      'BSc Geology, University of Kiel, 2015 - 2018',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Java Developer', employer: 'Cliff Bank', start: '2019-01', end: '2022-05' },
    ]);
    expect(sections.experience.items[0]?.body).toMatch(/Wrote services\.\n+Environment/u);
  });

  it('of Chinese forms part their entries', async () => {
    const { sections } = await read(
      '# 周晓岚',
      'xiaolan@example.cn',
      '# 工作经历',
      '公司名称：海潮软件',
      '职位：测试工程师',
      '时间：2019.03 - 至今',
      '工作内容：',
      '1. 负责接口测试',
      '2. 编写测试用例',
      '公司名称：云帆科技',
      '职位：测试助理',
      '时间：2017.07 - 2019.02',
    );
    expect(sections.experience.items.map(({ employer, position, start }) => [employer, position, start])).toEqual([
      ['海潮软件', '测试工程师', '2019-03'],
      ['云帆科技', '测试助理', '2017-07'],
    ]);
  });
});

describe('marked lines', () => {
  it('are titles where each has a paragraph below it', async () => {
    const { sections } = await read(
      ...person,
      '# Projects',
      '1. Tide Map (2022)',
      '   A map that shows when it is safe to cross the sands.',
      '2. Gull Count (2021)',
      '   Counts gulls in photographs of the harbour.',
    );
    expect(sections.project.items.map(({ name, start }) => [name, start])).toEqual([
      ['Tide Map', '2022'],
      ['Gull Count', '2021'],
    ]);
  });

  it('are entries of their own where only the last has one', async () => {
    const { sections } = await read(
      ...person,
      '# Awards',
      '- Harbour Prize, 2021',
      '- Cliff Medal, 2019',
      'Papers on request.',
    );
    expect(sections.award.items.map(({ title }) => title)).toContain('Harbour Prize');
  });
});

describe('labels that a program wrote', () => {
  it('part the values of a form that stands in one line', async () => {
    const { sections } = await read(
      ...person,
      '# Experience',
      'Position: Shift Lead Company: Harrow Bakery Ltd Location: Leeds, UK Dates: May 2019 - Present',
      'Position: Baker Company: Corn & Co Location: York, UK Dates: 2016 - 2019',
    );
    expect(sections.experience.items.map(({ position, employer, start }) => [position, employer, start])).toEqual([
      ['Shift Lead', 'Harrow Bakery Ltd', '2019-05'],
      ['Baker', 'Corn & Co', '2016'],
    ]);
  });

  it('are left in a sentence', async () => {
    const { sections } = await read(
      ...person,
      '# Experience',
      'Corn & Co\t2016 – 2019',
      '- Position: early shift. Sold bread, cakes and coffee to 200 guests a day',
    );
    expect(sections.experience.items[0]).toMatchObject({
      body: '- Position: early shift. Sold bread, cakes and coffee to 200 guests a day',
    });
  });

  it('announce the keywords of the skill above, behind which its level stands', async () => {
    const { sections } = await read(
      ...person,
      '# Fähigkeiten',
      'Datenanalyse: Erfahren',
      'Schlüsselwörter: SQL, Excel',
      'Einkauf: Experte',
      'Schlüsselwörter: Verhandlung, Verträge',
      '# Sprachen',
      'Deutsch: Muttersprache',
      'Schlüsselwörter: Hochdeutsch',
    );
    expect(sections.skill.items.map(({ name, keywords }) => [name, keywords])).toEqual([
      ['Datenanalyse', ['SQL', 'Excel']],
      ['Einkauf', ['Verhandlung', 'Verträge']],
    ]);
    expect(sections.language.items.map(({ name }) => name)).toEqual(['Deutsch']);
  });

  it('name a grade behind the field of study', async () => {
    const { sections } = await read(
      ...person,
      '# Ausbildung',
      'Hochschule Fulda',
      'Bachelor, Ernährung, Punkte: 2,1',
      'Okt. 2010–Sept. 2013',
    );
    expect(sections.education.items[0]).toMatchObject({ area: 'Ernährung', score: '2,1' });
  });
});

describe('a head row and a label', () => {
  it('name the columns of studies, of which one tells details', async () => {
    const { sections } = await read(
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

  it('tell what somebody is or looks for', async () => {
    const { basics } = await read(
      '# Ada Park',
      'Headline: Baker and Confectioner',
      '- Email: ada@example.org',
      '# Summary',
      'I bake.',
    );
    expect(basics.headline).toBe('Baker and Confectioner');
  });
});
