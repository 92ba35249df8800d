import { sections as allSections } from '@vitae/domain';
import { markedLines, type PdfText, writePdf } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import type { Line } from '../../../text/line.ts';
import { importFile } from '../../import-file.ts';
import {
  drawn,
  linesOf,
  person,
  personInLarge,
  readPages,
  resumeOf,
  resumeOfLarge,
  resumeOfLines,
} from '../../testing/drawn.ts';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { roofing, study } from '../../testing/parts-of-resumes.ts';
import { AS_OF, resumeOfPages } from '../../testing/resume-of-pages.ts';
import { resumeOfHtml } from '../../testing/resume-of-text.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';
import { fieldNames } from '../fields.ts';
import { listOf, readTags } from './read-tags.ts';

const lineOfCells = (...cells: string[]): Line =>
  lineOf(
    cells.map((text, index) => cellAt(text, index * 100, index * 100 + 80)),
    { right: 180, laneLeft: 0, laneRight: 200 },
  );

describe('skills in blocks', () => {
  /** Cells as far apart as their words are long. */
  const skillsOf = async (...given: string[]) => {
    const xOf = (cell: number): number => 40 + cell * 52 + (cell > 1 ? 14 : 0);
    const page = ['* Ada Park', 'ada@example.org', ...roofing, '# Skills', ...given];
    const { resume } = await readPages(markedLines(page, { xOf, top: 60, step: 14, heading: 15 }));
    return resume.sections.skill.items;
  };

  it('words in cells below a title are one list', async () => {
    expect(await skillsOf('* Roofs', 'Slate || Thatch || Lead', '* Walls', 'Lime || Cob || Brick')).toMatchObject([
      { name: 'Roofs', keywords: ['Slate', 'Thatch', 'Lead'] },
      { name: 'Walls', keywords: ['Lime', 'Cob', 'Brick'] },
    ]);
  });

  it('words in cells in letters of their own are no titles', async () => {
    expect(
      (await skillsOf('* Slate || Thatch || Lead', '* Lime || Cob', 'I have also laid floors, hedges')).flatMap(
        ({ keywords }) => keywords,
      ),
    ).toEqual(expect.arrayContaining(['Slate', 'Thatch', 'Lead', 'Lime', 'Cob']));
  });

  it('a level alone above a list is how well all of it is known', async () => {
    expect(await skillsOf('Intermediate', 'Slating, Leadwork, Thatching')).toMatchObject([
      { level: 'Intermediate', keywords: ['Slating', 'Leadwork', 'Thatching'] },
    ]);
    expect((await skillsOf('Basic carpentry', 'Slating, Leadwork')).flatMap(({ keywords }) => keywords)).toContain(
      'Basic carpentry',
    );
  });
});

describe('keywords over several lines', () => {
  it('keywords that wrap in a narrow column are whole', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
      ...linesOf(
        [
          [[40, '# Experience']],
          [[40, 'Baker at Mill Lane Bread, 2015 - 2018']],
          [[40, '- Made the bread and the rolls for three shops in town every night']],
          ...study,
        ],
        100,
      ),
      ...linesOf(
        [
          [[440, '# Skills']],
          [[440, '- Sourdough and rye bread']],
          [[447, 'fermentation']],
          [[440, '- Deck ovens']],
          [[440, '- Mixers']],
          [[440, '# Languages']],
          [[440, 'English (native)']],
          [[440, 'French (fluent)']],
        ],
        100,
      ),
    ]);
    const keywords = sections.skill.items.flatMap((item) => item.keywords);
    expect(keywords).toEqual(['Sourdough and rye bread fermentation', 'Deck ovens', 'Mixers']);
  });

  it('takes each line of keywords flush with the right edge for a list of its own', () => {
    const names = fieldNames(allSections.find(({ kind }) => kind === 'tags')?.fields ?? {});
    const lines = ['Java, Scala', 'C, C++(11)', 'PHP, Lua'].map((text, index) => {
      const [x, right] = [150 - 5 * text.length, 150];
      const whole = lineOfCells(text);
      const cells = whole.cells.map((cell) => ({ ...cell, x, right }));
      return { ...whole, cells, x, right, index, laneRight: 151 };
    });
    const [skills] = readTags(lines, names).entries;
    expect(skills?.[names.tags ?? '']?.value).toEqual(['Java', 'Scala', 'C', 'C++(11)', 'PHP', 'Lua']);
  });
});

