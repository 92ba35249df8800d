import { writeDocx } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { importFile } from '../../import-file.ts';
import { drawn, linesOf, person, personInLarge } from '../../testing/drawn.ts';
import { study } from '../../testing/parts-of-resumes.ts';
import { resumeOfForm } from '../../testing/resume-of-form.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

const resumeIn = async (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  (await importFile({ name, bytes, asOf: '2026-11-21' })).resume;

/** A row of a table, each cell with its paragraphs. */
const row = (...cells: string[][]) => ({ row: cells.map((texts) => texts.map((text) => ({ text }))) });

describe('entries that are filled-in forms', () => {
  const form = [
    'Period: 03.2019 - present',
    'Position: Head of physics',
    'Employer: Northfield School, Leeds',
    'Main duties:',
    '• Lead a team of eight',
    'Period: 09.2014 - 02.2019',
    'Position: Teacher',
    'Employer: Hill School, York',
  ];

  it('may be tables, whose places name schools, and of certificates below any heading', async () => {
    const { sections, basics } = await resumeIn(
      'x.docx',
      writeDocx([
        { text: 'Ada Park', style: 'Title' },
        { text: 'Persönliche Daten' },
        { text: 'Schulbildung', style: 'Heading1' },
        row(['Zeitraum'], ['Abschluss'], ['Ort']),
        row(['2000 – 2006'], ['Abitur'], ['Hölderlin-Gymnasium']),
        { text: 'Qualifikationen', style: 'Heading1' },
        row(['Jahr'], ['Zertifikat'], ['Details']),
        row(['Juli 2016'], ['Oracle Certified Associate, Java SE 8'], ['Link']),
        row(['Oktober 2014'], ['Professional Scrum Master I'], ['Link']),
      ]),
    );
    expect(basics.headline).toBe('');
    expect(sections.education.items).toMatchObject([{ degree: 'Abitur', institution: 'Hölderlin-Gymnasium' }]);
    expect(sections.certification.items).toMatchObject([
      { name: 'Oracle Certified Associate, Java SE 8', date: '2016-07' },
      { name: 'Professional Scrum Master I', date: '2014-10' },
    ]);
  });

  it('are read by their labels, a repeated label beginning the next one', async () => {
    const { sections } = await resumeOfForm(...person, '# Work experience', ...form, '# Skills', 'LaTeX, Moodle');
    expect(sections.experience.items).toMatchObject([
      {
        position: 'Head of physics',
        employer: 'Northfield School',
        location: 'Leeds',
        start: '2019-03',
        current: true,
      },
      { position: 'Teacher', employer: 'Hill School', location: 'York', start: '2014-09', end: '2019-02' },
    ]);
    expect(JSON.stringify(sections.experience.items[0])).toContain('Lead a team of eight');
  });

  it('are read in other languages, with degrees and grades', async () => {
    const { sections } = await resumeOfForm(
      ...person,
      '# Ausbildung',
      'Zeitraum: 10.2007 - 11.2012',
      'Einrichtung: Universität Tübingen',
      'Abschluss: Diplom, Physik',
      'Note: 1,6',
      'Zeitraum: 09.1998 - 06.2007',
      'Einrichtung: Gymnasium am Markt',
      'Abschluss: Abitur',
    );
    expect(sections.education.items).toMatchObject([
      { institution: 'Universität Tübingen', degree: 'Diplom', area: 'Physik', score: '1,6', start: '2007-10' },
      { institution: 'Gymnasium am Markt', degree: 'Abitur', end: '2007-06' },
    ]);
  });

  it('keep lists of subjects and degrees in two words, and a year within a role', async () => {
    const { sections } = await resumeOfForm(
      ...person,
      '# Ausbildung',
      'Datum (von-bis): 09.1998 - 06.2007',
      'Name und Art der Bildungs- oder Ausbildungseinrichtung: Gymnasium am Markt',
      'Hauptfächer: Mathematik, Chemie, Religion, Deutsch',
      'Erworbene Qualifikation: Allgemeine Hochschulreife',
      '# Berufserfahrung',
      'Datum (von-bis): 10.2005 - 06.2017',
      'Name und Adresse des Arbeitgebers: Brunner GmbH',
      'Beruf oder Funktion: anfangs Sachbearbeiter, seit 2008 Geschäftsführer',
    );
    expect(sections.education.items).toMatchObject([
      {
        institution: 'Gymnasium am Markt',
        degree: 'Allgemeine Hochschulreife',
        area: '',
        body: 'Hauptfächer: Mathematik, Chemie, Religion, Deutsch',
      },
    ]);
    expect(sections.experience.items).toMatchObject([
      { position: 'anfangs Sachbearbeiter, seit 2008 Geschäftsführer', end: '2017-06' },
    ]);
  });

  it('keep "Position" in a table of work for the role, not for the headline', async () => {
    const { basics, sections } = await resumeIn(
      'x.docx',
      writeDocx([
        { text: 'Ada Park', style: 'Title' },
        { text: 'Work experience', style: 'Heading1' },
        row(['Position'], ['Teacher']),
        row(['Employer'], ['Hill School']),
        row(['Period'], ['09/2014 - 02/2019']),
      ]),
    );
    expect(basics.headline).toBe('');
    expect(sections.experience.items).toMatchObject([{ position: 'Teacher', employer: 'Hill School', end: '2019-02' }]);
  });
});

describe('labels that part values', () => {
  it('two labels in each of several lines are forms', async () => {
    const { sections } = await resumeOfPages([
      ...personInLarge,
      ...linesOf(
        [
          [[40, '# Experience']],
          [[40, 'Position: Pastry teacher Company: Harbour College']],
          [[40, 'Position: Night baker Company: Corn & Co']],
          ...study,
        ],
        100,
      ),
    ]);
    expect(sections.experience.items).toMatchObject([
      { position: 'Pastry teacher', employer: 'Harbour College' },
      { position: 'Night baker', employer: 'Corn & Co' },
    ]);
  });

  it('what a label calls an employer is one, whatever its words are', async () => {
    const { sections } = await resumeOfPages(
      drawn(
        [
          '* Ada Park',
          'ada@example.org',
          '# Experience',
          'Weaver || 2016 - 2019',
          'Company: Nightlight',
          'Wizard || 2013 - 2015',
          'Company: Head Office Cleaners',
        ],
        { apart: 200 },
      ),
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Weaver', employer: 'Nightlight' },
      { position: 'Wizard', employer: 'Head Office Cleaners' },
    ]);
  });
});

