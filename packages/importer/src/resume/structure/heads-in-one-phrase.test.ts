import { markedLines } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { resumeOfPages } from '../testing/resume-of-pages.ts';
import { tidy } from './atoms.ts';

const pdf = async (given: readonly string[], cells: readonly number[] = [40, 300]) =>
  resumeOfPages(
    markedLines(['* Ada Park', 'ada@example.org', ...given], {
      xOf: (cell) => cells[cell] ?? 40,
      top: 40,
      step: 15,
      heading: 11.8,
      isFirstBold: true,
    }).filter(({ text }) => text.trim() !== ''),
  );

describe('a phrase that says what somebody did where', () => {
  it('has the role before the employer', async () => {
    const { sections } = await pdf([
      '# Expérience professionnelle',
      "2019 - 2021 Formatrice en Bureautique à l'Atelier Moreau",
      '2016 - 2018 Responsable de la caisse au Grand Moulin',
      '2014 - 2015 Adjointe au Directeur',
    ]);
    expect(sections.experience.items.map(({ position, employer }) => [position, employer])).toEqual([
      ['Formatrice en Bureautique', 'Atelier Moreau'],
      ['Responsable de la caisse', 'Grand Moulin'],
      ['Adjointe au Directeur', ''],
    ]);
  });

  it('has what was learned before the school, with or without the words of a degree', async () => {
    const { sections } = await pdf([
      '# Formation',
      '2012 - 2014 Études secondaires au collège Pascal',
      "2014 - 2017 Licence en Gestion appliquée à la Banque à l'École Supérieure de Dijon",
      '2017 - 2019 École de Commerce à Lyon',
    ]);
    expect(sections.education.items.map(({ degree, institution }) => [degree, institution])).toEqual([
      ['Études secondaires', 'collège Pascal'],
      ['Licence', 'École Supérieure de Dijon'],
      ['', 'École de Commerce'],
    ]);
  });
});

describe('what stands before schools', () => {
  it('was learned there where no word of a degree says so, in entries whose schools no word marks too', async () => {
    const { sections } = await pdf([
      '# Education',
      '- 2015 - 2018: Civil engineering, University of Harlow',
      '- 2013 - 2015: Chemistry, Lund College',
      '- 2009 - 2013: Applied sciences, GTI Bever',
    ]);
    expect(sections.education.items.map(({ degree, institution }) => [degree, institution])).toEqual([
      ['Civil engineering', 'University of Harlow'],
      ['Chemistry', 'Lund College'],
      ['Applied sciences', 'GTI Bever'],
    ]);
  });

  it('is how long it took, which is no part of a name', async () => {
    const { sections } = await pdf(['# Bildung', '2015 - 2018 || 3 Jahre Bezirksschule Wilden'], [40, 140]);
    expect(sections.education.items).toMatchObject([{ institution: 'Bezirksschule Wilden', start: '2015' }]);
  });
});

describe('a title behind its period', () => {
  it('goes on in the next line where that had no room and begins small', async () => {
    const { sections } = await pdf([
      '# Experience',
      '2019 - 2021 Head of the department for the construction of bridges over rivers and over the',
      'railways of the county, Harlow Motors Ltd',
      '2015 - 2018 Assistant, Lund Motors Ltd',
    ]);
    expect(sections.experience.items.map(({ position, employer }) => [position, employer])).toEqual([
      [
        'Head of the department for the construction of bridges over rivers and over the railways of the county',
        'Harlow Motors Ltd',
      ],
      ['Assistant', 'Lund Motors Ltd'],
    ]);
  });
});

describe('lines that begin small', () => {
  const entry = (...below: string[]) => [
    '# Profile',
    'I have been mending telephones and their wires for ten years, at first in the hills and now in the towns.',
    '# Experience',
    '2013 - 2015 || Engineer for telephones',
    ' || Harlow Telecom',
    ...below.map((text) => ` || ${text}`),
  ];
  it('are items of a list without marks where none goes on with the line above it', async () => {
    const { sections } = await pdf(
      [
        ...entry('installed a server for the calls', 'compared several programs'),
        '2010 - 2013 || Technician',
        ' || Lund Networks',
        ' || mended routers and switches',
        ' || taught new colleagues',
      ],
      [40, 140],
    );
    expect(sections.experience.items).toMatchObject([
      {
        position: 'Engineer for telephones',
        employer: 'Harlow Telecom',
        body: '- installed a server for the calls\n- compared several programs',
      },
      {
        position: 'Technician',
        employer: 'Lund Networks',
        body: '- mended routers and switches\n- taught new colleagues',
      },
    ]);
  });

  it('are prose where they had no room in the line above', async () => {
    const { sections } = await pdf(
      entry(
        'I installed a server for the calls of all of the offices of the company in three countries and',
        'compared several programs that watch them, of which one was bought for the whole company in the',
        'end.',
      ),
      [40, 140],
    );
    expect(sections.experience.items[0]).toHaveProperty('body', expect.stringMatching(/^I installed .* end\.$/u));
  });
});

