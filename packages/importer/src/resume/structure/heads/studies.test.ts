import { describe, expect, it } from 'vitest';
import {
  drawn,
  headRows,
  person,
  personTexts,
  readPages,
  resumeOf,
  resumeOfLarge,
  resumeOfLines,
  resumeOfOutline,
  resumeOfRows,
  rowAt,
  textAt,
  titleAt,
} from '../../testing/drawn.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { resumeOfText } from '../../testing/resume-of-text.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';

const sectionsOf = async (...paragraphs: readonly string[]) =>
  (await resumeOfText(['# 佐藤 花', 'hana@example.jp', ...paragraphs].join('\n\n'), 'md')).sections;

const studiesOf = async (...given: readonly string[]) =>
  (await resumeOf(['# Education', ...given], [40, 300, 440], false)).sections.education.items.map(
    ({ degree, area, institution, start, end }) => [[degree, area].filter(Boolean).join(', '), institution, start, end],
  );

describe('schools', () => {
  it('a high school that has a name is a school', async () => {
    const { resume } = await readPages(
      drawn(
        [
          '# Ada Park',
          'ada@example.org',
          '# Education',
          '* Lincoln High School || 2006 - 2010',
          'Building Trades Course',
        ],
        { heading: 15 },
      ),
    );
    expect(resume.sections.education.items).toMatchObject([
      { institution: 'Lincoln High School', degree: 'Building Trades Course' },
    ]);
  });

  it('that taught a trade are behind it, and initials stay with a name', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Ausbildung',
      '2006 – 2009\tAusbildung zur Bürokauffrau, Stadtwerke Ulm',
      '2006\tRealschulabschluss, Mittelschule Grünau',
    );
    expect(sections.education.items).toMatchObject([
      { institution: 'Stadtwerke Ulm', start: '2006', end: '2009' },
      { degree: 'Realschulabschluss', institution: 'Mittelschule Grünau' },
    ]);
    const { sections: other } = await resumeOfLarge(
      ['# Education', 'BSc Geography, Universidade Federal Fluminense - UFF || 2014'],
      [40, 340],
    );
    expect(other.education.items[0]).toHaveProperty('institution', 'Universidade Federal Fluminense - UFF');
  });

  it('and degrees on both sides of a colon are told apart', async () => {
    const { sections } = await resumeOfLarge(
      ['# Education', 'University of Leeds: M.Sci. Physics || 2017 – 2021'],
      [40, 340],
    );
    expect(sections.education.items[0]).toMatchObject({ institution: 'University of Leeds', degree: 'M.Sci.' });
  });

  it('one word behind a school is its town', async () => {
    const { sections } = await resumeOfRows('# Formation', '* Baccalauréat || 2012', 'Lycée Bourdon, Montauban');
    expect(sections.education.items).toMatchObject([{ institution: 'Lycée Bourdon', location: 'Montauban' }]);
  });
});

describe('studies', () => {
  it('whose school and degree are still to be filled in are told by their words', async () => {
    const { sections } = await resumeOfPages([
      ...personTexts,
      textAt(40, 110, '* Education', 14),
      textAt(40, 130, '2016 - 2019'),
      textAt(140, 130, 'Course title (Awarding body)'),
      textAt(40, 150, '2012 - 2016'),
      textAt(140, 150, 'Degree name (Institution)'),
    ]);
    expect(sections.education.items).toMatchObject([
      { degree: 'Course title', institution: 'Awarding body' },
      { degree: 'Degree name', institution: 'Institution' },
    ]);
  });

  it('name their school without the words before it', async () => {
    const { sections } = await resumeOfPages([
      ...personTexts,
      textAt(40, 110, '* Formation', 14),
      textAt(40, 130, '2012'),
      textAt(140, 130, "Licence de boulangerie, de l'Université de Savoie"),
    ]);
    expect(sections.education.items).toMatchObject([{ institution: 'Université de Savoie' }]);
  });

  it.each([
    ['* PhD in Biology: McMaster University || 2016 - 2021', 'PhD', 'Biology', 'McMaster University'],
    [
      '* Elektrotechnikermeister || 2021 - 2023;Handwerkskammer Oldenburg',
      'Elektrotechnikermeister',
      '',
      'Handwerkskammer Oldenburg',
    ],
    [
      "* IFSI de Quimper || 2014 - 2017;Diplôme d'État d'infirmier",
      "Diplôme d'État d'infirmier",
      '',
      'IFSI de Quimper',
    ],
    ['* Grado en Química || 2006 - 2010;Universidad de Zaragoza', 'Grado', 'Química', 'Universidad de Zaragoza'],
  ])('%s', async (text, degree, area, institution) => {
    const { sections } = await resumeOfPages(
      drawn([...person, '# Education', ...text.split(';'), '# Skills', 'Knots'], { apart: 180, top: 80 }),
    );
    expect(sections.education.items).toMatchObject([{ degree, area, institution }]);
  });

  it('have no subject as their school', async () => {
    const { sections } = await resumeOfLarge(
      [
        '# Education',
        '2004 - 2008 || M.Sc. || Harlow',
        ' || Majoring in physics',
        '2001 - 2004 || High school || Harlow',
        ' || Specializing in physics and chemistry.',
      ],
      [40, 120, 510],
    );
    expect(sections.education.items).toMatchObject([{ institution: 'Harlow' }, { institution: 'Harlow' }]);
  });

  it('are divided where their school follows the degree or the subject alone', async () => {
    const { sections } = await resumeOfLarge([
      '# Education',
      'B.A. in History/Politics, UC Harlow, 2019',
      'J.D. University of Harlow College of Law, 2024 (expected)',
      'SVQ Level 3: Business Management YMCA, Kampala, Uganda 2017',
    ]);
    expect(sections.education.items).toMatchObject([
      { degree: 'B.A.', area: 'History/Politics', institution: 'UC Harlow', end: '2019' },
      { degree: 'J.D.', institution: 'University of Harlow College of Law', end: '2024' },
      { degree: 'SVQ Level 3', area: 'Business Management', institution: 'YMCA', end: '2017' },
    ]);
  });
});

