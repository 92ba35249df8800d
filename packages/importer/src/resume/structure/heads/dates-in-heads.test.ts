import type { PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { isDateText } from '../../../language/dates.ts';
import {
  drawn,
  linesOf,
  person,
  personInLarge,
  personTexts,
  readPages,
  resumeOf,
  resumeOfLines,
  rowsAt,
  textAt,
  THEME,
} from '../../testing/drawn.ts';
import { roofing, roofingStudies, study } from '../../testing/parts-of-resumes.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

describe('words around dates', () => {
  it('what happened on a date is no name', async () => {
    const { resume } = await readPages(
      drawn(['* Ada Park', ...roofing, '# Awards', '* Golden Slate', 'Roofing Guild', 'Awarded on: Nov 01, 2014'], {
        heading: 15,
      }),
    );
    expect(resume.sections.award.items).toMatchObject([
      { title: 'Golden Slate', awarder: 'Roofing Guild', date: '2014-11', body: '' },
    ]);
  });

  it('a year with a colon belongs to its own line', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
      ...linesOf(
        [
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
        ],
        100,
      ),
    ]);
    expect(sections.certification.items).toMatchObject([
      { name: 'Food hygiene for bakers', date: '2011' },
      { name: 'Forklift driving', date: '2009' },
      { name: 'First aid at work', date: '2003' },
    ]);
  });

  it('an award is dated before its amount', async () => {
    const { sections } = await resumeOfPages(
      drawn([...person, '# Awards', '- Weresub Memorial Award, 2019 ($500)', '- Leadership Award, 2018 ($350)'], {
        apart: 180,
        top: 80,
      }),
    );
    expect(sections.award.items).toMatchObject([{ date: '2019' }, { date: '2018' }]);
  });
});

describe('how long something lasted', () => {
  it('is no part of the name before it, nor of its period', async () => {
    const { sections } = await resumeOfWord(
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
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Experience',
      '* Welder (3 years)\tCliff Works Ltd\t2019 - 2022',
      '- Welded hulls.',
      '* Fitter (part-time)\tHarbour Works Ltd\t2016 - 2019',
      '- Fitted pipes.',
    );
    expect(sections.experience.items.map(({ position }) => position)).toEqual(['Welder', 'Fitter (part-time)']);
  });
});

describe('how long a job lasted', () => {
  it('how long a job lasted is no employer', async () => {
    const { sections } = await resumeOfLines(
      ...person,
      '# Experience',
      '* Nurse, Mercy Health Inc. || Jun 2014 - Mar 2018 || 4 years',
      '* Nurse, Camp Horizons Ltd. || Jun 2012 - Aug 2012 || 2 months',
    );
    expect(sections.experience.items.map(({ employer }) => employer)).toEqual([
      'Mercy Health Inc.',
      'Camp Horizons Ltd.',
    ]);
  });

  it('how long a job lasted is no part of its description', async () => {
    const job = ['* Roofer || 2019 - 2022', 'Slate & Sons Ltd', '- Relaid nine barns', '- 3 years, 1 month'];
    const { resume } = await readPages(drawn([...person, '# Experience', ...job, ...roofingStudies], THEME));
    expect(resume.sections.experience.items[0]?.['body']).toBe('- Relaid nine barns');
  });
});

describe('dates', () => {
  it('of courses have their hours behind them', async () => {
    const { sections } = await resumeOf([
      '# Certifications',
      '- Excel - Harlow Academy - 2022 (40 hrs)',
      '- Python - Open College - 2024 (91 hrs)',
    ]);
    expect(sections.certification.items.map(({ date }) => date)).toEqual(['2022', '2024']);
    const { sections: others } = await resumeOf([
      '# Certifications',
      '- Course of 2022 (40 people came)',
      '- First Aid',
    ]);
    expect(others.certification.items.map(({ date }) => date)).toEqual(['', '']);
  });
});

describe('words', () => {
  it('before a date or a level say what it is, and are no value', async () => {
    const { sections } = await resumeOf([
      '# Certifications',
      '* Agile teams',
      'Année de délivrance : 2025',
      '* Plans and budgets',
      'Année de délivrance : 2024',
      '# Languages',
      'French | Niveau : C2',
      'Dutch | Niveau : B1',
    ]);
    expect(sections.certification.items.map(({ issuer, date }) => [issuer, date])).toEqual([
      ['', '2025'],
      ['', '2024'],
    ]);
    expect(sections.language.items.map(({ name, fluency }) => [name, fluency])).toEqual([
      ['French', 'C2'],
      ['Dutch', 'B1'],
    ]);
  });
});

describe('dates that are still to be filled in', () => {
  it('begin entries as others do, and are no names', async () => {
    const { sections } = await resumeOfPages([
      ...personTexts,
      textAt(120, 110, '* Experience', 14),
      ...rowsAt(
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

describe('a period with how long it was', () => {
  it('is a date', () => {
    expect(isDateText('2013, 2 yrs')).toBe(true);
    expect(isDateText('Mar 2013 – Apr 2015 (2 years 1 month)')).toBe(true);
    expect(isDateText('2013, 2 looms')).toBe(false);
  });

  it('hangs beside its entry', async () => {
    const hung = (y: number, date: string, title: string): PdfText[] => [
      { text: date, x: 40, y, size: 10 },
      { text: title, x: 120, y, size: 10, bold: true },
      { text: 'Wove the sails of two ships and mended the nets of a third.', x: 120, y: y + 14, size: 10 },
    ];
    const { sections } = await resumeOfPages([
      ...drawn(['* Ada Park', 'ada@example.org', '# Experience'], { apart: 200 }),
      ...hung(120, '2016 - 2019', 'Weaver, Nine Quays Ltd'),
      ...hung(162, '2013, 2 yrs', 'Spinner, Old Harbour Ltd'),
    ]);
    expect(sections.experience.items).toMatchObject([
      { position: 'Weaver', start: '2016' },
      { position: 'Spinner', start: '2013' },
    ]);
  });
});

describe('dates of certificates', () => {
  it('are those of issue, and what expires is no name', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Certificates',
      '## Rope access technician',
      'Issued Jun 2021 • Expires Jun 2024',
      '## Diver',
      'Issued Feb 2020 • Expires Feb 2023',
    );
    expect(sections.certification.items).toMatchObject([
      { name: 'Rope access technician', issuer: '', date: '2021-06' },
      { name: 'Diver', issuer: '', date: '2020-02' },
    ]);
  });

  it('stand behind a role in brackets in Chinese, which is a value of its own', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# 项目经历',
      '潮汐预报系统（负责人，2021.03 - 2022.06）',
      '- 编写模型',
      '浮标平台（核心开发，2019.03 - 2020.06）',
      '- 设计电路',
    );
    expect(sections.project.items).toMatchObject([
      { name: '潮汐预报系统', role: '负责人', start: '2021-03', end: '2022-06' },
      { name: '浮标平台', role: '核心开发' },
    ]);
  });
});

describe('dates of what is still valid', () => {
  it('a date before the word for that ends its line', async () => {
    const { sections } = await resumeOfLines(
      '* Ada Park',
      'ada@example.org',
      '# Certificates',
      'CISSP, 08/2017 (current)',
      'FAC-COR Level II, 2018',
    );
    expect(sections.certification.items).toMatchObject([
      { name: 'CISSP', date: '2017-08' },
      { name: 'FAC-COR Level II', date: '2018' },
    ]);
  });
});
