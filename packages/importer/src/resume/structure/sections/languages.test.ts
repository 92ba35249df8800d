import { sections } from '@vitae/domain';
import type { PdfPage } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { isLanguageName } from '../../../language/language-names.ts';
import { isLevel } from '../../../language/words.ts';
import type { Line } from '../../../text/line.ts';
import { drawn, linesOf, person, resumeOf, resumeOfLarge, resumeOfLines, resumeOfRows } from '../../testing/drawn.ts';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { weaving } from '../../testing/parts-of-resumes.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { resumeOfText } from '../../testing/resume-of-text.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';
import { fieldNames } from '../fields.ts';
import { levelsIn, readLevels, withoutLevel } from './read-levels.ts';

const sectionsOf = async (...paragraphs: readonly string[]) =>
  (await resumeOfText(['# 佐藤 花', 'hana@example.jp', ...paragraphs].join('\n\n'), 'md')).sections;

const lineOfCells = (...cells: string[]): Line =>
  lineOf(
    cells.map((text, index) => cellAt(text, index * 100, index * 100 + 80)),
    { right: 180, laneLeft: 0, laneRight: 200 },
  );

describe('languages in a grid', () => {
  it('a grid of Europass is no column, and neither its skills nor its digital competences are read', async () => {
    const row = (y: number, texts: readonly (readonly [x: number, text: string])[]): PdfPage['texts'] =>
      texts.map(([x, text]) => ({ x, y, text, size: 9 }));
    const levels = (y: number, name: string, ...each: readonly string[]): PdfPage['texts'] =>
      row(y, [[150, name], ...each.map((text, at) => [210 + 75 * at, text] as const)]);
    const { sections } = await resumeOfPages([
      ...linesOf(
        [
          [[40, 'Ada Park']],
          [[40, 'ada@example.org']],
          [[40, '# Education']],
          [[40, 'BSc Geology, University of Leeds, 2012 - 2016']],
          [[40, '# Personal skills']],
        ],
        10,
      ),
      ...row(150, [
        [111, 'Other languages'],
        [204, 'UNDERSTANDING'],
        [370, 'SPEAKING'],
        [504, 'WRITING'],
      ]),
      ...row(167, [
        [197, 'Listening'],
        [254, 'Reading'],
        [309, 'Spoken interaction'],
        [402, 'Spoken production'],
      ]),
      ...levels(184, 'French', 'C1', 'C2', 'B2', 'C1', 'C2'),
      ...levels(204, 'German', 'A2', 'A2', 'A2', 'A2', 'A2'),
      ...row(222, [[187, 'Levels: A1 and A2: Basic user – B1 and B2: Independent user – C1 and C2: Proficient user']]),
      ...row(254, [
        [96, 'Digital competences'],
        [340, 'SELF-ASSESSMENT'],
      ]),
      ...row(274, [
        [203, 'Communication'],
        [280, 'Content creation'],
        [360, 'Safety'],
        [430, 'Problem solving'],
      ]),
      ...row(290, [
        [203, 'Basic user'],
        [280, 'Independent user'],
        [360, 'Proficient user'],
        [430, 'Basic user'],
      ]),
      ...row(320, [
        [93, 'Communication skills'],
        [187, 'I have worked in teams of many kinds, from the research of a'],
      ]),
      ...row(332, [[187, 'university to the national league of hockey, where I was a coach']]),
      ...row(356, [
        [116, 'Computer skills'],
        [187, 'HTML'],
      ]),
    ]);
    expect(sections.language.items).toMatchObject([
      { name: 'French', fluency: 'C1, C2, B2' },
      { name: 'German', fluency: 'A2' },
    ]);
    expect(JSON.stringify(sections.skill)).toContain('HTML');
    expect(JSON.stringify(sections)).not.toMatch(/UNDERSTANDING|Listening|Proficient|SELF|Content creation|hockey/u);
  });

  it('languages in a grid have their levels, which stand a little above them', async () => {
    const grid = (name: string, y: number, levels: readonly string[]): PdfPage['texts'] => [
      { text: name, x: 120, y, size: 8 },
      ...levels.flatMap((text, index) => [
        { text, x: 210 + index * 70, y: y - 5, size: 8 },
        { text: 'Usuario', x: 232 + index * 70, y: y - 5, size: 8 },
        { text: 'competente', x: 225 + index * 70, y: y + 5, size: 8 },
      ]),
    ];
    const { sections } = await resumeOfPages([
      ...linesOf([[[40, 'Ada Park']], [[40, 'ada@example.org']], [[40, '# Idiomas']]], 40),
      ...grid('Inglés', 120, ['C1', 'C1', 'B2', 'B2', 'C1']),
      ...grid('Francés', 150, ['B1', 'B1', 'A2', 'A2', 'A2']),
    ]);
    expect(sections.language.items).toMatchObject([
      { name: 'Inglés', fluency: 'C1, B2' },
      { name: 'Francés', fluency: 'B1, A2' },
    ]);
  });

  it('the heads of a grid of levels are no languages', () => {
    const line = (...texts: string[]): Line =>
      lineOf(
        texts.map((text) => ({ text, x: 0, right: 0, runs: [] })),
        { bottom: 0, gapAbove: 0, laneLeft: 0, laneRight: 0 },
      );
    const languages = sections.find(({ kind }) => kind === 'levels');
    if (!languages) throw new Error('No section of levels');
    const { entries } = readLevels(
      [line('Porozumiewanie'), line('German', 'B2', 'B1', 'A2'), line('Samodzielne'), line('B1', 'B2')],
      fieldNames(languages.fields),
    );
    expect(entries.map(({ name }) => name?.value)).toEqual(['German']);
  });
});

