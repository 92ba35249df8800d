import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importFile } from '../import-file.ts';

const STYLES = `<w:styles>${[1, 2].map((level) => `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/></w:style>`).join('')}</w:styles>`;

/** A Word file of paragraphs: `# ` and `## ` begin headings, `* ` a bold one, `\n` breaks a line, `\t` is a tab. */
const read = async (...paragraphs: string[]) => {
  const body = paragraphs.map((paragraph) => {
    const [, mark = '', text = ''] = /^(#{1,2} |\* )?([^]*)$/u.exec(paragraph) ?? [];
    const style = mark.startsWith('#') ? `<w:pPr><w:pStyle w:val="Heading${mark.length - 1}"/></w:pPr>` : '';
    const runs = text
      .split(/(\n|\t)/u)
      .map((part) => (part === '\n' ? '<w:br/>' : part === '\t' ? '<w:tab/>' : `<w:t>${part}</w:t>`));
    return `<w:p>${style}<w:r>${mark === '* ' ? '<w:rPr><w:b/></w:rPr>' : ''}${runs.join('')}</w:r></w:p>`;
  });
  const bytes = zipSync({
    'word/document.xml': strToU8(`<w:document><w:body>${body.join('')}</w:body></w:document>`),
    'word/styles.xml': strToU8(STYLES),
  });
  return (await importFile({ name: 'x.docx', bytes, asOf: '2026-11-21' })).resume;
};

describe('what is below "About me"', () => {
  it('are contact details where most of it stands behind their labels', async () => {
    const { basics, summary } = await read(
      '# Curriculum Vitae',
      '# About me',
      'Name\tAda Park',
      'Address\t4 Quay Lane, 24937 Flensburg',
      'Telephone\t+49 461 5550123',
      'Nationality\tDanish',
      'Driving licence\tB',
      '# Education',
      '2015 - 2018\tBSc Geology, University of Kiel',
    );
    expect([basics.fullName, basics.location.city, basics.phone, summary]).toEqual([
      'Ada Park',
      'Flensburg',
      '+49 461 5550123',
      '',
    ]);
  });

  it('is told where labels are few', async () => {
    const { summary } = await read(
      '# Ada Park',
      'ada@example.org',
      '# About me',
      'I draw maps of the sea floor.',
      'Years at sea: seven, of which three in the south.',
      'Availability: from May',
      '# Education',
      '2015 - 2018\tBSc Geology, University of Kiel',
    );
    expect(summary).toContain('I draw maps');
  });
});

const person = ['# Ada Park', 'ada@example.org'];

describe('headings within sections', () => {
  it('are those of sections of their own where they are known and headings by their style', async () => {
    const { sections } = await read(
      ...person,
      '# Summary',
      'I weld what the sea has broken, from small boats to the piers of the harbour.',
      '# Education',
      'BSc Geology, University of Kiel, 2015 - 2018',
      '# Languages',
      'German: native',
      '# Skills, Awards and Interests',
      '## Skills',
      'Welding, Brazing',
      '## Awards',
      'Harbour Prize, 2021',
      '## Interests',
      'Rowing, Chess',
      '# Experience',
      '* Welder, Cliff Works Ltd\t2019 - 2021',
    );
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual(['Welding', 'Brazing']);
    expect(sections.award.items).toMatchObject([{ title: 'Harbour Prize' }]);
  });

  it('are no keywords above groups that have names', async () => {
    const { sections } = await read(
      ...person,
      '# Skills',
      '* Main tools',
      'Frontend: React, Vue',
      'Backend: Go, Rust',
      '* More of them',
      'Data: SQL, Redis',
      '# Experience',
      '* Developer, Cliff Works Ltd\t2019 - 2021',
    );
    expect(sections.skill.items.map(({ name }) => name)).toEqual(['Frontend', 'Backend', 'Data']);
  });

  it('stay keywords where nothing with a name is below', async () => {
    const { sections } = await read(
      ...person,
      '# Skills',
      '* Welding',
      'Steel, Copper',
      '* Brazing',
      'Brass, Bronze',
      '# Experience',
      '* Welder, Cliff Works Ltd\t2019 - 2021',
    );
    expect(sections.skill.items.map(({ name }) => name)).toEqual(['Welding', 'Brazing']);
  });
});

describe('a certificate', () => {
  it('keeps the level at which it was taken, and names who issued it', async () => {
    const { sections } = await read(
      ...person,
      '# Certifications',
      'Certified Network Engineer – Associate (2023)',
      'Go - The Whole Language (Udemy), 2021',
      'Site Safety – Harbour Institute (2022)',
    );
    expect(sections.certification.items.map(({ name, issuer }) => [name, issuer])).toEqual([
      ['Certified Network Engineer – Associate', ''],
      ['Go - The Whole Language', 'Udemy'],
      ['Site Safety', 'Harbour Institute'],
    ]);
  });

  it('keeps the year of an event that it is named after', async () => {
    const { sections } = await read(
      ...person,
      '# Awards',
      'Finalist in the Bridge Contest (NBC 2024)',
      'Dean Prize (2023)',
    );
    expect(sections.award.items.map(({ title, date }) => [title, date])).toEqual([
      ['Finalist in the Bridge Contest (NBC 2024)', '2024'],
      ['Dean Prize', '2023'],
    ]);
  });
});

describe('brackets', () => {
  it('behind the title of a project hold what it was made with, or say more of it', async () => {
    const { sections } = await read(
      ...person,
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
    const { sections } = await read(
      ...person,
      '# Experience',
      '* [Company Name - Second Job] | [City]',
      'Clerk | 2019 - 2021',
      '- Kept the books.',
    );
    expect(sections.experience.items).toMatchObject([{ position: 'Clerk', employer: '[Company Name - Second Job]' }]);
  });
});

describe('a study', () => {
  it('has the letters of a school behind its degree, and the state behind a school', async () => {
    const { sections } = await read(
      ...person,
      '# Education',
      'Ingénieur en Génie Civil - ENSTP Yaoundé',
      '2017 - 2021',
      'B.Tech in Geology — Harbour University, CA',
      '2013 - 2017',
    );
    expect(sections.education.items).toMatchObject([
      { institution: 'ENSTP Yaoundé', degree: 'Ingénieur', area: 'Génie Civil' },
      { institution: 'Harbour University', degree: 'B.Tech', area: 'Geology', location: 'CA' },
    ]);
  });

  it('has a subject behind the dash of a degree beside a school', async () => {
    const { sections } = await read(...person, '# Education', 'MSc Geology – GIS', 'University of Kiel', '2017 - 2021');
    expect(sections.education.items).toMatchObject([{ institution: 'University of Kiel' }]);
  });
});

it('the grade of a study may begin a line of other things, or be told in one', async () => {
  const { sections } = await read(
    ...person,
    '# Education',
    'BSc Geology, University of Kiel, 2015 - 2018',
    '• Cumulative GPA: 3.8/4.0 | Dean of the Year, Harbour Scholarship',
    'MSc Geology, University of Leeds, 2018 - 2020',
    '• Tutored first years until all of them had a GPA of 3.5 or more.',
  );
  expect(sections.education.items.map(({ score }) => score)).toEqual(['3.8/4.0', '']);
});

it('the rank in brackets behind a grade is none of it', async () => {
  const { sections } = await read(
    ...person,
    '# 教育背景',
    '北京大学 计算机科学 本科\t2018 - 2022',
    'GPA：3.7/4.0（专业前 3%）',
  );
  expect(sections.education.items[0]).toHaveProperty('score', '3.7/4.0');
});

describe('who somebody is', () => {
  it('is read from a template as from a resume', async () => {
    const { basics } = await read('# [Your Name]', '(555) xxx-xxxx | ada@example.org', '# Skills', 'Welding, Brazing');
    expect([basics.fullName, basics.phone]).toEqual(['[Your Name]', '(555) xxx-xxxx']);
  });

  it('lives in the country of their number where a code is that of a state as well', async () => {
    const at = async (phone: string) =>
      (await read('# Ada Park', `Stuttgart, DE | ${phone} | ada@example.org`, '# Skills', 'Welding')).basics.location;
    expect(await at('+49 711 5550123')).toMatchObject({ city: 'Stuttgart', region: '', countryCode: 'DE' });
    expect(await at('+1 302 555 0123')).toMatchObject({ city: 'Stuttgart', region: 'DE', countryCode: '' });
  });
});

it('a site in capitals is the name of an employer, others are addresses', async () => {
  const { sections } = await read(
    ...person,
    '# Experience',
    '* Clerk',
    'Ferry.com | Kiel, Germany | 2019 - 2021',
    '* Waiter',
    'Pier Restaurant | pier-food.com | 2017 - 2019',
  );
  expect(sections.experience.items).toMatchObject([
    { position: 'Clerk', employer: 'Ferry.com' },
    { position: 'Waiter', employer: 'Pier Restaurant' },
  ]);
  expect(sections.experience.items[1]).toHaveProperty('url', 'pier-food.com');
});

describe('entries that programs write', () => {
  it('have a headline that is a heading by its style, and sections of known headings', async () => {
    const { basics, sections } = await read(
      '# Ada Park',
      '## Project Manager',
      'ada@example.org',
      '## Skills',
      'Planning, Budgets',
      '## Projects',
      '1. Tide Tables: Shows the tides of each harbour to its pilots.',
      '2. Pier Survey: A Count of Ships',
      '## Education',
      'MSc Geology, University of Kiel, 2015',
    );
    expect(basics.headline).toBe('Project Manager');
    expect(sections.skill.items).toHaveLength(1);
    expect(sections.project.items.map(({ name, body }) => [name, body])).toEqual([
      ['Tide Tables', 'Shows the tides of each harbour to its pilots.'],
      ['Pier Survey: A Count of Ships', ''],
    ]);
  });

  it('keep their sections where the second heading is known', async () => {
    const { basics, sections } = await read(
      '# Ada Park',
      '## Teaching',
      'Clerk, Acme Ltd, 2015 - 2018',
      '## Skills',
      'Rowing',
    );
    expect([basics.headline, sections.skill.items.length]).toEqual(['', 1]);
  });

  it('are told in short sentences behind a break, and last some years', async () => {
    const { sections } = await read(
      ...person,
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

describe('parts of a head', () => {
  it('are a place where a template has one', async () => {
    const { sections } = await read(
      ...person,
      '# Education',
      '* BSc Geology',
      '[University Name], [City, State]',
      '2015 - 2018',
      '# Experience',
      '* Clerk',
      '[Company Name], [City Bank]',
      '2019 - 2021',
    );
    expect(sections.education.items).toMatchObject([{ institution: '[University Name]', location: '[City, State]' }]);
    expect(sections.experience.items).toMatchObject([{ employer: '[Company Name], [City Bank]' }]);
  });
});

describe('Chinese lines without list marks', () => {
  it('describe where they are clauses, below a period with its employer and role', async () => {
    const { sections } = await read(
      ...person,
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
    const { sections } = await read(...person, '# 工作经历', '远山科技，软件工程师', '2020.7-2023.3');
    expect(sections.experience.items).toMatchObject([{ position: '软件工程师', employer: '远山科技' }]);
  });
});

it('a role in a heading announces a section where no contact details are below it', async () => {
  const { basics, sections } = await read(
    ...person,
    '# Developer Skills',
    'Git, Make, Perl',
    '# Education',
    '2015 - 2018\tBSc Geology, University of Kiel',
    '# Languages',
    'Danish, German',
    '# Interests',
    'Rowing',
  );
  expect(basics.headline).toBe('');
  expect(sections.skill.items).toMatchObject([{ keywords: ['Git', 'Make', 'Perl'] }]);
});
