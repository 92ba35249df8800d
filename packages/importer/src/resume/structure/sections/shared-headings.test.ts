import { describe, expect, it } from 'vitest';
import { linesOf, personInLarge, resumeOf, resumeOfRows } from '../../testing/drawn.ts';
import { study } from '../../testing/parts-of-resumes.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { resumeOfText } from '../../testing/resume-of-text.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';
import { isAward } from './shared-headings.ts';

const sectionsOf = async (...paragraphs: readonly string[]) =>
  (await resumeOfText(['# 佐藤 花', 'hana@example.jp', ...paragraphs].join('\n\n'), 'md')).sections;

describe('entries of another section', () => {
  it('what has a link to its code instead of an employer and a period is a project, with the tools of it', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
      ...linesOf(
        [
          [[40, '# Experience']],
          [[40, '* Tide Tables | GitHub | Live']],
          [[40, 'Wrote a page on which sailors find the tides of their harbour']],
          [[40, 'Technologies: Node.js, Express']],
          [],
          [[40, '* Book Swap | GitHub | Live']],
          [[40, 'Wrote an app with which neighbours swap their books']],
          [[40, 'Technologies: SQL, React']],
        ],
        100,
      ),
    ]);
    expect(sections.experience.items).toEqual([]);
    expect(sections.project.items).toMatchObject([{ name: 'Tide Tables' }, { name: 'Book Swap' }]);
  });

  it('what somebody made for herself is a project, although jobs are announced', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
      ...linesOf(
        [
          [[40, '# Experience']],
          [
            [40, '* Table booking system'],
            [400, '07/2024 - 09/2024'],
          ],
          [[40, 'Personal project']],
          [[50, '- Wrote a page on which guests book their tables']],
          [
            [40, '* Baker'],
            [400, '01/2020 - 06/2024'],
          ],
          [[40, 'Project Bread Ltd']],
          [[50, '- Made bread and rolls for three shops in town']],
          ...study,
        ],
        100,
      ),
    ]);
    expect(sections.project.items).toMatchObject([{ name: 'Table booking system', start: '2024-07', end: '2024-09' }]);
    expect(sections.experience.items).toMatchObject([{ position: 'Baker', employer: 'Project Bread Ltd' }]);
  });
});

describe('headings of two sections', () => {
  it('a heading of engagement and interests above periods announces the engagement', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
      ...linesOf(
        [
          ...study,
          [[40, '# Skills']],
          [[40, 'Deck ovens, Mixers, Proofers']],
          [[40, '# Engagement & Interessen']],
          [
            [40, '07/2023 - 06/2024'],
            [160, '* Coach of the juniors'],
          ],
          [[160, 'Rowing Club Leeds']],
          [
            [40, '07/2020 - 06/2023'],
            [160, '* Cook at the summer camp'],
          ],
          [[160, 'Rowing Club Leeds']],
        ],
        100,
      ),
    ]);
    const { items } = sections['community-service'];
    expect(items.map(({ start }) => start)).toEqual(['2023-07', '2020-07']);
    expect(sections.hobbies.items).toEqual([]);
  });

  it('a heading of education and certificates has both', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
      ...linesOf(
        [
          [[40, '# Education and Certifications']],
          [
            [40, '* Certified Food Safety Manager'],
            [420, 'Leeds'],
          ],
          [
            [40, 'Board of Bakers'],
            [420, '2018'],
          ],
          [
            [40, '* Bachelor of Science in Food Chemistry'],
            [420, 'York'],
          ],
          [
            [40, 'University of York'],
            [420, '2011 - 2014'],
          ],
          [[40, '# Experience']],
          [[40, 'Baker at Mill Lane Bread, 2015 - 2018']],
        ],
        100,
      ),
    ]);
    expect(sections.certification.items).toMatchObject([{ name: 'Certified Food Safety Manager', date: '2018' }]);
    expect(sections.education.items).toMatchObject([{ institution: 'University of York', start: '2011', end: '2014' }]);
  });

  it('a certificate of a school below a heading of licences and training is no study', async () => {
    const { sections } = await resumeOfRows(
      '# Education',
      '* BSc Physics || 2015 - 2018',
      'University of Hull',
      '# Licences and training',
      '2021 || Hazchem Driver Certificate, Roadsafe Academy',
      '2013 || Code 14 driving licence',
    );
    expect(sections.certification.items).toMatchObject([{ name: 'Hazchem Driver Certificate' }, { date: '2013' }]);
    expect(sections.education.items).toHaveLength(1);
  });

  it.each([
    ['证书与荣誉', '中级物流师证书', '公司年度优秀员工'],
    ['الشهادات والجوائز', 'شهادة إدارة المشاريع', 'جائزة التراث'],
    ['Сертификаты и награды', 'Сертификат сварщика', 'Награда завода'],
  ])('%s announces certificates and awards', async (heading, certificate, award) => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '## Education',
      'BSc Physics, University of Hull, 2018',
      `## ${heading}`,
      `${certificate}\t2019`,
      `${award}\t2022`,
    );
    expect(sections.certification.items).toMatchObject([{ name: certificate, date: '2019' }]);
    expect(sections.award.items).toMatchObject([{ title: award, date: '2022' }]);
  });

  it('one heading of two sections', async () => {
    const { sections } = await resumeOfRows(
      '# Skills',
      'Knots, Ropes',
      '# Education',
      '* BSc Physics || 2015 - 2018',
      'University of Hull',
      '# Certifications & Awards',
      '2025 Certified Diver, Harbour Board',
      "2024 Dean's List, College of Engineering",
    );
    expect(sections.certification.items).toMatchObject([{ name: 'Certified Diver' }]);
    expect(sections.award.items).toMatchObject([{ title: "Dean's List" }]);
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

describe('a heading of two sections', () => {
  it('of which one is languages holds what is none of them', async () => {
    const { sections } = await resumeOf([
      '# Skills',
      'Sailing, Knots',
      '# Education',
      'BSc Geology, University of Kiel || 2015 - 2018',
      '# Languages & Certifications',
      '- English – fluent',
      '- Certificate in splicing - Harbour School (2023)',
      '- Certificate in tides - Harbour School (2022)',
    ]);
    expect(sections.language.items.map(({ name }) => name)).toEqual(['English']);
    expect(sections.certification.items.map(({ name, date }) => [name, date])).toEqual([
      ['Certificate in splicing', '2023'],
      ['Certificate in tides', '2022'],
    ]);
  });
});

describe('a heading of jobs and awards', () => {
  it('announces awards where no period stands beside their words', async () => {
    const { sections } = await resumeOf(
      [
        '# Employment',
        '* Sound Engineer, Harbour Theatre Ltd || 2005 - 2009',
        '# Education',
        'Diploma in Acoustics, Harlow College, 2003',
        '# Additional Experience and Awards',
        '- Instructor (2003 - 2005): Taught two full courses of sound',
        '- Prize Secretary (2001 - 2003): Wrote to the winners of the guild',
        '- Third Prize, Senior Design Projects: Awarded for a calendar that is shared by many people',
      ],
      [40, 440],
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Sound Engineer' },
      { position: 'Instructor' },
      { position: 'Prize Secretary' },
    ]);
    expect(sections.award.items).toHaveLength(1);
    expect(JSON.stringify(sections.award.items)).toContain('Third Prize');
  });
});

describe('prizes', () => {
  it('are known by their words in the spellings of neighbours', () => {
    expect(['Prémio Melhor Orientadora', 'Prêmio Jabuti', 'Jonge Prijs', 'Årets utmärkelse'].map(isAward)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(isAward('Pele com pele no bloco operatório')).toBe(false);
  });
});
