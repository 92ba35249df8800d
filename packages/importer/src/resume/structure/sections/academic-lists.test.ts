import { sections } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { drawn, person } from '../../testing/drawn.ts';
import { cellAt, lineOf } from '../../testing/line-of.ts';
import { AS_OF, resumeOfPages as pdf } from '../../testing/resume-of-pages.ts';
import { resumeOfHtml, resumeOfText } from '../../testing/resume-of-text.ts';
import { citationOf } from './read-citations.ts';
import { giveTargetsByContent } from './target-by-content.ts';

const works = (items: readonly Record<string, unknown>[]) => items.map(({ title, date }) => [title, date]);

describe('works below the names of their kinds', () => {
  it('are read without those names, in bold and in larger letters', async () => {
    const { sections } = await pdf(
      drawn([
        ...person,
        '# Publikationen',
        '* Monographien',
        'Park, Ada: Das Salz der Inseln. Bergen: Fjordverlag 2019.',
        '* Aufsätze in Zeitschriften',
        'Park, Ada: Zur Sprache der Fischer. In: Zeitschrift für Seekunde 13 (2018), S. 22-41.',
        'Park, Ada / Holm, Mira: Netze und Knoten. In: Das Boot 76 (2017), S. 101-119.',
      ]),
    );
    expect(works(sections.publication.items)).toEqual([
      ['Das Salz der Inseln', '2019'],
      ['Zur Sprache der Fischer', '2018'],
      ['Netze und Knoten', '2017'],
    ]);
  });

  it('are read without those names below headings of a lower level', async () => {
    const { sections } = await resumeOfText(
      '# Ada Park\n\n## Publications\n\n### Articles dans des revues à comité de lecture\n\n« Compter les bateaux », *Revue des ports*, 66-2, 2019, p. 45-70.\n\n« Femmes de marins », *Annales des îles*, 125-1, 2018, p. 89-112.\n\n### Chapitres d’ouvrages\n\n« La ville et la mer », dans *Villes portuaires*, Paris, Quai, 2020, p. 12-34.\n',
      'md',
    );
    expect(works(sections.publication.items)).toEqual([
      ['Compter les bateaux', '2019'],
      ['Femmes de marins', '2018'],
      ['La ville et la mer', '2020'],
    ]);
  });

  it('are works below smaller headings that no list has, if they have years', () => {
    const target = (key: string) => {
      const section = sections.find((each) => each.key === key);
      return section ? { kind: 'section' as const, section } : { kind: 'unknown' as const };
    };
    const block = (heading: string, size: number, key: string, guessed: boolean, ...lines: string[]) => {
      const headingLine = lineOf([cellAt(heading, 40, 100)], { style: { size, bold: true, italic: false } });
      const own = lines.map((text) => lineOf([cellAt(text, 40, 300)]));
      return { target: target(key), heading, headingLine, confidence: 1, guessed, language: '', lines: own };
    };
    const targetOf = (size: number, ...lines: string[]) => {
      const whole = block('Pubblicazioni', 14, 'publication', false);
      const part = block('Volumi', size, 'volunteer-experience', true, ...lines);
      giveTargetsByContent([whole, part], AS_OF);
      return part.target.kind === 'section' ? part.target.section.key : part.target.kind;
    };
    const reference = 'Park, A. Il sale delle isole. Bergamo: Porto, 2021.';
    expect(targetOf(12, reference)).toBe('publication');
    expect(targetOf(14, reference)).toBe('volunteer-experience');
    expect(targetOf(12, 'Aiuto nella biblioteca del porto, ogni sabato')).toBe('volunteer-experience');
  });

  it('keep their titles where each stands out', async () => {
    const { sections } = await pdf(
      drawn([
        ...person,
        '# Publications',
        '* Salt of the islands',
        'Fjord Press, 2019',
        '* Nets and knots',
        'Boat Press, 2017',
      ]),
    );
    expect(works(sections.publication.items)).toEqual([
      ['Salt of the islands', '2019'],
      ['Nets and knots', '2017'],
    ]);
  });
});