describe('the subject of a degree', () => {
  it('keeps its first letters, whatever words they are in other languages', async () => {
    const { sections } = await resumeOfPages(
      drawn(
        [
          ...person,
          '# Education',
          '* BSc Inédits de musique || 2016 - 2020',
          'University of Hull',
          '# Skills',
          'Knots',
        ],
        { apart: 180, top: 80 },
      ),
    );
    expect(sections.education.items).toMatchObject([{ degree: 'BSc', area: 'Inédits de musique' }]);
  });
});

describe('items', () => {
  it('below a school tell its degree with the period', async () => {
    const { education } = await sectionsOf(
      '## Education',
      '**University of Leeds**\n\n- BSc in Physics, Sep 2019 – Jun 2022\n- Thesis on bread, Jan 2022',
    );
    expect(education.items).toMatchObject([
      { institution: 'University of Leeds', degree: 'BSc', area: 'Physics', start: '2019-09', end: '2022-06' },
    ]);
    const { education: dated } = await sectionsOf(
      '## Education',
      '**BA in History, University of Leeds** 2015 – 2018\n\n- MA seminar in Paris, Jan 2018 – Feb 2018',
    );
    expect(dated.items).toMatchObject([{ degree: 'BA', start: '2015', end: '2018' }]);
  });
});

describe('states', () => {
  const degreesOf = async (school: string) => {
    const { education } = await sectionsOf('## Education', `**${school}** 2006`, 'Candidate for PhD in Botany');
    return education.items.map(({ degree, area }) => [degree, area]);
  };

  it('behind a city are no degrees', async () => {
    expect(await degreesOf('Boston University (BU), Boston, MA')).toEqual([['Candidate for PhD', 'Botany']]);
  });

  it('are degrees behind a subject', async () => {
    expect(await degreesOf('Boston University, Philosophy, MA')).toMatchObject([['MA', expect.anything()]]);
  });
});

describe('schools with a dash', () => {
  it('keeps a dash in the name of a school beside a degree', async () => {
    const { sections } = await resumeOfPages([
      ...headRows,
      titleAt(90, 'Education'),
      ...rowAt(110, [40, 'PhD, Neuroscience'], [400, '2018 - 2022']),
      ...rowAt(125, [40, 'Charité - Universitätsmedizin Berlin']),
    ]);
    expect(sections.education.items.map(({ institution }) => institution)).toEqual([
      'Charité - Universitätsmedizin Berlin',
    ]);
  });
});

describe('items of studies', () => {
  it('a degree may be the first item below its school, with a grade in words', async () => {
    const { sections } = await resumeOfLines(
      ...person,
      '# Education',
      '* University of Leeds || Sep 2013 - Jun 2016',
      '| \u0095 BSc, Physics. Grade: First Class Honours',
    );
    expect(sections.education.items).toMatchObject([
      { institution: 'University of Leeds', degree: 'BSc', area: 'Physics', score: 'First Class Honours' },
    ]);
  });
});