describe('a list of what was done beside a section with the jobs', () => {
  const jobs = [
    '# Professional experience',
    'Surgeon, Harlow Hospital, 2015 - 2018',
    'Nurse, Lund Clinic, 2011 - 2014',
  ];
  it('has no jobs', async () => {
    const { sections } = await pdf([
      '# Clinical experience',
      '- Advanced surgery of the eye',
      '- Retinopathy and its treatment with lasers',
      ...jobs,
    ]);
    expect(sections.experience.items.map(({ position }) => position)).toEqual(['Surgeon', 'Nurse']);
  });

  it('has jobs where it names roles', async () => {
    const { sections } = await pdf(['# Work experience', '- Teacher at Lund School', '- Baker, Harlow Mills', ...jobs]);
    expect(sections.experience.items).toHaveLength(4);
  });
});

describe('a name in brackets before a date', () => {
  it('is a value of its own', async () => {
    const { sections } = await pdf([
      '# Awards',
      'Best Paper in Marine Biology (Harlow Society, 1999)',
      'Travel Grant (Lund Foundation, 2003)',
      'Prize of the Faculty (second place, 2004)',
    ]);
    expect(sections.award.items.map(({ title, awarder, date }) => [title, awarder, date])).toEqual([
      ['Best Paper in Marine Biology', 'Harlow Society', '1999'],
      ['Travel Grant', 'Lund Foundation', '2003'],
      ['Prize of the Faculty second place', '', '2004'],
    ]);
  });
});

describe('pictures before names', () => {
  it('are no part of them, unlike signs', () => {
    expect(tidy('🔧 Harlow Motors Ltd')).toBe('Harlow Motors Ltd');
    expect(tidy('🛠️ Mechanic')).toBe('Mechanic');
    expect(tidy('© Harlow Maps')).toBe('© Harlow Maps');
  });
});

describe('dates that hang beside second lines', () => {
  const at = (y: number, x: number, text: string) => ({ x, y, text, size: 10 });
  const top = [
    { x: 150, y: 50, text: 'Ada Park', size: 22, bold: true },
    { x: 150, y: 75, text: 'ada@example.org', size: 10 },
    { x: 150, y: 100, text: 'Experience', size: 15, bold: true },
  ];
  it('are of the titles above them, which may wrap', async () => {
    const { sections } = await resumeOfPages([
      ...top,
      at(120, 150, 'Independent surveyor of old bridges'),
      at(132, 60, '2018 - 2021'),
      at(132, 150, 'Harlow County Council'),
      at(144, 156, '• Measured forty bridges'),
      at(164, 150, 'Research assistant at the chair for the construction of bridges and of tunnels in the region of'),
      at(176, 150, 'the North Sea'),
      at(188, 60, '2015 - 2018'),
      at(188, 150, 'Lund University'),
      at(200, 156, '• Wrote a report on tunnels'),
    ]);
    expect(sections.experience.items.map(({ position, employer, start }) => [position, employer, start])).toEqual([
      ['Independent surveyor of old bridges', 'Harlow County Council', '2018'],
      [
        'Research assistant at the chair for the construction of bridges and of tunnels in the region of the North Sea',
        'Lund University',
        '2015',
      ],
    ]);
  });

  it('are none where the section begins with a date', async () => {
    const { sections } = await resumeOfPages([
      ...top,
      at(120, 60, '2018 - 2021'),
      at(120, 150, 'Surveyor, Harlow County Council'),
      at(140, 150, 'Measured forty bridges'),
      at(152, 60, '2015 - 2018'),
      at(152, 150, 'Assistant, Lund University'),
    ]);
    expect(sections.experience.items.map(({ position, start }) => [position, start])).toEqual([
      ['Surveyor', '2018'],
      ['Assistant', '2015'],
    ]);
  });
});

describe('numbers of two levels', () => {
  it('before known words make them headings within a section', async () => {
    const at = (y: number, x: number, text: string, size = 10) => ({ x, y, text, size, bold: size > 10 });
    const { sections } = await resumeOfPages([
      { x: 60, y: 50, text: 'Ada Park', size: 22, bold: true },
      at(75, 60, 'ada@example.org'),
      at(110, 60, '1', 15),
      at(110, 90, 'Education', 15),
      at(130, 60, 'BSc Physics, Harlow College, 2015 - 2018'),
      at(160, 60, '2', 15),
      at(160, 90, 'Skills', 15),
      at(180, 60, '2.1', 11),
      at(180, 100, 'Technical skills', 11),
      at(200, 60, 'Python, Rust, Soldering'),
      at(220, 60, '2.2', 11),
      at(220, 100, 'Languages', 11),
      at(240, 60, 'English, Dutch (B2), Polish'),
    ]);
    expect(sections['language']?.items.map(({ name }) => name)).toEqual(['English', 'Dutch', 'Polish']);
  });
});
