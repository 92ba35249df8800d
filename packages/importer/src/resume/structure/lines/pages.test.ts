import type { PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { drawn, linesOf, personInLarge, personTexts, readPages, rowsAt, textAt } from '../../testing/drawn.ts';
import { roofing, roofingStudies } from '../../testing/parts-of-resumes.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';

const smallAt = (y: number, text: string, size = 9): PdfText => ({ text, x: 40, y, size });

describe('pages printed by a browser', () => {
  it('the menu of a web page, on every page, opens no sections', async () => {
    const menu = ['About', 'Experience', 'Education', 'Skills', 'Awards'].map((text, index) =>
      smallAt(60 + index * 28, text),
    );
    const { resume, leftover } = await readPages(
      [
        ...drawn(['* Ada Park', 'ada@example.org', 'Roofer who has kept old barns dry for years.'], {
          heading: 15,
          x: 160,
        }),
        ...menu,
      ],
      [...drawn(roofing, { heading: 15, x: 160 }), ...menu],
      [...drawn(roofingStudies, { heading: 15, x: 160 }), ...menu],
    );
    expect(resume.sections.experience.items).toMatchObject([{ position: 'Roofer', start: '2019', end: '2022' }]);
    expect(resume.sections.education.items).toMatchObject([{ institution: 'Leeds College' }]);
    expect(resume.sections.skill.items).toEqual([]);
    expect(leftover.map(({ text }) => text)).not.toContain('Slate & Sons Ltd');
  });

  it('a column that is fixed beside all pages is read once', async () => {
    const beside = [
      '* Ada Park',
      '# Contact',
      'ada@example.org',
      '(802) 555-0118',
      '# Skills',
      'Slating',
      'Leadwork',
      'Scaffolding',
      'Thatching',
    ];
    const side = drawn(beside, { heading: 15, x: 20, top: 66 });
    const { resume } = await readPages(
      [...drawn(roofing, { heading: 15, x: 260 }), ...side],
      [...drawn(roofingStudies, { heading: 15, x: 260 }), ...side],
    );
    expect(resume.sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual([
      'Slating',
      'Leadwork',
      'Scaffolding',
      'Thatching',
    ]);
    expect(resume.sections.experience.items).toHaveLength(1);
    expect(resume.sections.education.items).toHaveLength(1);
  });

  it('a name that is fixed at the top of three pages is none of what stands there', async () => {
    const bar = textAt(40, 62, 'Ada Park', 15);
    const { sections } = await resumeOfPages(
      [bar, ...drawn(['* Ada Park', 'ada@example.org', ...roofing], { heading: 15, top: 90 })],
      [bar, ...drawn(['* Thatcher || 2016 - 2019', 'Reed & Rye Ltd', 'Thatched cottages.'], { top: 52, step: 18 })],
      [bar, ...drawn(['# Skills', '- Slating', '- Leadwork'], { heading: 15, top: 52, step: 18 })],
    );
    expect(JSON.stringify(sections)).not.toContain('Ada Park');
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual(['Slating', 'Leadwork']);
  });

  it('a few equal words at one place of two pages are read twice', async () => {
    const { resume } = await readPages(
      drawn(['* Ada Park', 'ada@example.org', '# Experience', '* Roofer', 'Slate & Sons Ltd || 2019 - 2022'], {
        heading: 15,
        x: 160,
      }),
      drawn(['', '', '# Volunteering', '* Roofer', 'Barn Trust || 2015 - 2016'], { heading: 15, x: 160 }),
    );
    expect(resume.sections.experience.items).toMatchObject([{ position: 'Roofer' }]);
    expect(resume.sections['volunteer-experience'].items).toMatchObject([{ role: 'Roofer' }]);
  });

  it('what made the document is no skill, and is kept', async () => {
    const skills = ['# Skills', 'Slating', 'Leadwork', 'Scaffolding'];
    const page = [
      ...drawn(['* Ada Park', 'ada@example.org', ...roofing, ...roofingStudies, ...skills], { heading: 15, x: 160 }),
      smallAt(700, 'Designed with love by Sample Themes', 7),
    ];
    const { resume, leftover } = await readPages(page);
    expect(resume.sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual([
      'Slating',
      'Leadwork',
      'Scaffolding',
    ]);
    expect(leftover.map(({ text }) => text)).toContain('Designed with love by Sample Themes');
    const { resume: other } = await readPages(
      drawn(
        [
          '* Ada Park',
          ...roofing,
          ...roofingStudies,
          '# Projects',
          '* Barn Finder',
          'Built with Python and maps of the county',
        ],
        { heading: 15, x: 160 },
      ),
    );
    expect(other.sections.project.items).toMatchObject([
      { name: 'Barn Finder', body: 'Built with Python and maps of the county' },
    ]);
  });
});

describe('a line at the head of every page', () => {
  const first = [textAt(40, 110, '* Experience', 14), ...rowsAt(130, [40], [['Cook, Harbour Hotel, 2019 - 2021']])];

  const second = [
    textAt(40, 110, '* Education', 14),
    ...rowsAt(130, [40], [['Diploma in Baking, Leeds City College, 2015']]),
  ];

  it('is the person’s with all that it says where it has contact details', async () => {
    const cells = (): PdfText[] => [
      textAt(40, 30, 'Head cook', 9),
      textAt(120, 30, 'ada@example.org', 9),
      textAt(240, 30, 'Leeds, England', 9),
    ];
    const { basics } = await resumeOfPages(
      [...cells(), textAt(40, 60, '* Ada Park', 22), ...first],
      [...cells(), ...second],
    );
    expect(basics).toMatchObject({ fullName: 'Ada Park', email: 'ada@example.org' });
    expect(basics.location.city).toBe('Leeds');
  });

  const page = (head: string, ...rest: PdfText[]) => [textAt(40, 30, head, 9), ...rest];

  it('is left out where it has none', async () => {
    const title = 'Private and confidential';
    const { basics, summary } = await resumeOfPages(page(title, ...personTexts, ...first), page(title, ...second));
    expect(JSON.stringify([basics, summary])).not.toContain('confidential');
  });
});

describe('numbers of pages', () => {
  it('are none that have a raised ending', async () => {
    const prize = (y: number, number: string, ending: string, text: string): PdfText[] => [
      textAt(40, y, number),
      textAt(46, y - 4, ending, 7),
      textAt(56, y, text),
    ];
    const { sections } = await resumeOfPages(
      [
        ...personInLarge,
        ...linesOf([[[40, '# Awards']]], 700),
        ...prize(780, '1', 'st', 'Place, Barn Hackathon, 2019'),
      ],
      [...prize(40, '2', 'nd', 'Place, Slate Hackathon, 2018'), ...linesOf([[[40, '# Languages']], [[40, 'English']]])],
    );
    expect(sections.award.items).toMatchObject([
      { title: '1st Place, Barn Hackathon', date: '2019' },
      { title: '2nd Place, Slate Hackathon', date: '2018' },
    ]);
  });

  it('"1/2" at the foot of a page is its number', async () => {
    const number = (text: string): PdfText => ({ text, x: 520, y: 765, size: 8 });
    const { sections } = await resumeOfPages(
      [...personInLarge, ...linesOf([[[40, '# Awards']], [[40, '2016 Golden Loaf']]]), number('1/2')],
      [...linesOf([[[40, '# Languages']], [[40, 'English']]]), number('2/2')],
    );
    expect(sections.award.items).toHaveLength(1);
    expect(sections.language.items).toHaveLength(1);
    expect(JSON.stringify(sections)).not.toContain('1/2');
  });
});
