import { markedLines, type PdfText } from '@vitae/testkit/import-files';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importFile } from '../import-file.ts';
import { findDates } from '../../language/dates.ts';
import { parsePlace } from '../../language/places.ts';
import { AS_OF, resumeOfPages as pdf } from '../testing/resume-of-pages.ts';

/** Lines from the top: `# ` is a heading, `* ` is bold; cells stand 180 points apart. */
const lines = (given: readonly string[], x = 40, top = 80): PdfText[] =>
  markedLines(given, { xOf: (cell) => x + cell * 180, top, step: 14, heading: 13 });
/** Lines that end at one edge, in Helvetica of so many points a letter. */
const flushRight = (given: readonly string[], right: number, top: number): PdfText[] =>
  lines(given, 0, top).map((text) => ({ ...text, x: right - text.text.length * 5 }));

const person = ['* Ada Park', 'ada@example.org'];
const job = ['* Rope Access Technician || 2019 - 2021', 'Cliff Works Ltd'];

describe('columns', () => {
  it('an address that breaks at a hyphen is whole, before its sign and behind it', async () => {
    const [before, behind] = await Promise.all(
      [
        ['m.park-', 'lee@example.org'],
        ['ada@park-', 'example.org'],
      ].map((mail) => pdf(lines(['* Ada Park', '# Contact', ...mail, '# Experience', ...job]))),
    );
    expect(before?.basics.email).toBe('m.park-lee@example.org');
    expect(behind?.basics.email).toBe('ada@park-example.org');
  });

  it('an address that breaks in a column flush right is whole', async () => {
    const right = flushRight(['m.park@advocates-', 'example.org'], 160, 120);
    const texts = [...lines(['* Ada Park', '', '# Contact']), ...right, ...lines(['# Experience', ...job], 40, 170)];
    expect((await pdf(texts)).basics.email).toBe('m.park@advocates-example.org');
  });

  it('a line below the name, above all columns of sections, is the headline', async () => {
    const texts = [
      { text: 'Ada Park', x: 180, y: 60, size: 30, bold: true },
      { text: 'trainee solicitor', x: 260, y: 90, size: 13 },
      ...lines(['# Skills', 'Conveyancing', 'Probate', '# Languages', 'English (native)', 'Welsh (good)'], 40, 140),
      ...lines(['# Experience', ...job, '# Education', 'LLB, University of Hull || 2018'], 220, 140),
    ];
    const { basics, sections } = await pdf(texts);
    expect(basics.headline).toBe('trainee solicitor');
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).not.toContain('trainee solicitor');
  });

  it('words whose letters are set apart keep the spaces between them', async () => {
    const spaced = (words: readonly string[], y: number): PdfText[] =>
      words.map((text, index) => ({ text, x: 40 + index * 90, y, size: 12, bold: true }));
    const texts = [
      ...lines(person),
      ...spaced(['W O R K', 'J O U R N E Y'], 150).map((text, index) => ({ ...text, x: 40 + index * 62 })),
      ...lines(job, 40, 170),
      ...spaced(['S K I L L S'], 220),
      ...lines(['Knots, rigging, belaying'], 40, 236),
      ...spaced(['E D U C A T I O N'], 270),
      ...lines(['BSc Physics, University of Hull || 2018'], 40, 290),
    ];
    const { sections } = await pdf(texts);
    expect(sections.experience.items).toMatchObject([
      { position: 'Rope Access Technician', employer: 'Cliff Works Ltd' },
    ]);
  });
});

