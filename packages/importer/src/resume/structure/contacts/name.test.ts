import { type PdfText, writePdf } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importFile } from '../../import-file.ts';
import { linesOf, resumeOfOutline, resumeOfRows, rowAt, textAt, titleAt } from '../../testing/drawn.ts';
import { study } from '../../testing/parts-of-resumes.ts';
import { AS_OF, resumeOfPages } from '../../testing/resume-of-pages.ts';
import { resumeOfText } from '../../testing/resume-of-text.ts';
import { resumeOfWord } from '../../testing/resume-of-word.ts';

const big = (text: string, x: number, y: number): PdfText => ({ text, x, y, size: 24 });

describe('which words are the name', () => {
  it('a name that is in an address is one, although a title is larger', async () => {
    const { basics } = await resumeOfPages([
      { text: 'Ada Brightwater', x: 40, y: 40, size: 9, bold: true },
      { text: 'ada@brightwater.example', x: 40, y: 54, size: 8 },
      { text: 'linkedin.com/in/adabrightwater', x: 40, y: 68, size: 8 },
      { text: 'Bakery Manager', x: 300, y: 84, size: 17 },
      ...linesOf(study, 120),
    ]);
    expect(basics).toMatchObject({ fullName: 'Ada Brightwater', headline: 'Bakery Manager' });
  });

  it('the largest words are the name where addresses say nothing', async () => {
    const { basics } = await resumeOfPages([
      { text: 'Harbour Lights', x: 40, y: 30, size: 9 },
      { text: 'Ada Brightwater', x: 40, y: 50, size: 20 },
      { text: 'hello@example.org', x: 40, y: 74, size: 8 },
      ...linesOf(study, 120),
    ]);
    expect(basics.fullName).toBe('Ada Brightwater');
  });

  it('words below the name that end in a small letter are none of it', async () => {
    const { basics } = await resumeOfPages([
      { text: 'CV', x: 40, y: 30, size: 20, bold: true },
      { text: 'Ada Brightwater', x: 40, y: 56, size: 14, bold: true },
      { text: 'Dough enthusiast', x: 40, y: 76, size: 14, bold: true },
      { text: '12 Quay Lane, Leeds', x: 40, y: 94, size: 10 },
      { text: 'ada@example.org', x: 40, y: 108, size: 10 },
      ...linesOf(study, 140),
    ]);
    expect(basics).toMatchObject({ fullName: 'Ada Brightwater', headline: 'Dough enthusiast' });
  });

  it('a title of the document is no part of the name, nor is the role behind a bar', async () => {
    const titled = await resumeOfPages([big('Lebenslauf Anna Berg', 40, 40), ...linesOf([[[40, 'anna@example.org']]])]);
    expect(titled.basics.fullName).toBe('Anna Berg');
    const behind = await resumeOfPages([
      big('Anna Berg', 40, 40),
      big('| Chartered', 180, 40),
      ...linesOf([[[40, 'anna@example.org']], [[40, '# Skills']], [[40, 'Oak, Larch']]]),
    ]);
    expect(behind.basics.fullName).toBe('Anna Berg');
  });
});