describe('talks', () => {
  it('have their title below where they were held', async () => {
    const talks = [
      ['Seminar of the Harbour School, Bergen || 2021', 'How the tide tables were made'],
      ['Congress of Cartographers, Turin || 2019', 'Lighthouses on old maps'],
      ['Workshop on Islands, Oban || 2018', 'Measuring what moves'],
    ];
    const { sections } = await pdf([
      ...drawn([...person, '# Invited Talks']),
      ...talks.flatMap((talk, index) => drawn(talk, { apart: 420, top: 110 + 40 * index })),
    ]);
    expect(sections.publication.items.map(({ title }) => title)).toEqual([
      'How the tide tables were made',
      'Lighthouses on old maps',
      'Measuring what moves',
    ]);
  });

  it('keep their title above where they were held', async () => {
    const { sections } = await pdf(
      drawn(
        [
          ...person,
          '# Invited Talks',
          'How the tide tables were made || 2021',
          'Seminar of the Harbour School, Bergen',
          'Lighthouses on old maps || 2019',
          'Congress of Cartographers, Turin',
        ],
        { apart: 420 },
      ),
    );
    expect(sections.publication.items.map(({ title }) => title)).toEqual([
      'How the tide tables were made',
      'Lighthouses on old maps',
    ]);
  });

  it('begin with their day before a quoted title', async () => {
    const { sections } = await resumeOfHtml(
      '<h2>Communications</h2><p>14 mai 2022, « Le sel et l’impôt », colloque Mers, Lille.</p><p>3 octobre 2019, « Archives de ports », journée d’étude, Brest.</p>',
    );
    expect(works(sections.publication.items)).toEqual([
      ['Le sel et l’impôt', '2022-05'],
      ['Archives de ports', '2019-10'],
    ]);
  });
});

describe('works in lists of one’s own', () => {
  it('begin with their year, with or without brackets', async () => {
    const { sections } = await resumeOfHtml(
      '<h2>Publications</h2><p>(2022) <i>Markets of Salt</i>. Harbour University Press.</p><p>(2021) ‘Waiting rooms’, <i>Coastal Studies</i> 55(2): 201–218.</p><p>(2019) ‘The fishers’ kin’, with P. Marsh, <i>Journal of Tides</i> 70(4): 1100.</p>',
    );
    expect(works(sections.publication.items)).toEqual([
      ['Markets of Salt', '2022'],
      ['Waiting rooms', '2021'],
      ['The fishers’ kin', '2019'],
    ]);
  });

  it('begin in each line with a year, also without white space between them', async () => {
    const { sections } = await resumeOfText(
      'Ada Park\nada@example.org\n\nPublications\n2023 “Who waits in the harbour?”, Society of Ports, Leith\n2020 “Care by clock”, Society of Clocks, Turin\n2016 “Salt and rain”, Journal of Tides',
    );
    expect(works(sections.publication.items).map(([title]) => title)).toEqual([
      'Who waits in the harbour?',
      'Care by clock',
      'Salt and rain',
    ]);
  });

  it('say behind their year how they were given', async () => {
    const { sections } = await resumeOfText(
      '# Ada Park\n\n## Interventi a convegni\n\n*Onde nello spazio profondo*, Onde 2022, Seoul, 2022 (su invito)\n\n*Rivelatori a bassa soglia*, MARE, Toyama, 2019 (poster)\n',
      'md',
    );
    expect(works(sections.publication.items)).toEqual([
      ['Onde nello spazio profondo', '2022'],
      ['Rivelatori a bassa soglia', '2019'],
    ]);
  });
});

describe('the title of a reference', () => {
  it('ends in a number, holds an abbreviation, and has no note of what it is', () => {
    const titleOf = (rest: string) => citationOf(`Park, A., & Holm, M. (2015). ${rest}`)?.title;
    expect(titleOf('Boats of the North, 1900 Through 1910. Harbour Review: Of Ships, 17(2).')).toBe(
      'Boats of the North, 1900 Through 1910',
    );
    expect(titleOf('How U.S. Builders Adopt Sails. Journal of Sails, 7(1):60-82.')).toBe(
      'How U.S. Builders Adopt Sails',
    );
    expect(titleOf('Tides and trade in small ports [Working paper]. Harbour School.')).toBe(
      'Tides and trade in small ports',
    );
    expect(titleOf('Why [we] sail. Harbour Review.')).toBe('Why [we] sail');
  });
});

