import { type PdfText, writePdf } from '@vitae/testkit/import-files';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importFile } from '../../import-file.ts';
import { drawn, headingAt, personTexts, resumeOfPlaced, rowsAt, textAt } from '../../testing/drawn.ts';
import { AS_OF, resumeOfPages } from '../../testing/resume-of-pages.ts';

describe('columns beside each other', () => {
  it('end above a heading behind an icon whose text is as wide as both', async () => {
    const wide = 'BSc Baking, Leeds City College, with a year at a mill in Denmark and a term in Wales';
    const { sections } = await resumeOfPages([
      ...personTexts,
      textAt(40, 110, '* Languages', 14),
      textAt(300, 110, '* Strengths', 14),
      ...['English', 'Welsh', 'Danish', 'Dutch'].map((text, index) => textAt(40, 130 + 17 * index, text)),
      ...['Patient', 'Early riser', 'Exact', 'Strong'].map((text, index) => textAt(300, 136 + 17 * index, text)),
      textAt(40, 215, '•', 14),
      textAt(70, 215, '* Education', 14),
      textAt(40, 232, `2014 ${wide}`),
      textAt(40, 246, `2010 ${wide}`),
    ]);
    expect(JSON.stringify(sections.education.items)).toContain('BSc Baking');
    expect(sections.language.items).toHaveLength(4);
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

describe('what was done', () => {
  /** Titles, employers and periods at the left, and beside them what was done, in lines that are not level. */
  const beside = (top: number, facts: readonly string[], tasks: readonly string[]): PdfText[] => [
    ...facts.map((text, index) => ({ text, x: 40, y: top + index * 13, size: 10, bold: index === 0 })),
    ...tasks.map((text, index) => ({ text, x: 220, y: top + index * 15, size: 10 })),
  ];

  it('beside titles that begin level with it belongs to them, with numbers as marks', async () => {
    const { resume } = await importFile({
      name: 'x.pdf',
      bytes: writePdf([
        {
          texts: [
            { text: 'Ada Park', x: 40, y: 40, size: 20, bold: true },
            { text: 'ada@example.org', x: 40, y: 60, size: 10 },
            { text: 'Experience', x: 40, y: 90, size: 16, bold: true },
            ...beside(
              112,
              ['Substitute Teacher', 'Jefferson Schools', '1/2018 - Present', 'Louisville, KY'],
              [
                '1. Kept the routines of classes and the learners on task,',
                'so that all of them could learn what they wanted',
                '2. Learned how to teach those who need other things',
                '3. Taught in 40 schools for more than two thousand',
                'learners',
              ],
            ),
            ...beside(
              200,
              ['Language Teacher', 'Seoul Academy', '8/2003 - 5/2017', 'Seoul, Korea'],
              [
                '1. Taught English to learners of all kinds',
                '2. Helped to write the lessons of the foreign',
                'languages',
              ],
            ),
            { text: 'Education', x: 40, y: 270, size: 16, bold: true },
            ...beside(
              292,
              ['B.A. Political Science', 'University of Louisville', '1/2000 - 5/2003'],
              ['1. Was the president of a society', '2. Helped in the office of the budget'],
            ),
          ],
        },
      ]),
      asOf: AS_OF,
    });
    const [first, second] = resume.sections.experience.items;
    expect(first).toMatchObject({ position: 'Substitute Teacher', employer: 'Jefferson Schools' });
    expect(first).toHaveProperty('body', expect.stringMatching(/^1\. Kept.*\n2\. Learned.*\n3\. Taught/u));
    expect(second).toHaveProperty('body', expect.stringMatching(/^1\. Taught English.*\n2\. Helped/u));
    expect(resume.sections.education.items[0]).toMatchObject({ institution: 'University of Louisville' });
  });
});

describe('columns whose rows belong together', () => {
  it('are read row by row where only the left one has headings and dates', async () => {
    const left = (y: number, ...texts: string[]): PdfText[] =>
      texts.map((text, index) => ({ text, x: 40, y: y + index * 11.3, size: 9, bold: index === 0 }));
    const right = (y: number, ...texts: string[]): PdfText[] =>
      texts.map((text, index) => ({ text, x: 224, y: y + index * 14.2, size: 9 }));
    const { experience } = (
      await resumeOfPlaced(
        headingAt('Experience', 90),
        ...left(117, 'Head joiner', 'Lake Boats Inc.', '1/2018 - Present', 'Burlington, VT'),
        ...right(
          117,
          'Built twelve boats of oak and of larch for the',
          'Taught nine apprentices the whole of the trade',
        ),
        ...left(217, 'Joiner', 'Hill Works Ltd.', '8/2003 - 5/2017', 'Stowe, VT'),
        ...right(
          217,
          'Made windows and doors for the old houses of a',
          'Kept the stock of wood of all three workshops',
        ),
        headingAt('Education', 300),
        ...left(327, 'Diploma, Boatbuilding', 'Harlow College', '1/2000 - 5/2003', 'Harlow, VT'),
        ...right(327, 'Wrote on the varnish of the boats of the sound', 'Was elected to speak for all of the students'),
      )
    ).sections;
    expect(experience.items).toMatchObject([{ position: 'Head joiner' }, { position: 'Joiner' }]);
    const [first, second] = experience.items.map(({ body }) => body);
    expect(first).toMatch(/Built twelve[^]*Taught nine/u);
    expect(second).toMatch(/Made windows[^]*Kept the stock/u);
  });
});

describe('pages', () => {
  it('of one column each follow each other, however wide their lines are', async () => {
    const { sections } = await resumeOfPages(
      [
        ...personTexts,
        textAt(40, 120, '* Experience', 14),
        textAt(40, 140, '2019 - 2021 Baker, Mill Lane Bread, a small town'),
      ],
      [
        textAt(
          40,
          60,
          '2015 - 2019 Apprentice, Harbour Bakery, who also ran the market stall every Saturday, in Leeds and in York',
        ),
      ],
      [textAt(40, 60, '* Education', 14), textAt(40, 80, '2012 - 2015 Diploma in Baking, Leeds City College, Leeds')],
    );
    expect(sections.experience.items).toHaveLength(2);
    expect(sections.education.items).toHaveLength(1);
  });
});

describe('two columns above a section as wide as the page', () => {
  it('end above the heading of that section', async () => {
    const { sections } = await resumeOfPages([
      ...personTexts,
      textAt(40, 110, '* Profile', 12),
      ...rowsAt(
        126,
        [40],
        [['I bake bread and cakes'], ['for small towns and'], ['for their markets'], ['since I was young.']],
      ),
      textAt(300, 118, '* Skills', 12),
      ...rowsAt(134, [300], [['Rye'], ['Oats'], ['Spelt'], ['Tills']]),
      textAt(40, 215, '* Experience', 12),
      ...rowsAt(
        231,
        [40, 130, 430],
        [
          ['2019 - 2021', '* Cook', '* Harbour Hotel'],
          ['', 'Dinners for a thousand people, and breakfast for as many on every Saturday morning'],
          ['2015 - 2019', '* Apprentice', '* Hill Hotel'],
          ['', 'Peeled potatoes, and washed the dishes of a house with more than two hundred beds'],
        ],
      ),
    ]);
    expect(sections.experience.items.map(({ position, employer }) => [position, employer])).toEqual([
      ['Cook', 'Harbour Hotel'],
      ['Apprentice', 'Hill Hotel'],
    ]);
  });
});

describe('columns of few lines', () => {
  const size = (texts: PdfText[]): PdfText[] => texts.map((text) => ({ ...text, size: text.bold ? 12 : 10 }));

  const sidebar = ['', '* Contact', 'ada@example.org', '', '* Skills', 'Sewing', 'Rigging', 'Drawing'];

  const jobs = [
    'Lake Boats Inc. - Head joiner',
    '2018 - 2022',
    '- Sewed sails for small boats',
    '- Taught two apprentices',
  ];

  it('begin with a name and a heading side by side', async () => {
    const { basics, sections } = await resumeOfPages([
      { text: 'Ada Park', x: 30, y: 50, size: 16, bold: true },
      ...size(drawn(sidebar, { x: 30, top: 66 })),
      ...size(drawn(['* Work history', ...jobs], { x: 230, top: 50 })),
    ]);
    expect(basics.fullName).toBe('Ada Park');
    expect(sections.experience.items).toMatchObject([{ employer: 'Lake Boats Inc.', position: 'Head joiner' }]);
    expect(sections.experience.items).toHaveLength(1);
  });

  it('are none where a label stands before its text', async () => {
    const { sections } = await resumeOfPages([
      { text: 'Ada Park', x: 30, y: 50, size: 16, bold: true },
      ...size(
        drawn(
          [
            'ada@example.org',
            '',
            '* Skills || Sewing, Rigging',
            '* Languages || German, French',
            '* Interests || Rowing',
          ],
          { x: 30, top: 66 },
        ),
      ),
    ]);
    expect(sections.language.items).toHaveLength(2);
  });
});