describe('items', () => {
  it('of languages may end in a full stop', async () => {
    const { language } = await sectionsOf('## Languages', 'Mandarin (native); English (IELTS 7.5).');
    expect(language.items.map(({ name }) => name)).toEqual(['Mandarin', 'English']);
  });
});

describe('a language in a line', () => {
  it('reads one language with what describes it', () => {
    const read = (...cells: string[]) => levelsIn(lineOfCells(...cells)).map(({ name }) => name);
    expect(read('English Fluent (Cambridge English: C1)')).toEqual(['English']);
    expect(read('Japanese Learning.', 'Studied for two years.')).toEqual(['Japanese']);
    expect(read('Italian', 'Spoken: fair – Written: good')).toEqual(['Italian']);
    expect(read('Translation', 'From: Italian')).not.toContain('Translation');
  });
});

describe('languages among the skills', () => {
  it('languages with levels among the skills are languages', async () => {
    const { sections } = await resumeOfLines(
      ...person,
      '# Skills',
      'Field: Diving, Mapping',
      'Languages: German (native), French (B2)',
    );
    expect(sections.language.items).toMatchObject([
      { name: 'German', fluency: 'native' },
      { name: 'French', fluency: 'B2' },
    ]);
  });

  it('one that nobody knows is a language among skills where a part of it has a level', async () => {
    const { sections } = await resumeOfLarge(
      ['# Skills', 'Autocad, Linux', 'ENGLISH || Oral: good – Written: good', 'KARIMOJONG || Oral: good'],
      [40, 240],
    );
    expect(sections.language.items.map(({ name }) => name)).toEqual(['ENGLISH', 'KARIMOJONG']);
  });

  it('a spoken language among keywords is a language', async () => {
    const { sections } = await resumeOfLarge(['# Skills', 'Phlebotomy, Epic, Spanish (conversational)'], [40, 340]);
    expect(sections.skill.items).toMatchObject([{ keywords: ['Phlebotomy', 'Epic'] }]);
    expect(sections.language.items).toMatchObject([{ name: 'Spanish', fluency: 'conversational' }]);
  });

  it('words behind a language say how well it is known', async () => {
    const { sections } = await resumeOfLarge(
      ['# Languages', 'German || Read, written, spoken', 'French, elementary school level'],
      [40, 340],
    );
    expect(sections.language.items).toMatchObject([
      { name: 'German', fluency: 'Read, written, spoken' },
      { name: 'French', fluency: 'elementary school level' },
    ]);
  });

  it('a language with words behind it among skills is a language', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Skills',
      'Tools: Git, Postman',
      'Italian: learned at university',
    );
    expect(sections.language.items).toMatchObject([{ name: 'Italian', fluency: 'learned at university' }]);
    expect(sections.skill.items).toMatchObject([{ name: 'Tools' }]);
  });

  it('a language among the skills does not take them with it', async () => {
    const { sections } = await resumeOfRows('# Skills', 'Vital signs, Phlebotomy, Spanish (conversational)');
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual(
      expect.arrayContaining(['Vital signs', 'Phlebotomy']),
    );
  });
});

describe('details of the head', () => {
  it('name languages behind a label in any column', async () => {
    const { sections } = await resumeOf([
      'Curriculum Vitae || Languages: Dutch, French',
      '# Experience',
      'Cook, Hill Hotel, 2016 - 2019',
    ]);
    expect(sections.language.items.map(({ name }) => name)).toEqual(['Dutch', 'French']);
  });
});

describe('words', () => {
  it('before languages say how well they are spoken, unless they announce them', async () => {
    const { sections } = await resumeOf(['# Languages', 'Fit for the office: Dutch, English', 'A little: Spanish']);
    expect(sections.language.items.map(({ name, fluency }) => [name, fluency])).toEqual([
      ['Dutch', 'Fit for the office'],
      ['English', 'Fit for the office'],
      ['Spanish', 'A little'],
    ]);
    const { sections: announced } = await resumeOf(['# Languages', 'Spoken languages: Dutch, English']);
    expect(announced.language.items.map(({ fluency }) => fluency)).not.toContain('Spoken languages');
  });

  it('of levels may follow a hyphen', () => {
    expect(withoutLevel('English-fluent')).toEqual({ name: 'English', level: 'fluent' });
  });
});