describe('what else stands among skills', () => {
  it('certificates behind a label among the skills are certificates', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
      ...linesOf(
        [
          [[40, '# Skills']],
          [
            [40, '* Ovens'],
            [140, 'Deck ovens, Rack ovens'],
          ],
          [
            [40, '* Certificates'],
            [140, 'Food hygiene; Forklift driving; First aid (2023)'],
          ],
          ...study,
        ],
        100,
      ),
    ]);
    expect(sections.certification.items).toMatchObject([
      { name: 'Food hygiene' },
      { name: 'Forklift driving' },
      { name: 'First aid', date: '2023' },
    ]);
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual(['Deck ovens', 'Rack ovens']);
  });

  it('interests among the skills are interests', async () => {
    const { sections } = await resumeOfLines(
      ...person,
      '# Skills',
      'Technical: Stata, R, Tableau',
      'Interests: Chess, Rowing',
    );
    expect(sections.skill.items).toMatchObject([{ keywords: ['Stata', 'R', 'Tableau'] }]);
    expect(sections.hobbies.items.map(({ name }) => name)).toEqual(['Chess', 'Rowing']);
  });

  it('skills do not name how long they were used, and a campus is part of its university', async () => {
    const { sections } = await resumeOfLines(
      ...person,
      '# Skills',
      '\u0095 SQL (5 years)',
      '\u0095 Python (2 years)',
      '# Education',
      '* PhD in Ecology, University of California, Santa Cruz, Santa Cruz, CA',
    );
    expect(sections.skill.items.flatMap((item) => item['keywords'])).toEqual(['SQL', 'Python']);
    expect(sections.education.items).toMatchObject([
      { institution: 'University of California, Santa Cruz', location: 'Santa Cruz, CA' },
    ]);
  });
});

describe('names with a slash between each', () => {
  it.each([
    ['Git/webpack/MySQL/Progressive Web App', ['Git', 'webpack', 'MySQL', 'Progressive Web App']],
    ['React/Vue.js/canvas (2D, WebGL)/Express', ['React', 'Vue.js', 'canvas (2D, WebGL)', 'Express']],
    ['HTML/CSS, SQL', ['HTML/CSS', 'SQL']],
    ['example.org/a/b/c/d', ['example.org/a/b/c/d']],
  ])('%s', (text, names) => {
    expect(listOf(text)).toEqual(names);
  });
});

describe('labels that a program wrote', () => {
  it('announce the keywords of the skill above, behind which its level stands', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
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
});

describe('labels of keywords', () => {
  it('a label that wraps is one', async () => {
    const rows = ['# Skills', '* Clouds || Azure, Linode', '* Frameworks and || React, Vue', '* libraries'];
    const { sections } = await resumeOfLarge(rows, [40, 160]);
    expect(sections.skill.items).toMatchObject([
      { name: 'Clouds', keywords: ['Azure', 'Linode'] },
      { name: 'Frameworks and libraries', keywords: ['React', 'Vue'] },
    ]);
  });

  it('signs that rate a keyword are no part of it', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Skills',
      'Revit ●●●●○',
      'AutoCAD ●●●●● SketchUp ●●●○○',
    );
    expect(sections.skill.items).toMatchObject([{ keywords: ['Revit', 'AutoCAD', 'SketchUp'] }]);
  });

  it('labels in bold before words, without a colon', async () => {
    const bold = (x: number, y: number, label: string, text: string): PdfText[] => [
      { text: label, x, y, size: 10, bold: true },
      { text, x: x + label.length * 6 + 1, y, size: 10 },
    ];
    const texts = [
      ...drawn(['* Ada Park', 'ada@example.org', '# Skills'], { cells: [40, 280, 440], top: 40 }),
      ...bold(40, 90, 'Technical', 'AutoCAD, Python'),
      ...bold(40, 104, 'Laboratory', 'Titration, Distillation'),
    ];
    const { resume } = await importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: AS_OF });
    expect(resume.sections.skill.items).toMatchObject([
      { name: 'Technical', keywords: ['AutoCAD', 'Python'] },
      { name: 'Laboratory', keywords: ['Titration', 'Distillation'] },
    ]);
  });

  it('keywords may have a label behind their level', async () => {
    const { sections } = await resumeOfHtml(
      '<h2>Skills</h2><ul><li>Weaving: Expert, Keywords: Sails, Nets</li><li>Dyeing: Woad, Madder</li></ul>',
      '<h2>Languages</h2><p>Welsh</p><p>Breton</p>',
    );
    expect(sections.skill.items).toMatchObject([
      { name: 'Weaving', level: 'Expert', keywords: ['Sails', 'Nets'] },
      { name: 'Dyeing', level: '', keywords: ['Woad', 'Madder'] },
    ]);
  });
});

describe('keywords', () => {
  it('between middle dots of any kind are words of their own', () => {
    expect(listOf('Rye ‧ Oats ∙ Spelt')).toEqual(['Rye', 'Oats', 'Spelt']);
  });
});