describe('posts below a heading of studies', () => {
  const studies =
    '<h2>Ausbildung</h2><p>2018<br><b>Promotion in Geologie</b>, Universität Kiel</p><p>2013<br><b>Magister in Geologie</b>, Universität Jena</p>';

  it('are jobs where another section has the studies', async () => {
    const { sections } = await resumeOfHtml(
      '<h2>Akademischer Werdegang</h2><p>2018 – heute<br><b>Universitätsassistent</b>, Universität Bremen</p><p>2014 – 2018<br><b>Wissenschaftlicher Mitarbeiter</b>, Universität Kiel</p>',
      studies,
    );
    expect(sections.experience.items).toHaveLength(2);
    expect(sections.education.items).toHaveLength(2);
  });

  it('stay studies where they have degrees', async () => {
    const { sections } = await resumeOfHtml(
      '<h2>Akademischer Werdegang</h2><p>2018<br><b>Promotion in Geologie</b>, Universität Kiel</p>',
      '<h2>Ausbildung</h2><p>2008<br><b>Abitur</b>, Gymnasium Husum</p>',
    );
    expect(sections.experience.items).toHaveLength(0);
  });
});

describe('studies told in a line', () => {
  it('end at their date', async () => {
    const { sections } = await resumeOfHtml(
      '<h2>Education</h2><p><b>PhD in Marine Ecology</b>, University of Bergen, 2016. Thesis: “Kelp under ice”. Supervisor: Prof. Arne Lie</p><p><b>MSc in Biology</b>, University of Oslo, 2011. With distinction in botany</p>',
    );
    expect(sections.education.items.map(({ institution, end }) => [institution, end])).toEqual([
      ['University of Bergen', '2016'],
      ['University of Oslo', '2011'],
    ]);
  });

  it('end at their date before a grade without a label, or praise', async () => {
    const { sections } = await pdf(
      drawn([
        ...person,
        '# Formazione',
        'Dottorato di ricerca in Fisica, Università di Bologna, 2016',
        'Laurea magistrale in Fisica, Università di Bologna, 2012, 110/110 e lode',
        'Laurea in Fisica, Università di Parma, 2010, cum laude',
      ]),
    );
    expect(sections.education.items.map(({ institution, end }) => [institution, end])).toEqual([
      ['Università di Bologna', '2016'],
      ['Università di Bologna', '2012'],
      ['Università di Parma', '2010'],
    ]);
  });

  it('have a school that stands before its city, if nothing else is one', async () => {
    const { sections } = await resumeOfText(
      'Ada Park\nada@example.org\n\nEducation\n\nPh.D. in Statistics, Virginia Tech, Blacksburg, VA, May 2017\n\nM.A. in Sculpture, Pratt, Brooklyn, NY, 2013\n\nB.A. in History, Smith College, Northampton, MA, 2010\n',
    );
    expect(sections.education.items.map(({ institution }) => institution)).toEqual([
      'Virginia Tech',
      'Pratt',
      'Smith College',
    ]);
  });
});

describe('Roman numbers of pages', () => {
  it('are none of the text', async () => {
    const page = (numeral: string, ...lines: string[]) => [...drawn(lines), { text: numeral, x: 500, y: 815, size: 9 }];
    const { sections } = await pdf(
      page('I', ...person, '# Projects', '* Tidewatch', 'Shows when the ferries land'),
      page('II', '# Awards', '- Rowing medal, 2012', '- Chess cup, 2011'),
    );
    expect(sections.project.items.map(({ name, body }) => [name, body])).toEqual([
      ['Tidewatch', 'Shows when the ferries land'],
    ]);
    expect(sections.award.items).toHaveLength(2);
  });
});
