import { describe, expect, it } from 'vitest';
import { drawn, headRows, linesOf, person, personInLarge, rowAt, titleAt } from '../../testing/drawn.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { resumeOfText } from '../../testing/resume-of-text.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

const sectionsOf = async (...paragraphs: readonly string[]) =>
  (await resumeOfText(['# 佐藤 花', 'hana@example.jp', ...paragraphs].join('\n\n'), 'md')).sections;

describe('studies', () => {
  it('have grades behind any of their labels', async () => {
    const { sections } = await resumeOfPages(
      drawn(
        [
          ...person,
          '# Estudos',
          '* Licenciatura em Direito || 2016 - 2020',
          'Universidade do Minho',
          'Classificação final: 15 valores',
        ],
        { apart: 180, top: 80 },
      ),
    );
    expect(sections.education.items).toMatchObject([{ score: '15 valores' }]);
  });
});

describe('grades behind a school', () => {
  it.each([
    [
      '**2019 – 2022** Licenciatura en Física, Universidad de León, promedio 7.5 (en escala 0.0 - 10.0)',
      '7.5',
      'Universidad de León',
    ],
    ['**2019 – 2022** BA Physics, University of Leeds (First)', 'First', 'University of Leeds'],
    ['**2019 – 2022** BA Physics, Upper Second, University of Leeds', 'Upper Second', 'University of Leeds'],
    ['**2019 – 2022** MSc Physics, University of Leeds. 2:1', '2:1', 'University of Leeds'],
    ['**2019 – 2022** Laurea in Fisica, Università di Pisa, 106/110', '106/110', 'Università di Pisa'],
    ['**2019 – 2022** Lisans, Fizik, Ege Üniversitesi – 3,42 / 4,00', '3,42 / 4,00', 'Ege Üniversitesi'],
    [
      '**2019 – 2022** Licence de physique, Université de Lyon, mention très bien',
      'mention très bien',
      'Université de Lyon',
    ],
    ['**2019 – 2022** BSc Physics, University of Leeds, GPA 3.7 (on a scale of 1 to 4)', '3.7', 'University of Leeds'],
  ])('%s', async (line, score, school) => {
    const { education } = await sectionsOf('## Education', line);
    expect(education.items.map((item) => [item['score'], item['institution']])).toEqual([[score, school]]);
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

describe('ranks', () => {
  it('takes "ranked" beside a year for no rank of a study', async () => {
    const { sections } = await resumeOfPages([
      ...headRows,
      titleAt(90, 'Awards'),
      ...rowAt(110, [40, '2018'], [110, 'Medal of the Rowing Club']),
      ...rowAt(125, [40, '2017'], [110, 'Ranked first at the regatta']),
      ...rowAt(140, [40, '2016'], [110, 'Cup of the Lake']),
    ]);
    expect(sections.award.items.map(({ date }) => date)).toEqual(['2018', '2017', '2016']);
  });

  it('the rank in brackets behind a grade is none of it', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# 教育背景',
      '北京大学 计算机科学 本科\t2018 - 2022',
      'GPA：3.7/4.0（专业前 3%）',
    );
    expect(sections.education.items[0]).toHaveProperty('score', '3.7/4.0');
  });
});

describe('grades of studies', () => {
  it('the grade of a study may begin a line of other things, or be told in one', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Education',
      'BSc Geology, University of Kiel, 2015 - 2018',
      '• Cumulative GPA: 3.8/4.0 | Dean of the Year, Harbour Scholarship',
      'MSc Geology, University of Leeds, 2018 - 2020',
      '• Tutored first years until all of them had a GPA of 3.5 or more.',
    );
    expect(sections.education.items.map(({ score }) => score)).toEqual(['3.8/4.0', '']);
  });

  it('a grade in a list or behind a date, and a label before the degree, are read', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
      ...linesOf([
        [[40, '# Education']],
        [
          [40, '* Bachelor of Science in Nursing'],
          [196, ', University of Leeds, Leeds - May 2017 (GPA 3.78)'],
        ],
        [
          [40, '* Associate of Arts in General Studies'],
          [220, ', Park College, Leeds - May 2013'],
        ],
      ]),
    ]);
    expect(sections.education.items).toMatchObject([
      { institution: 'University of Leeds', end: '2017-05', score: '3.78' },
      { institution: 'Park College', end: '2013-05' },
    ]);
    const listed = await resumeOfPages([
      ...personInLarge,
      ...linesOf([
        [[40, '# Education']],
        [
          [40, '* University of Leeds'],
          [460, '2013 - 2017'],
        ],
        [[40, 'Business studies, degree: Bachelor of Science']],
        [[52, '\u0095 GPA: 3.78/4.0']],
        [[52, '\u0095 Wrote a thesis on windows']],
      ]),
    ]);
    expect(listed.sections.education.items).toMatchObject([
      { degree: 'Bachelor of Science', area: 'Business studies', score: '3.78/4.0' },
    ]);
    expect(JSON.stringify(listed.sections.education.items)).not.toContain('GPA');
  });

  it('a distinction or a grade behind the last comma of a degree is a grade', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
      ...linesOf([
        [[40, '# Education']],
        [[40, '* University of Leeds']],
        [
          [40, 'MSc Economics, Distinction'],
          [460, '2018 - 2019'],
        ],
        [[40, '* University of Hull']],
        [
          [40, 'BA Economics, 3.6'],
          [460, '2011 - 2015'],
        ],
      ]),
    ]);
    expect(sections.education.items).toMatchObject([
      { area: 'Economics', score: 'Distinction' },
      { area: 'Economics', score: '3.6' },
    ]);
  });

  it('a grade that wraps is read as a whole', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
      ...linesOf([
        [[134, '# Education']],
        [
          [60, '2014 - 2017'],
          [134, '* Master of Public Health'],
          [270, ', Park College, Leeds,'],
          [440, 'Grade: First'],
        ],
        [[134, 'Class Honours']],
        [
          [60, '2011 - 2014'],
          [134, '* Associate Degree'],
          [270, ', Leeds College, Hull'],
        ],
      ]),
    ]);
    expect(sections.education.items).toMatchObject([{ score: 'First Class Honours' }, { start: '2011' }]);
  });
});

describe('grades with more in their line', () => {
  it('a grade ends before the next sentence, and may be told in its unit', async () => {
    const scores = async (...lines: string[]) =>
      (await sectionsOf('## Education', ...lines)).education.items.map(({ score }) => score);
    expect(
      await scores('**BSc, Physics, University of Leeds** 2019 - 2022', 'GPA 3.91 of 4.0. 36 semester hours.'),
    ).toEqual(['3.91 of 4.0']);
  });

  it('a grade may be told in its unit alone', async () => {
    const { sections } = await resumeOfPages(
      drawn(
        [
          ...person,
          '# Estudos',
          '* Licenciatura em Direito || 2016 - 2020',
          'Universidade do Minho || 15 valores',
          '* Mestrado em Direito || 2020 - 2022',
          'Universidade do Porto || 17 valores',
        ],
        { apart: 180, top: 80 },
      ),
    );
    expect(sections.education.items).toMatchObject([{ score: '15 valores' }, { score: '17 valores' }]);
  });
});