describe('studies that name no degree', () => {
  it('name a subject before the school', async () => {
    const { sections } = await resumeOf(['# Education', '2011 - 2015', 'Bookbinding, University of Harlow']);
    expect(sections.education.items).toMatchObject([{ degree: 'Bookbinding', institution: 'University of Harlow' }]);
  });

  it('name no subject where a part of the school or a town stands there', async () => {
    const { sections } = await resumeOf(['# Education', '2011 - 2015', 'Faculty of Arts, University of Harlow']);
    expect(sections.education.items[0]).not.toHaveProperty('degree', 'Faculty of Arts');
  });
});

describe('schools and employers', () => {
  it('behind a degree are told from it without a comma, or by being the only other name', async () => {
    const { sections } = await resumeOfOutline([
      ...person,
      '# Education',
      '- B.A. in Political Science, UC San Diego, 2019',
      '- J.D. University of Leeds College of Law, 2024 (expected)',
      '# Skills',
      '- Legal research',
    ]);
    expect(sections.education.items.map(({ degree, institution, end }) => [degree, institution, end])).toEqual([
      ['B.A.', 'UC San Diego', '2019'],
      ['J.D.', 'University of Leeds College of Law', '2024'],
    ]);
  });

  it('are universities rather than their faculties', async () => {
    const { sections } = await resumeOfOutline([
      ...person,
      '# Educación',
      '* Licenciatura en Química',
      'Facultad de Ciencias Químicas',
      'Universidad de Loja || 2018',
    ]);
    expect(sections.education.items.map(({ institution }) => institution)).toEqual(['Universidad de Loja']);
  });

  it('are beside the kind of school that was finished', async () => {
    const { sections } = await resumeOfOutline([
      ...person,
      '# Ausbildung',
      '* Gymnasium || 1995 – 2004',
      'Gymnasium Eching',
      '* Universität || 2005 – 2010',
      'Johannes-Kepler-Universität Linz',
    ]);
    expect(sections.education.items.map(({ degree, institution }) => [degree, institution])).toEqual([
      ['Gymnasium', 'Gymnasium Eching'],
      ['Universität', 'Johannes-Kepler-Universität Linz'],
    ]);
  });
});

describe('a study', () => {
  it('has the letters of a school behind its degree, and the state behind a school', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Education',
      'Ingénieur en Génie Civil - ENSTP Yaoundé',
      '2017 - 2021',
      'B.Tech in Geology — Harbour University, CA',
      '2013 - 2017',
    );
    expect(sections.education.items).toMatchObject([
      { institution: 'ENSTP Yaoundé', degree: 'Ingénieur', area: 'Génie Civil' },
      { institution: 'Harbour University', degree: 'B.Tech', area: 'Geology', location: 'CA' },
    ]);
  });

  it('has a subject behind the dash of a degree beside a school', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Education',
      'MSc Geology – GIS',
      'University of Kiel',
      '2017 - 2021',
    );
    expect(sections.education.items).toMatchObject([{ institution: 'University of Kiel' }]);
  });
});

