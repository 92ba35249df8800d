import { type PdfText, writePdf } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../text/line.ts';
import { importFile } from '../../import-file.ts';
import { drawn, linesOf, readPages, resumeOfLarge, rowAt, textAt } from '../../testing/drawn.ts';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { roofing, ropeJob, study, weaving } from '../../testing/parts-of-resumes.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { resumeOfHtml, resumeOfText } from '../../testing/resume-of-text.ts';
import { resumeOfWord } from '../../testing/resume-of-word.ts';
import { readContacts } from './contacts.ts';

const SKILLS = '<h2>Skills</h2><p>Weaving, Felting</p><h2>Languages</h2><p>Welsh</p><p>Breton</p>';

describe('a headline over several lines', () => {
  it('a headline that wraps before the word for what somebody is is whole', async () => {
    const headline = async (...given: string[]) =>
      (await readPages(drawn(['# Ada Park', ...given, '', 'ada@example.org', ...roofing], { heading: 15 }))).resume
        .basics.headline;
    expect(await headline('Careful and Patient Heritage', 'Roofer')).toBe('Careful and Patient Heritage Roofer');
    expect(await headline('Heritage Roofer', 'Steeplejack and Mason of Leeds')).toBe('Heritage Roofer');
  });
});

describe('words below the name', () => {
  it('bold words below the name are what somebody is, with a bar between them', async () => {
    const { basics } = await resumeOfPages([
      { text: 'Ada Brightwater', x: 40, y: 40, size: 20, bold: true },
      { text: 'Doughmaker | Harbour College', x: 40, y: 64, size: 10, bold: true },
      { text: '12 Quay Lane, Leeds', x: 40, y: 84, size: 10 },
      { text: 'ada@example.org', x: 40, y: 98, size: 10 },
      ...linesOf(study, 130),
    ]);
    expect(basics.headline).toBe('Doughmaker | Harbour College');
    expect(basics.location.city).toBe('Leeds');
  });

  it('a line below the name, above all columns of sections, is the headline', async () => {
    const texts = [
      { text: 'Ada Park', x: 180, y: 60, size: 30, bold: true },
      { text: 'trainee solicitor', x: 260, y: 90, size: 13 },
      ...drawn(['# Skills', 'Conveyancing', 'Probate', '# Languages', 'English (native)', 'Welsh (good)'], {
        apart: 180,
        top: 140,
      }),
      ...drawn(['# Experience', ...ropeJob, '# Education', 'LLB, University of Hull || 2018'], {
        apart: 180,
        x: 220,
        top: 140,
      }),
    ];
    const { basics, sections } = await resumeOfPages(texts);
    expect(basics.headline).toBe('trainee solicitor');
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).not.toContain('trainee solicitor');
  });

  it.each([
    'Data Engineer · Team Lead · Weaving · 14+ years',
    'Researcher. Technologist. Librarian.',
    'PhD in Energy Systems Analysis',
  ])('%s is a headline', async (text) => {
    const { basics } = await resumeOfPages([
      { x: 40, y: 30, text: 'Ada Park', size: 20, bold: true },
      ...rowAt(55, [40, text]),
      ...rowAt(70, [40, 'ada@example.org']),
      ...linesOf(study, 100),
    ]);
    expect(basics.headline).toBe(text);
  });

  it('words in a row of details, below other details, are the place', async () => {
    const { basics } = await resumeOfPages([
      { x: 40, y: 30, text: 'Ada Park', size: 20, bold: true },
      ...rowAt(55, [40, '+420 775 959 988'], [300, 'ada@example.org']),
      ...rowAt(72, [40, 'Horní Vltavice'], [300, 'https://ada.example.org']),
      ...linesOf(study, 110),
    ]);
    expect(basics.headline).toBe('');
    expect(basics.location.city).toBe('Horní Vltavice');
  });

  it('takes a line of roles below the name as one headline', async () => {
    const { basics } = await resumeOfPages([
      { x: 40, y: 30, text: 'Ada Park', size: 20, bold: true },
      ...rowAt(55, [40, 'Data Engineer · Analyst · Enthusiast']),
      ...rowAt(70, [40, 'ada@example.org']),
    ]);
    expect(basics.headline).toBe('Data Engineer · Analyst · Enthusiast');
  });
});