describe('sections by what they hold', () => {
  it('are awards, where all speak of awards', async () => {
    const { sections } = await pdf(
      lines([
        ...person,
        '# Experience',
        ...job,
        '# Skills',
        'Knots',
        '# Shout-outs',
        'Golden Apple Award finalist, 2022',
        'Teacher of the Month, October 2021',
      ]),
    );
    expect(sections.award.items.map(({ title, date }) => [title, date])).toEqual([
      ['Golden Apple Award finalist', '2022'],
      ['Teacher of the Month', '2021-10'],
    ]);
  });

  it('are languages, where all are, one of which nobody knows', async () => {
    const { sections } = await pdf(
      lines([
        ...person,
        '# Experience',
        ...job,
        '# Skills',
        'Knots',
        '# Languages',
        'English || Native speaker',
        'Gaelic || Intermediate',
      ]),
    );
    expect(sections.language.items.map(({ name }) => name)).toEqual(['English', 'Gaelic']);
    const labelled = await pdf(
      lines([
        ...person,
        '# Berufserfahrung',
        ...job,
        '# Kenntnisse',
        'EDV: EPLAN, Excel',
        'Sprachen: Deutsch (Muttersprache), Plattdeutsch (fließend), Englisch (B1)',
      ]),
    );
    expect(labelled.sections.language.items.map(({ name }) => name)).toEqual(['Deutsch', 'Plattdeutsch', 'Englisch']);
  });
});

describe('sections whose headings mislead or say nothing', () => {
  it('are jobs of a trade beside studies that are announced', async () => {
    const { sections } = await pdf(
      lines([
        ...person,
        '# Parcours',
        '* Menuisi\u00e8re agenceuse || 2016 - 2019',
        'Atelier Nord',
        '# Formation',
        '* Brevet professionnel Menuisier || 2014 - 2016',
        'CFA de Rennes',
        '# Langues',
        'Breton (B2)',
      ]),
    );
    expect(sections.experience.items).toMatchObject([{ employer: 'Atelier Nord', start: '2016' }]);
    expect(sections.education.items).toMatchObject([{ institution: 'CFA de Rennes', degree: 'Brevet professionnel' }]);
  });

  it('are studies by their degrees alone', async () => {
    const { sections } = await pdf(
      lines([
        ...person,
        '# Berufserfahrung',
        '* Steuerfachangestellte || 2017 - 2020',
        'Kanzlei Petersen',
        '# Was ich mitbringe',
        '* Ausbildung zur Kauffrau || 2011 - 2014',
        'Matthiesen & Sohn',
        '* Fachhochschulreife || 2009 - 2011',
        'Haus der Bildung',
        '# Sprachen',
        'Deutsch (Muttersprache)',
      ]),
    );
    expect(sections.education.items).toHaveLength(2);
  });

  it('are rows of keywords in three columns, which no label begins', async () => {
    const texts = [
      ...lines([...person, '# Experience', ...job, '# Strengths']),
      ...['Butchery', 'Costing', 'Training', 'Allergens', 'HACCP'].map((text, index) => ({
        text,
        x: [40, 110, 170][index % 3] ?? 0,
        y: 180 + Math.floor(index / 3) * 14,
      })),
    ];
    const { sections } = await pdf(texts);
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toHaveLength(5);
  });
});

describe('studies', () => {
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
    const { sections } = await pdf(lines([...person, '# Education', ...text.split(';'), '# Skills', 'Knots']));
    expect(sections.education.items).toMatchObject([{ degree, area, institution }]);
  });

  it('have grades behind any of their labels', async () => {
    const { sections } = await pdf(
      lines([
        ...person,
        '# Estudos',
        '* Licenciatura em Direito || 2016 - 2020',
        'Universidade do Minho',
        'Classificação final: 15 valores',
      ]),
    );
    expect(sections.education.items).toMatchObject([{ score: '15 valores' }]);
  });
});

describe('the subject of a degree', () => {
  it('keeps its first letters, whatever words they are in other languages', async () => {
    const { sections } = await pdf(
      lines([
        ...person,
        '# Education',
        '* BSc Inédits de musique || 2016 - 2020',
        'University of Hull',
        '# Skills',
        'Knots',
      ]),
    );
    expect(sections.education.items).toMatchObject([{ degree: 'BSc', area: 'Inédits de musique' }]);
  });
});