describe('a phrase that says what somebody did where', () => {
  it('has what was learned before the school, with or without the words of a degree', async () => {
    const { sections } = await resumeOf([
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
    const { sections } = await resumeOf([
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
    const { sections } = await resumeOf(['# Bildung', '2015 - 2018 || 3 Jahre Bezirksschule Wilden'], [40, 140]);
    expect(sections.education.items).toMatchObject([{ institution: 'Bezirksschule Wilden', start: '2015' }]);
  });
});

describe('heads of studies', () => {
  it('begin with a year whose dash has no other behind it', async () => {
    expect(await studiesOf('2021- Harlow College of Art', '2017-2021 Quayside School')).toEqual([
      ['', 'Harlow College of Art', '2021', ''],
      ['', 'Quayside School', '2017', '2021'],
    ]);
    expect(await studiesOf('2021 - BSc Physics, Harlow College')).toEqual([
      ['BSc, Physics', 'Harlow College', '', '2021'],
    ]);
  });

  it('name a school behind a dash where another has the letters of one there', async () => {
    expect(
      await studiesOf(
        'Evening course in weaving - HCAD Harlow || 2016 - 2018',
        'High School Diploma - Professor Oscarline Millfield || 2012 - 2015',
      ),
    ).toEqual([
      ['Evening course in weaving', 'HCAD Harlow', '2016', '2018'],
      ['High School Diploma', 'Professor Oscarline Millfield', '2012', '2015'],
    ]);
  });
});

describe('heads with a dash between what is said', () => {
  it('have two degrees with a slash between them, and a subject beside them', async () => {
    expect(await studiesOf('* University of Leeds || BSc/MSc || 2019 - 2021', 'Geology')).toEqual([
      ['BSc/MSc, Geology', 'University of Leeds', '2019', '2021'],
    ]);
    expect(await studiesOf('* University of Leeds || BSc || 2019 - 2021', 'Geology/Mining')).toEqual([
      ['BSc, Geology/Mining', 'University of Leeds', '2019', '2021'],
    ]);
  });
});

describe('heads above what describes', () => {
  it('go on behind a date where a line ends in a word that no name ends in', async () => {
    expect(await studiesOf('2019 - 2021 University of', 'Leeds', '* BSc Geology')).toEqual([
      ['BSc, Geology', 'University of Leeds', '2019', '2021'],
    ]);
  });
});

describe('the item below a school', () => {
  it('tells a subject above its degree', async () => {
    const { sections } = await resumeOfPages([
      { text: 'Ada Park', x: 40, y: 40, size: 20, bold: true },
      { text: 'ada@example.org', x: 40, y: 60, size: 10 },
      { text: 'Education', x: 40, y: 90, size: 14, bold: true },
      { text: 'University of Leeds', x: 40, y: 110, size: 11 },
      { text: '2019 - 2021', x: 300, y: 110, size: 11 },
      { text: '- Geology of islands', x: 52, y: 126, size: 10 },
      { text: 'Master of Science', x: 60, y: 139, size: 10 },
    ]);
    expect(sections.education.items).toMatchObject([
      { institution: 'University of Leeds', degree: 'Master of Science', area: 'Geology of islands' },
    ]);
  });

  it('tells none where another item follows', async () => {
    const { sections } = await resumeOf(
      ['# Education', 'University of Leeds || 2019 - 2021', '- Rowing club', '- Choir'],
      [40, 300, 440],
      false,
    );
    expect(sections.education.items).toMatchObject([{ institution: 'University of Leeds', degree: '' }]);
  });
});

describe('degrees below one school', () => {
  it('each have it, and their letters in brackets', async () => {
    const { sections } = await resumeOfPages(
      drawn(
        [
          ...person,
          '# Education',
          '* First Harlow University, Leeds, UK',
          '- Doctor of Philosophy (Ph.D.) in Geology || Dec 2009 - Jul 2014',
          '    - Adviser: Mira Holm',
          '- Master of Science (M.S.) in Geology || Aug 2006 - Aug 2008',
          '    - Rowing club',
          '* Science College, Hull, UK',
          '- Bachelor of Science (B.S.) in Geography || May 2002 - May 2005',
        ],
        { cells: [40, 440], indents: { '- ': 10, '    ': 20 }, heading: 16 },
      ),
    );
    expect(sections.education.items).toMatchObject([
      { institution: 'First Harlow University', degree: 'Doctor of Philosophy (Ph.D.)', area: 'Geology' },
      { institution: 'First Harlow University', degree: 'Master of Science (M.S.)', area: 'Geology', start: '2006-08' },
      { institution: 'Science College', degree: 'Bachelor of Science (B.S.)', area: 'Geography' },
    ]);
  });
});

describe('a school above a list', () => {
  it('is of each degree that its items begin with', async () => {
    const { sections } = await resumeOf(
      [
        '# Education',
        '* University of Leeds || 2000 - 2005',
        '- M.S.E. in Coastal Geology, May 2005. GPA: 3.6',
        '- B.S.E. in Mining, May 2004. In-major GPA: 3.4.',
        '- Graduate coursework: Tides, Sound, Maps of the sea',
      ],
      [40, 440],
    );
    expect(sections.education.items).toMatchObject([
      { institution: 'University of Leeds', degree: 'M.S.E.', area: 'Coastal Geology', start: '2000', score: '3.6' },
      {
        institution: 'University of Leeds',
        degree: 'B.S.E.',
        area: 'Mining',
        start: '2000',
        score: '3.4',
        body: '- Graduate coursework: Tides, Sound, Maps of the sea',
      },
    ]);
  });

  it('has one degree where others of its items tell what was done', async () => {
    const { sections } = await resumeOf(
      ['# Education', '* University of Leeds || 2000 - 2005', '- MSc in Geology', '- Master thesis: Maps of kelp'],
      [40, 440],
    );
    expect(sections.education.items).toMatchObject([{ institution: 'University of Leeds', degree: 'MSc' }]);
  });
});

describe('a school before a full stop', () => {
  it('is followed by the degree', async () => {
    expect(await studiesOf('Lycée Pascal, Nantes. Baccalauréat série C || 1990 - 1991')).toMatchObject([
      ['Baccalauréat, série C', 'Lycée Pascal', '1990', '1991'],
    ]);
    expect(await studiesOf('Université de Marne. Thèse de doctorat || 1996 - 1999')).toEqual([
      ['Thèse de doctorat', 'Université de Marne', '1996', '1999'],
    ]);
  });
});