describe('what somebody studies, beside the name in its letters', () => {
  const style = { size: 24, bold: false, italic: false };
  const [name, studies] = ['Ada Park', 'Computer Science Student'];
  const read = (...cells: Cell[]) => {
    const mail = lineOf([cellAt('ada@example.org', 40, 120)], { index: 1 });
    const { name: found, headline } = readContacts([lineOf(cells, { style }), mail], []);
    return [found?.value, headline?.value];
  };

  it('is a headline in a cell of its own', () => {
    expect(read(cellAt(name, 40, 140, style), cellAt(studies, 240, 480, style))).toEqual([name, studies]);
  });

  it('is one where more than a space is between them', () => {
    const runs = [
      { text: name, style },
      { text: ` ${studies}`, style, apart: true },
    ];
    expect(read({ ...cellAt(`${name} ${studies}`, 40, 480), runs })).toEqual([name, studies]);
  });
});

describe('a headline', () => {
  it('is no label of a detail that is still to be filled in', async () => {
    const texts = [
      textAt(40, 50, '* Jobseeker', 22),
      textAt(480, 50, 'Home phone'),
      textAt(480, 64, 'Web address'),
      textAt(40, 72, 'Job title', 14),
      textAt(40, 110, '* Experience', 14),
      textAt(40, 130, '2019 - 2021 Baker, Mill Lane Ltd'),
    ];
    const { resume } = await importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: '2026-11-21' });
    expect(resume.basics.headline).toBe('Job title');
  });

  it('is below the name, not beside it: another cell of its line in small letters is none of it', async () => {
    const { basics } = await resumeOfPages([
      textAt(40, 60, 'Ada Park', 26),
      textAt(40, 84, 'Wonders of rye', 16),
      ...[36, 48, 60, 72, 84].map((y, index) =>
        textAt(400, y, ['Mill Lane 4', 'Leeds', '0113 555 0118', 'ada@example.org', 'born to bake'][index] ?? '', 9),
      ),
      textAt(40, 120, '* Experience', 14),
      textAt(40, 140, 'Baker, Mill Lane Bread, 2019 - 2021'),
    ]);
    expect(basics.headline).toBe('Wonders of rye');
  });
});

describe('labels before a headline', () => {
  it('tell what somebody is or looks for', async () => {
    const { basics } = await resumeOfWord(
      '# Ada Park',
      'Headline: Baker and Confectioner',
      '- Email: ada@example.org',
      '# Summary',
      'I bake.',
    );
    expect(basics.headline).toBe('Baker and Confectioner');
  });
});

describe('what introduces the person', () => {
  it('is neither a motto nor a word beside a heading', async () => {
    const prose = 'I have mended boats of every size on three coasts for twenty years and taught it to others.';
    expect(
      await resumeOfLarge(['"No boat is ever lost" F. Maas', ' ', ' ', prose, '# Skills', 'Caulking']),
    ).toHaveProperty('summary', prose);
    expect(await resumeOfLarge(['# Overview', 'Download', '# Profile', prose, '# Skills', 'Caulking'])).toHaveProperty(
      'summary',
      prose,
    );
  });

  it('may be one word in bold', async () => {
    const texts = drawn(['# Ada Park', '* Student', 'ada@example.org', '# Skills', 'Caulking'], {
      top: 40,
      step: 15,
      heading: 16,
      isFirstBold: true,
      cells: [40],
    });
    const { resume } = await importFile({ name: 'x.pdf', bytes: writePdf([{ texts }]), asOf: '2026-11-21' });
    expect(resume).toHaveProperty('basics.headline', 'Student');
  });
});

describe('the head', () => {
  it('has a headline of several parts, one of which has a digit', async () => {
    const { basics } = await resumeOfHtml(
      '<p>Weaving teacher | Everything about 3D looms</p>',
      '<p>ada@example.org</p>',
      SKILLS,
    );
    expect(basics.headline).toBe('Weaving teacher | Everything about 3D looms');
    const { basics: other } = await resumeOfHtml('<p>Weaving teacher | 97301</p>', '<p>ada@example.org</p>', SKILLS);
    expect(other.headline).toBe('Weaving teacher');
  });
});