describe('names with a slash', () => {
  it('a slash between two names separates none', () => {
    expect(listOf('Swift / Kotlin')).toEqual(['Swift / Kotlin']);
    expect(listOf('Swift / Kotlin / Dart')).toEqual(['Swift', 'Kotlin', 'Dart']);
  });
});

describe('rows of keywords', () => {
  it('one row of words alike is a list of skills, and a slash at the end of a line separates', async () => {
    const row = await resumeOfPages([
      ...personInLarge,
      ...linesOf([
        [[40, '# Skills']],
        [
          [40, 'AutoCAD'],
          [160, 'SketchUp'],
          [280, 'V-Ray'],
          [400, 'Photoshop'],
        ],
      ]),
    ]);
    expect(row.sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual([
      'AutoCAD',
      'SketchUp',
      'V-Ray',
      'Photoshop',
    ]);
    const wrapped = await resumeOfPages([
      ...personInLarge,
      ...linesOf([
        [[40, '# Skills']],
        [[40, '* Languages']],
        [[40, 'Go / Kotlin / SQL']],
        [[40, '* Infrastructure']],
        [[40, 'Kubernetes / Kafka / PostgreSQL /']],
        [[40, 'Terraform']],
      ]),
    ]);
    expect(wrapped.sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual(
      expect.arrayContaining(['PostgreSQL', 'Terraform']),
    );
  });
});

describe('small lists', () => {
  it('have their names before a dash where commas part what is behind it', async () => {
    const { sections } = await resumeOf(
      ['# Skills', 'Design - Figma, Inkscape', 'Web - HTML, CSS'],
      [40, 300, 440],
      false,
    );
    expect(sections.skill.items).toMatchObject([
      { name: 'Design', keywords: ['Figma', 'Inkscape'] },
      { name: 'Web', keywords: ['HTML', 'CSS'] },
    ]);
  });

  it('may have hyphens between their words', async () => {
    const { sections } = await resumeOf(
      ['# Skills', 'Figma - Wireframes - User tests - Web design -', 'Access (WCAG) - Speed'],
      [40, 300, 440],
      false,
    );
    expect(sections.skill.items).toMatchObject([
      { keywords: ['Figma', 'Wireframes', 'User tests', 'Web design', 'Access (WCAG)', 'Speed'] },
    ]);
    expect(
      (await resumeOf(['# Skills', 'Back-end - Node', 'Data'], [40, 300, 440], false)).sections.skill.items,
    ).not.toMatchObject([{ keywords: ['Back-end', 'Node', 'Data'] }]);
  });
});

describe('lists of keywords', () => {
  it('have two names with a slash between them where other marks separate', () => {
    expect(listOf('Felting / Fulling, Dyeing, Carding')).toEqual(['Felting / Fulling', 'Dyeing', 'Carding']);
    expect(listOf('Felting / Dyeing / Carding')).toEqual(['Felting', 'Dyeing', 'Carding']);
  });

  it('have no "and" before their last name, and any sign between names', () => {
    expect(listOf('Natural dyes, Spindle whorls, and Warp-weighted looms')).toEqual([
      'Natural dyes',
      'Spindle whorls',
      'Warp-weighted looms',
    ]);
    expect(listOf('Felting ◆ Dyeing ✦ Carding')).toEqual(['Felting', 'Dyeing', 'Carding']);
    expect(listOf('Search and rescue')).toEqual(['Search and rescue']);
  });
});

describe('colons in names', () => {
  it('what a program is called is no label of others', () => {
    const names = fieldNames(allSections.find(({ kind }) => kind === 'tags')?.fields ?? {});
    const { entries } = readTags([lineOfCells('1С: Предприятие 8', 'МСФО', 'Excel')], names);
    expect(entries.map((entry) => entry[names.tags ?? '']?.value)).toEqual([['1С: Предприятие 8', 'МСФО', 'Excel']]);
  });

  it('two lists beside each other have a label each', async () => {
    const bold = { size: 10, bold: true, italic: false };
    const plain = { size: 10, bold: false, italic: false };
    const cell = (label: string, rest: string, x: number) => ({
      ...cellAt(label + rest, x, x + 90),
      runs: [
        { text: label, style: bold },
        { text: rest, style: plain },
      ],
    });
    const line = lineOf([cell('Languages', ': Python, CUDA', 40), cell('Toolkits', ': PyTorch, Kaldi', 200)]);
    const names = fieldNames(allSections.find(({ kind }) => kind === 'tags')?.fields ?? {});
    const { entries } = readTags([line], names);
    expect(entries.map((entry) => [names.title, names.tags].map((name) => entry[name ?? '']?.value))).toEqual([
      ['Languages', ['Python', 'CUDA']],
      ['Toolkits', ['PyTorch', 'Kaldi']],
    ]);
  });
});
