import { describe, expect, it } from 'vitest';
import { findingIn, reportOf, role, statusOf, uploaded } from './checks/testing/reports.ts';
import { page, run } from './checks/testing/pages.ts';
import { isHeadingOf } from './resume/entry-in-file.ts';

const items = 'document.sections.experience.items';
const name = 'Maren Okafor';
const bare = { 'document.basics.headline': '', 'document.target.level': 'senior' };

describe('a headline', () => {
  it.each([
    [['Operations manager'], 'pass'],
    [['Önéletrajz', 'Személyes adatok'], 'fail'],
    [['Életrajz', 'Raktárvezető'], 'pass'],
    [['Curriculum Vitae', 'Operations manager'], 'pass'],
    [['Personal details'], 'fail'],
    [['Datos personales'], 'fail'],
    [['Hauptstraße 52, Darmstadt'], 'fail'],
  ])('is no title of a document, no address and no heading of contacts: %s', (below, status) => {
    const lines = [name, ...below, 'maren.okafor@example.com', 'Experience'];
    expect(statusOf('CON-06', uploaded(lines, { ...bare, extraction: { text: lines.join('\n') } }))).toBe(status);
  });

  it('is seen in what was read as the name', () => {
    const of = (fullName: string) =>
      statusOf('CON-06', uploaded([fullName], { ...bare, 'document.basics.fullName': fullName }));
    expect(of('Maren Okafor - Operations Manager')).toBe('pass');
    expect(of('Maren Okafor-Lind')).toBe('fail');
  });

  it('is not missed where the title of the document was read as the name', () => {
    const changes = { ...bare, 'document.basics.fullName': 'Önéletrajz', 'document.basics.headline': name };
    expect(statusOf('CON-06', uploaded(['Önéletrajz', name], changes))).toBe('skip');
  });
});

describe('a city', () => {
  const filler = Array.from({ length: 40 }, (_, at) => `Line ${at} of what was done`);
  const of = (lines: readonly string[]) =>
    statusOf('CON-04', uploaded(lines, { 'document.basics.location': { city: 'Foreign Films', countryCode: 'GB' } }));

  it('stands at the top of a file or beside the contacts', () => {
    expect(of([name, 'maren.okafor@example.com', ...filler, 'Foreign Films'])).toBe('skip');
    expect(of([name, 'Foreign Films', 'maren.okafor@example.com', ...filler])).toBe('pass');
    expect(of([name, ...filler, 'Foreign Films', 'maren.okafor@example.com'])).toBe('pass');
  });
});

describe('letters that every program knows', () => {
  const of = (text: string) => statusOf('ATS-02', { extraction: { text } });

  it.each([
    ['Ada Lund\nć ada@example.org\n§ github.com/ada', 'warn'],
    ['Ada Lund\nada@example.org · github.com/ada', 'pass'],
    ['1985. m´ajus\nÉrtesítési c´ım\nN´emet', 'warn'],
    ['Lavori per l´azienda, dell´ufficio, all´aperto', 'pass'],
    ['Universitatea din Bucures,ti\nEducat,ie\nexperient,ă', 'warn'],
    ['html,css,javascript\ntests,tools\nparts,plans', 'pass'],
  ])('are none that a font or an icon has in their place: %s', (text, status) => {
    expect(of(text)).toBe(status);
  });
});

describe('education above the experience of a file', () => {
  const school = (end: string) => ({
    'document.target.yearsOfExperience': 12,
    'document.sections.education.items': [{ ...role({ degree: 'BSc', institution: 'Leeds' }), start: '2001', end }],
  });
  const lines = [name, 'Education', 'BSc, Leeds', 'Experience', 'Pilot, Tusk'];

  it('is remarked on after a long career alone', () => {
    expect(statusOf('STR-09', uploaded(lines, school('2004')))).toBe('warn');
    expect(statusOf('STR-09', uploaded(lines, { ...school('2004'), 'document.target.yearsOfExperience': 4 }))).toBe(
      'pass',
    );
    expect(statusOf('STR-09', uploaded(lines, school('2025')))).toBe('pass');
    expect(statusOf('STR-09', uploaded(lines.toSorted(), school('2004')))).toBe('warn');
    expect(statusOf('STR-09', uploaded([name, 'Experience', 'Education'], school('2004')))).toBe('pass');
  });

  it('is not above what stands in another column', () => {
    const heading = (text: string, x: number, y: number) => {
      const one = run(text, y);
      return { ...one, box: { ...one.box, x, width: 60 } };
    };
    const pages = [page(heading('Education', 40, 100), heading('Experience', 250, 300))];
    expect(statusOf('STR-09', uploaded(lines, { ...school('2004'), pages }))).toBe('pass');
  });
});

it('finds a sentence of a role that an award tells, too', () => {
  const said = 'Brought the harbour from eleven to three late ships a week with two new pilots.';
  const of = (award: string) =>
    statusOf('WRI-08', {
      [items]: [role({ position: 'Pilot', employer: 'Tusk', body: `- ${said}\n- Led 12 pilots` })],
      'document.sections.award.items': [{ ...role({ title: 'Pilot of the year' }), body: award }],
    });
  expect(of(said)).toBe('warn');
  expect(of('Chosen among all pilots of the northern harbours for a year without a late ship.')).toBe('skip');
});