describe('a label of the headline', () => {
  it('is that of its whole line', async () => {
    const { basics } = await resumeOfHtml(
      '<p>Headline: Weaving teacher | Sails | Repair of nets</p><p>ada@example.org</p>',
      SKILLS,
    );
    expect(basics.headline).toBe('Weaving teacher | Sails | Repair of nets');
    const { basics: other } = await resumeOfHtml('<p>Headline: Weaving teacher | Phone: (802) 555-0118</p>', SKILLS);
    expect(other).toMatchObject({ headline: 'Weaving teacher', phone: '(802) 555-0118' });
  });
});

describe('a role in the letters of the headings', () => {
  const details = ['Email: ada@example.org', 'Phone: (802) 555-0118'];

  const study = ['# Education', '* B.A. in History', 'Maine College, 2011 - 2015'];

  it('is the headline where the contact details are below it', async () => {
    const { basics, sections } = await resumeOfPages(
      drawn(['* Ada Park', '', '# Software Engineer', ...details, '', ...study]),
    );
    expect(basics).toMatchObject({ headline: 'Software Engineer', email: 'ada@example.org' });
    expect(sections.skill.items).toEqual([]);
  });
});

describe('the head of a resume', () => {
  it('has the headline in the largest letters below a list of facts', async () => {
    const facts = ['Ada Park || Single', '12 Mill Lane || Without children', 'ada@example.org || Full licence'];
    const texts = [
      ...drawn(facts, { apart: 200 }),
      { text: 'Weaving Teacher', x: 200, y: 130, size: 22 },
      ...drawn(weaving, { apart: 200, top: 170 }),
    ];
    expect((await resumeOfPages(texts)).basics.headline).toBe('Weaving Teacher');
  });

  it('has a headline that the words of a heading begin, at the edge of headings in the letters of the text', async () => {
    const sections = ['Languages', 'Interests', 'Skills'].flatMap((heading, row): PdfText[] => [
      { text: heading, x: 40, y: 150 + row * 50, size: 10 },
      { text: ['Welsh', 'Harp', 'Knots'][row] ?? '', x: 140, y: 164 + row * 50, size: 10 },
    ]);
    const head = [
      { text: 'Ada Park', x: 40, y: 50, size: 24, bold: true },
      { text: 'Project manager', x: 40, y: 76, size: 10 },
      { text: 'ada@example.org', x: 40, y: 90, size: 10 },
    ];
    expect((await resumeOfPages([...head, ...sections])).basics.headline).toBe('Project manager');
  });
});

describe('what somebody says of their family', () => {
  it.each(['Ledig, deutsch', 'Célibataire sans enfant', 'Married, two children', 'Casada y con 2 hijos', '37 ans'])(
    '"%s" is neither a headline nor a place',
    async (fact) => {
      const { basics } = await resumeOfPages(drawn(['# Ada Park', fact, 'ada@example.org', ...weaving]));
      expect(basics).toMatchObject({ headline: '', location: { city: '' } });
    },
  );

  it('is no summary beside an address in short cells', async () => {
    const { summary, basics } = await resumeOfPages(
      drawn([
        'Ada Park || 37 ans',
        '3, rue de la Paix || Célibataire',
        'Résidence des Tilleuls, APT 18 || Sans enfant à charge',
        '33000 BORDEAUX || ada@example.org',
        ...weaving,
      ]),
    );
    expect(summary).toBe('');
    expect(basics).toMatchObject({ fullName: 'Ada Park', location: { city: 'BORDEAUX' } });
  });
});

describe('what somebody looks for in a section of its own', () => {
  it('is the headline, and the rest is kept', async () => {
    const { basics, custom } = await resumeOfText(
      [
        '# Ada Park',
        'ada@example.org',
        '## Experience',
        '**Clerk, Mill Ltd** 2019 - 2021',
        '## Желаемая должность и зарплата',
        '**Chief Accountant**',
        '- 40 000 after taxes, and a desk at the window.',
        '- From May on',
        '## Education',
        '**BSc, University of Leeds** 2016 - 2019',
        '## Skills',
        'Excel, Word',
      ].join('\n\n'),
      'md',
    );
    expect(basics.headline).toBe('Chief Accountant');
    expect(JSON.stringify(custom)).toContain('40 000');
  });
});