describe('labels', () => {
  it('stand before the names of entries, with a period beside them or not', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
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
    const { sections } = await resumeOfWord(
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

describe('labels that a program wrote', () => {
  it('part the values of a form that stands in one line', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
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
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Experience',
      'Corn & Co\t2016 – 2019',
      '- Position: early shift. Sold bread, cakes and coffee to 200 guests a day',
    );
    expect(sections.experience.items[0]).toMatchObject({
      body: '- Position: early shift. Sold bread, cakes and coffee to 200 guests a day',
    });
  });

  it('name a grade behind the field of study', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Ausbildung',
      'Hochschule Fulda',
      'Bachelor, Ernährung, Punkte: 2,1',
      'Okt. 2010–Sept. 2013',
    );
    expect(sections.education.items[0]).toMatchObject({ area: 'Ernährung', score: '2,1' });
  });
});

describe('labels before the facts of an entry in one line', () => {
  const role = ['* Trainee - Kirk Pumps Ltd || 2019 - 2021', 'Role: Design Trainee || Location: Pune, India'];

  it('are no part of the role, nor of the place', async () => {
    const { sections } = await resumeOfPages(
      drawn([...person, '# Experience', ...role, '- Drew pumps.'], { apart: 240 }),
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Design Trainee', employer: 'Kirk Pumps Ltd', location: 'Pune, India', start: '2019', end: '2021' },
    ]);
  });

  it('are kept where another text stands beside them', async () => {
    const lines = ['* Trainee, Kirk Pumps Ltd || 2019 - 2021', 'Note: Design of pumps || Location: Pune, India'];
    const { sections } = await resumeOfPages(drawn([...person, '# Experience', ...lines], { apart: 240 }));
    expect(JSON.stringify(sections.experience.items)).toContain('Note');
  });
});