describe('dates and places', () => {
  it('a range of two digits for each year', () => {
    expect(findDates('10/15-08/18', AS_OF)).toMatchObject([{ start: '2015-10', end: '2018-08', range: true }]);
    expect(findDates('09/22 – agora', AS_OF)).toMatchObject([{ start: '2022-09', current: true }]);
    expect(findDates('open 24/7, 3/10 of it', AS_OF)).toEqual([]);
  });

  it('states that are named after countries, and addresses that say whose they are', () => {
    expect(parsePlace('Santa Fe, New Mexico')).toMatchObject({
      city: 'Santa Fe',
      region: 'New Mexico',
      countryCode: '',
    });
    expect(parsePlace('Tbilisi, Georgia')).toMatchObject({ city: 'Tbilisi', countryCode: 'GE' });
    expect(parsePlace('Calle Estafeta 17, 3.º, 31001, Pamplona, España (Domicilio)')).toEqual({
      address: 'Calle Estafeta 17, 3.º',
      postalCode: '31001',
      city: 'Pamplona',
      region: '',
      countryCode: 'ES',
    });
  });

  it('a street beside its city belongs to it', async () => {
    const { basics } = await pdf(
      lines(['* Ada Park', 'Lindenhof 3 | 24937 Flensburg | ada@example.org', '# Experience', ...job]),
    );
    expect(basics.location).toMatchObject({ address: 'Lindenhof 3', city: 'Flensburg', postalCode: '24937' });
  });

  it('a street below its label belongs to the city below it', async () => {
    const { basics } = await pdf(
      lines(['* Ada Park', '', '# Contact', 'Address', 'Amselweg 10', '69221 Dossenheim', '# Experience', ...job]),
    );
    expect(basics.location).toMatchObject({ address: 'Amselweg 10', city: 'Dossenheim', postalCode: '69221' });
  });

  it('an award is dated before its amount', async () => {
    const { sections } = await pdf(
      lines([...person, '# Awards', '- Weresub Memorial Award, 2019 ($500)', '- Leadership Award, 2018 ($350)']),
    );
    expect(sections.award.items).toMatchObject([{ date: '2019' }, { date: '2018' }]);
  });
});

describe('text boxes of Word', () => {
  it('beside the text are columns of their own', async () => {
    const paragraph = (text: string, style = ''): string =>
      `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}</w:pPr><w:r><w:rPr>${style ? '<w:b/>' : ''}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;
    const box = (...inside: string[]): string =>
      `<w:p><w:r><w:pict><v:textbox><w:txbxContent>${inside.join('')}</w:txbxContent></v:textbox></w:pict></w:r></w:p>`;
    const body = [
      box(paragraph('Skills', 'Heading1'), paragraph('Knots'), paragraph('Rigging')),
      paragraph('Ada Park', 'Title'),
      paragraph('Rope Access Technician'),
      paragraph('ada@example.org'),
      paragraph('Experience', 'Heading1'),
      paragraph('Rope Access Technician, Cliff Works Ltd, 2019 - 2021'),
      box(paragraph('Languages', 'Heading1'), paragraph('English (native)'), paragraph('Welsh (B1)')),
      paragraph('Harness Inspector, Ropes Ltd, 2016 - 2018'),
    ].join('');
    const bytes = Uint8Array.from(
      zipSync({
        'word/document.xml': strToU8(
          `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml"><w:body>${body}</w:body></w:document>`,
        ),
        'word/styles.xml': strToU8(
          '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:rPr><w:sz w:val="28"/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:rPr><w:sz w:val="52"/></w:rPr></w:style></w:styles>',
        ),
      }),
    );
    const { basics, sections } = (await importFile({ name: 'x.docx', bytes, asOf: AS_OF })).resume;
    expect(basics).toMatchObject({ fullName: 'Ada Park', headline: 'Rope Access Technician' });
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual(['Knots', 'Rigging']);
    expect(sections.experience.items).toHaveLength(2);
    expect(sections.language.items.map(({ name }) => name)).toEqual(['English', 'Welsh']);
  });
});