describe('languages', () => {
  it('leave no group of keywords behind that is called like them', async () => {
    const { sections } = await resumeOf(
      ['# Skills', 'Languages', '- Spanish: fluent', '- Italian: basic', 'Sewing, sawing'],
      [40, 210, 380],
      false,
    );
    expect(sections.language.items).toMatchObject([{ name: 'Spanish' }, { name: 'Italian' }]);
    expect(JSON.stringify(sections.skill.items)).not.toContain('Languages');
  });

  it('have their level behind a label below them', async () => {
    const { sections } = await resumeOf(
      [
        '# Education',
        'BSc Geology, University of Kiel || 2015 - 2018',
        '# Languages',
        'Spanish',
        'Fluency: Professional working',
        'Welsh',
        'Fluency: Native speaker',
      ],
      [40, 300, 440],
      false,
    );
    expect(sections.language.items.map(({ name, fluency }) => [name, fluency])).toEqual([
      ['Spanish', 'Professional working'],
      ['Welsh', 'Native speaker'],
    ]);
  });
});

describe('languages behind labels', () => {
  it('languages are behind their label in a head and among other things', async () => {
    const details = ['ada@example.org', 'Languages (CEFR) || German (C2), Danish (B1)'];
    const inHead = await resumeOfPages(drawn(['* Ada Park', ...details, ...weaving]));
    expect(inHead.sections.language.items).toMatchObject([{ name: 'German' }, { name: 'Danish' }]);
    const driving = await resumeOfPages(drawn(['* Ada Park', 'ada@example.org', 'Licence || German (B)', ...weaving]));
    expect(driving.sections.language.items).toEqual([]);
  });

  it('several languages stand in one line, each with its level', async () => {
    const spoken = ['# Languages', 'German: native || Danish: as at school || Greek: a little'];
    const { sections } = await resumeOfPages(drawn(['* Ada Park', 'ada@example.org', ...weaving, '', ...spoken]));
    expect(sections.language.items).toMatchObject([
      { name: 'German', fluency: 'native' },
      { name: 'Danish', fluency: 'as at school' },
      { name: 'Greek', fluency: 'a little' },
    ]);
  });
});

describe('small lists', () => {
  it('of languages have signs between them, and levels before brackets', async () => {
    const { sections } = await resumeOf(
      ['# Languages', 'Arabic: Native || · || English: Fair', 'Quay tongue: C1 (at work)'],
      [40, 300, 440],
      false,
    );
    expect(sections.language.items).toMatchObject([
      { name: 'Arabic', fluency: 'Native' },
      { name: 'English', fluency: 'Fair' },
      { name: 'Quay tongue', fluency: 'C1 (at work)' },
    ]);
  });
});

describe('levels', () => {
  it.each(['Flytende', 'Avanceret', 'Ottima', 'Muy bueno', 'Äidinkieli', 'Bra'])('include %s', (word) =>
    expect(isLevel(word)).toBe(true),
  );

  it('are no names that begin alike', () => {
    expect(isLevel('Bra Fabrikk AS')).toBe(false);
    expect(isLevel('Medio Ambiente')).toBe(false);
  });
});

describe('a heading of languages', () => {
  const below = async (...items: readonly string[]) =>
    (
      await resumeOfText(
        ['# Ada Park', 'ada@example.org', '## Languages', ...items.map((item) => `- ${item}`)].join('\n\n'),
        'md',
      )
    ).sections;

  it('is that of programs where none of them is spoken', async () => {
    const { skill, language } = await below('HTML', 'JavaScript', 'Python');
    expect(skill.items).toMatchObject([{ keywords: ['HTML', 'JavaScript', 'Python'] }]);
    expect(language.items).toEqual([]);
  });

  it('is that of spoken ones where one is known, or nothing shows that they are others', async () => {
    expect((await below('Finnish', 'Tigrinya')).language.items).toHaveLength(2);
    expect((await below('Tigrinya', 'Wolof')).language.items).toHaveLength(2);
  });
});

describe('the skills of one language', () => {
  it('are its level, whatever stands between them', () => {
    expect(levelsIn(lineOfCells('Spanish — Spoken: fair; Written: novice; Read: fair'))).toMatchObject([
      { name: 'Spanish', level: 'Spoken: fair; Written: novice; Read: fair' },
    ]);
  });
});

describe('languages of few', () => {
  it('are known by their names in other languages, and nothing is no language', () => {
    expect(['татарский', 'kaszubski', 'Yoruba', 'Sesotho', 'créole haïtien'].map(isLanguageName)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(isLanguageName('')).toBe(false);
  });
});