describe('a name', () => {
  const named = async (rest: string) => {
    const texts = [
      textAt(40, 50, '* Ada Park', 18),
      textAt(121, 50, rest, 9),
      textAt(40, 75, 'ada@example.org'),
      textAt(40, 110, '* Experience', 14),
      textAt(40, 130, '2019 - 2021 Baker, Mill Lane Ltd'),
    ];
    return (await importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: '2026-11-21' })).resume.basics
      .fullName;
  };

  it('ends before a day or a street in smaller letters', async () => {
    expect(await named('June 12, 1982')).toBe('Ada Park');
    expect(await named('12 Mill Lane')).toBe('Ada Park');
  });

  it('is without the title of the document behind it', async () => {
    const { basics } = await resumeOfPages([
      textAt(40, 50, '* Ada Park Resume', 22),
      textAt(40, 75, 'ada@example.org'),
      textAt(40, 110, '* Skills', 14),
      textAt(40, 130, 'Rye, Oats'),
    ]);
    expect(basics.fullName).toBe('Ada Park');
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

describe('a name over several lines', () => {
  it('joins a name whose lines have details beside and between them', async () => {
    const { basics } = await resumeOfPages([
      { x: 40, y: 30, text: 'Thibault', size: 28 },
      ...rowAt(34, [380, 'thibault@example.org']),
      ...rowAt(48, [380, '+33 6 39 98 12 17']),
      { x: 40, y: 62, text: 'Morvan-Lacaze', size: 28 },
      ...rowAt(66, [380, 'github.com/tmorvan']),
      titleAt(120, 'Skills'),
      ...rowAt(140, [40, 'Python, Rust, OCaml']),
    ]);
    expect(basics.fullName).toBe('Thibault Morvan-Lacaze');
  });

  it('a name may take three lines', async () => {
    const { basics } = await resumeOfPages([
      big('Ada', 40, 40),
      big('Berenguer', 40, 66),
      big('Tormo', 40, 92),
      ...linesOf([[[40, 'Joiner']], [[40, 'ada@example.org']], [[40, '# Skills']], [[40, 'Oak, Larch']]], 120),
    ]);
    expect(basics.fullName).toBe('Ada Berenguer Tormo');
  });
});

describe('the head', () => {
  it('has a name without the day of birth and the title of the document behind it', async () => {
    const { basics } = await resumeOfOutline([
      '# Lebenslauf',
      'Name: Ada Park (*28.10.1997)',
      'E-Mail: ada@example.org',
      '# Studium',
      '2016 - 2019 || Technische Universität Kassel, Bachelor Physik',
    ]);
    expect(basics.fullName).toBe('Ada Park');
    const banking = await resumeOfOutline([
      '# Ada Park | Curriculum Vitae',
      'ada@example.org',
      '# Languages',
      'English: fluent',
    ]);
    expect(banking.basics).toEqual(expect.objectContaining({ fullName: 'Ada Park', headline: '' }));
  });

  it('joins the parts of a name under labels of their own', async () => {
    const { basics } = await resumeOfOutline([
      '# Persoonlijke gegevens',
      'Naam: Vermeer',
      'Voornaam: Stijn',
      'E-mail: stijn@example.be',
      '# Werkervaring',
      '2013 - heden || Medewerker, Corum Verzekeringen',
    ]);
    expect(basics.fullName).toBe('Stijn Vermeer');
  });
});

describe('the person', () => {
  it('has a name with a nickname, and is no place', async () => {
    const { basics } = await resumeOfRows();
    expect(basics.fullName).toBe('Ada Park');
    const texts = [
      { text: 'Minneapolis, MN 55405', x: 40, y: 40, size: 10 },
      { text: 'Folasade "Sade" Oyelaran', x: 200, y: 60, size: 18 },
      { text: 'sade@example.org', x: 200, y: 80, size: 10 },
    ];
    const { resume } = await importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: AS_OF });
    expect(resume.basics).toMatchObject({ fullName: 'Folasade "Sade" Oyelaran', location: { city: 'Minneapolis' } });
  });
});

describe('who somebody is', () => {
  it('is read from a template as from a resume', async () => {
    const { basics } = await resumeOfWord(
      '# [Your Name]',
      '(555) xxx-xxxx | ada@example.org',
      '# Skills',
      'Welding, Brazing',
    );
    expect([basics.fullName, basics.phone]).toEqual(['[Your Name]', '(555) xxx-xxxx']);
  });
});

describe('the title of a document', () => {
  const of = async (...paragraphs: readonly string[]) => (await resumeOfText(paragraphs.join('\n\n'), 'md')).basics;

  it('has the name and the headline, with a dash between them', async () => {
    const basics = await of(
      '# Ada Park - Senior Software Engineer',
      '## Contact information',
      '- Email: ada@example.org',
      '## Experience',
      'Engineer, Lund Harbour, 2019 - 2021',
    );
    expect(basics).toMatchObject({
      fullName: 'Ada Park',
      headline: 'Senior Software Engineer',
      email: 'ada@example.org',
    });
  });

  it('is no heading that is known', async () => {
    const basics = await of(
      '# Experience',
      '## Lund Harbour',
      'Engineer, 2019 - 2021',
      '## Tusk',
      'Deckhand, 2015 - 2018',
    );
    expect(basics.fullName).not.toBe('Experience');
  });
});