it('takes one talk that was given in two places for no copy', () => {
  const said = 'Low emission zones and what they do to the prices of flats in Hamburg.';
  const talk = (title: string) => ({ ...role({ title }), body: said });
  expect(
    statusOf('WRI-08', {
      [items]: [role({ position: 'Pilot', employer: 'Tusk', body: '- Steered 12 ships a week\n- Led 12 pilots' })],
      'document.sections.publication.items': [talk('Leeds, 2022'), talk('Kiel, 2023')],
    }),
  ).toBe('skip');
});

it('takes the consent that ends a resume for no sentence about oneself', () => {
  const of = (text: string) => findingIn('WRI-02', { [`${items}.0.body`]: `- ${text}` });
  expect(of('I authorize the processing of my personal data under Regulation 2016/679.')).toBeUndefined();
  expect(of('I process personal data. I care for my clients.')).toBeDefined();
});

it('finds a slip in the name of an award, and takes other words with capitals for names', () => {
  const lines = [name, 'Academic Achivement Award, Leeds', 'Harbor Thermia Group'];
  const of = (text: string, path: string) =>
    statusOf('WRI-01', uploaded(lines, { misspelled: [{ text, path }], extraction: { text: lines.join('\n') } }));
  expect(of('Achivement', 'sections.award.items.a.title')).toBe('warn');
  expect(of('Thermia', 'sections.experience.items.a.body')).toBe('pass');
});

describe('a few bullets of a file', () => {
  const of = (...bullets: string[]) =>
    uploaded([], {
      [items]: [role({ position: 'Pilot', employer: 'Tusk', body: bullets.map((one) => `- ${one}`).join('\n') })],
    });

  it('have no shares', () => {
    const two = ['Led the pilots of the harbour', 'Kept the log of the river'];
    expect(statusOf('IMP-02', of(...two))).toBe('skip');
    expect(statusOf('IMP-06', of(...two))).toBe('skip');
    expect(statusOf('IMP-02', of(...two, 'Wrote the rules of the port'))).toBe('fail');
  });

  it('are no names with their place, and nothing that was shown in a year', () => {
    const three = ['Led the pilots of the harbour', 'Kept the log of the river'];
    expect(statusOf('IMP-02', of(...three, 'Tuusulan kunnan vesihuoltolaitos, Tuusula'))).toBe('skip');
    expect(statusOf('IMP-02', of(...three, 'Neue Räume, Kunsthalle Bremen, 2017'))).toBe('skip');
  });
});

it('asks for bullets where a role has only its place for a text', () => {
  const of = (body: string) => {
    const roles = [
      role({ position: 'Clerk', employer: 'Tusk', body }),
      role({ position: 'Porter', employer: 'Ned', body }),
    ];
    return statusOf('IMP-01', uploaded([], { [items]: roles }));
  };
  expect(of('Almirante')).toBe('fail');
  expect(of('Kept the books of the harbour and wrote to those who owed money.')).toBe('pass');
});

it('takes a role of two times for one whose order is not known', () => {
  const roles = [
    role({ position: 'Clerk', employer: 'Tusk', start: '2010-05', end: '2010-08' }),
    role({ position: 'Intern', employer: 'Ned', start: '2010-08', end: '2011-01' }),
  ];
  const of = (time: string) =>
    statusOf('STR-06', uploaded(['Experience', 'Clerk, Tusk', time, 'Intern, Ned'], { [items]: roles }));
  expect(of('5/2010 - 8/2010 ja 6/2011 - 8/2011')).toBe('skip');
  expect(of('5/2010 - 8/2010')).toBe('fail');
});

it('reads the roles of a file below a heading that the importer does not know', () => {
  const of = (heading: string) =>
    reportOf(
      uploaded([name, heading], {
        [items]: [],
        'document.custom': [
          {
            id: '019bc0e2-1280-7ab2-b17d-42442b4fa901',
            key: 'own',
            kind: 'timeline',
            heading,
            items: [{ ...role({ title: 'Laborant', subtitle: 'Inštitut' }) }],
          },
        ],
      }),
    ).findings.some(({ id }) => id === 'IMP-01');
  expect(of('Delo')).toBe(true);
  expect(of('Licences')).toBe(false);
});

it.each([
  ['Maarten van den Heuvel', false],
  ['Học vấn', true],
])('takes no name for a heading: %s', (line, isHeading) => {
  expect(isHeadingOf('education', line)).toBe(isHeading);
});

it('takes no line with addresses, as files have at the foot of each page, for what was done', () => {
  const foot = 'Reach me at +44 113 496 0182 or maren@example.com on any day of the week';
  const work = 'Planned the rota of forty drivers and both shifts for the depot of the firm';
  const of = (text: string) => ({ [`${items}.0.body`]: `- ${text}`, [`${items}.1.body`]: `- ${text}` });
  expect(statusOf('WRI-08', of(work))).toBe('warn');
  expect(statusOf('WRI-08', of(foot))).not.toBe('warn');
  const prose = (text: string) => ({ [`${items}.0.body`]: `${text}.`, [`${items}.1.body`]: `${text}.` });
  expect(statusOf('WRI-08', prose(work))).toBe('warn');
  expect(statusOf('WRI-08', prose(foot))).not.toBe('warn');
});
