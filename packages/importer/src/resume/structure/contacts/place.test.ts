import type { PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { parsePlace } from '../../../language/places.ts';
import { importFile } from '../../import-file.ts';
import {
  drawn,
  headRows,
  linesOf,
  personTexts,
  readPages,
  resumeOfLarge,
  resumeOfLines,
  rowAt,
  textAt,
  THEME,
} from '../../testing/drawn.ts';
import { roofing, roofingStudies, ropeJob, study, weaving } from '../../testing/parts-of-resumes.ts';
import { AS_OF, resumeOfPages } from '../../testing/resume-of-pages.ts';
import { resumeOfHtml } from '../../testing/resume-of-text.ts';
import { resumeOfWord } from '../../testing/resume-of-word.ts';
import { placeLabels } from './labelled-place.ts';

const sized = (y: number, text: string, size: number, bold = false): PdfText => ({ text, x: 40, y, size, bold });

const SKILLS = '<h2>Skills</h2><p>Weaving, Felting</p><h2>Languages</h2><p>Welsh</p><p>Breton</p>';

const big = (text: string, x: number, y: number): PdfText => ({ text, x, y, size: 24 });

describe('addresses in the head', () => {
  it('months before a slash, and addresses with dashes are read', async () => {
    const { basics, sections } = await resumeOfPages(
      linesOf(
        [
          [[40, 'Wei-Lin Okonkwo']],
          [[40, '14 Harbour Terrace - Galway - Ireland']],
          [[40, 'ada@example.org | Github:// wlokonkwo']],
          [[40, '# Experience']],
          [[40, 'Baker, Mill Lane Bread']],
          [[40, 'Mar/2018 - Feb/2020']],
          [[40, '# Publications']],
          [[40, 'W.-L. Okonkwo and A. Lal. Ultrasonic power through silicon. In Sound Notes, 2024.']],
        ],
        40,
      ),
    );
    expect(basics).toMatchObject({ fullName: 'Wei-Lin Okonkwo', location: { city: 'Galway', countryCode: 'IE' } });
    expect(basics.links).toMatchObject([{ label: 'GitHub', url: 'https://github.com/wlokonkwo' }]);
    expect(sections.experience.items).toMatchObject([{ start: '2018-03', end: '2020-02' }]);
    expect(sections.publication.items).toMatchObject([{ title: 'Ultrasonic power through silicon' }]);
  });

  it('an address goes on below its cell, beside which others stand', async () => {
    const { basics } = await resumeOfPages([
      { text: 'Ada Park', x: 200, y: 40, size: 20, bold: true },
      ...rowAt(60, [60, '9 Mill Terrace, Galway,'], [300, 'ada@example.org']),
      ...rowAt(72, [60, 'Connacht, IE, H91 X4P2']),
      ...drawn(roofing, { top: 100, heading: 15 }),
    ]);
    expect(basics.location).toMatchObject({
      city: 'Galway',
      region: 'Connacht',
      countryCode: 'IE',
      postalCode: 'H91 X4P2',
    });
  });

  it('a number before a street, apart from its city, is part of one address', async () => {
    const { resume } = await readPages(
      drawn(['# Ada Park', '480 BIRCH STREET · SALEM, OR 97301 · (503) 555-0142 · ada@example.org', ...roofing], {
        heading: 15,
      }),
    );
    expect(resume.basics.location).toMatchObject({ city: 'SALEM', region: 'OR', postalCode: '97301' });
  });
});

describe('addresses as forms of the web order them', () => {
  it.each([
    ['2712 Mill St, Salem, Oregon, US, OR 97301', { city: 'Salem', region: 'Oregon', postalCode: '97301' }],
    ['2712 Mill St, OR 97301, Salem, Oregon (US)', { city: 'Salem', region: 'Oregon', postalCode: '97301' }],
    ['5 Quay Rd, New York, New York, US, NY 10001', { city: 'New York', region: 'New York', postalCode: '10001' }],
  ])('%s', (text, place) => {
    expect(parsePlace(text)).toMatchObject({ ...place, countryCode: 'US' });
  });

  it('a street above its city, both centred, is one address', async () => {
    const centred = (text: string, y: number): PdfText => ({ text, x: 300 - text.length * 2.3, y, size: 9 });
    const { resume } = await readPages([
      { text: 'Ada Park', x: 250, y: 50, size: 24, bold: true },
      centred('ada@example.org', 76),
      centred('2712 Mill St, Salem,', 88),
      centred('Oregon, US, OR 97301', 100),
      ...drawn(roofing, { heading: 15, top: 130 }),
    ]);
    expect(resume.basics.location).toMatchObject({ city: 'Salem', region: 'Oregon', postalCode: '97301' });
  });
});

describe('addresses behind labels', () => {
  it('an address whose parts have labels of their own is one', async () => {
    const { resume } = await readPages(
      drawn(
        [
          '* Ada Park',
          'ada@example.org',
          '# Contact',
          'Phone || (503) 555-0142',
          'Email || ada@example.org',
          'Address || 12 Mill Street',
          'Postal Code & City || OR 97301 Salem',
          'Region || Oregon',
          'Country || United States',
          ...roofing,
        ],
        { heading: 15 },
      ),
    );
    expect(resume.basics.location).toMatchObject({
      address: '12 Mill Street',
      city: 'Salem',
      region: 'Oregon',
      postalCode: '97301',
      countryCode: 'US',
    });
  });

  it('labels of other things are none of an address', () => {
    expect(placeLabels('Postleitzahl / Ort')).toEqual(['postalCode', 'city']);
    expect(placeLabels('Country:')).toEqual(['countryCode']);
    expect(placeLabels('City and county council')).toEqual([]);
    expect(placeLabels('Nationality')).toEqual([]);
  });
});

describe('a city in the head', () => {
  it('a bold city below the name is where somebody lives', async () => {
    const { basics } = await resumeOfPages([
      { text: 'Ada Brightwater', x: 40, y: 40, size: 20, bold: true },
      { text: 'Leeds, United Kingdom', x: 40, y: 64, size: 10, bold: true },
      { text: 'ada@example.org', x: 40, y: 98, size: 10 },
      ...linesOf(study, 130),
    ]);
    expect(basics.location.city).toBe('Leeds');
    expect(basics.headline).toBe('');
  });

  it('a city stands below the street beside its label', async () => {
    const { basics } = await resumeOfPages([
      { text: 'Ada Brightwater', x: 40, y: 40, size: 20, bold: true },
      ...linesOf(
        [
          [[40, '# KONTAKT']],
          [
            [40, '* Tel:'],
            [100, '+49 170 5550123'],
          ],
          [
            [40, '* Mail:'],
            [100, 'ada@example.org'],
          ],
          [
            [40, '* Ort:'],
            [100, 'Robert-Koch-Straße 31, 27576'],
          ],
          [[100, 'Bremerhaven']],
          [[40, '# AUSBILDUNG']],
          [[40, 'Abitur, Gymnasium am Hafen, 2012 - 2014']],
        ],
        80,
      ),
    ]);
    expect(basics.location).toMatchObject({ postalCode: '27576', city: 'Bremerhaven' });
  });

  it('takes a city with letters behind it for the place', async () => {
    const { basics } = await resumeOfPages([...headRows, ...rowAt(70, [40, 'Cosenza, CS'])]);
    expect(basics.location).toMatchObject({ city: 'Cosenza', region: 'CS' });
  });

  it('a city in large letters below the name is no headline', async () => {
    const page = (second: string): PdfText[] => [
      sized(50, 'Ada Park', 26),
      sized(78, second, 20),
      ...drawn(['ada@example.org', ...roofingStudies], { ...THEME, top: 110 }),
    ];
    const { resume } = await readPages(page('Leeds'));
    expect(resume.basics).toMatchObject({ headline: '', location: { city: 'Leeds' } });
    const { resume: other } = await readPages(page('Slater'));
    expect(other.basics.headline).toBe('Slater');
  });
});

describe('the address of a referee at the end of a page', () => {
  it('is none of the person', async () => {
    const { basics } = await resumeOfPages([
      ...personTexts,
      textAt(40, 92, '17 Mill Lane, Leeds, LS1 4DY'),
      textAt(40, 110, '* Experience', 14),
      textAt(40, 130, '2019 - 2021 Baker, Mill Lane Ltd'),
      textAt(40, 160, '* References', 14),
      textAt(40, 180, '* Howard Lee'),
      textAt(40, 194, 'Head baker, Harbour Ltd'),
      textAt(40, 208, '20 North Street, Oakland, Ohio 33333, USA'),
      textAt(40, 222, 'howard@example.org • +1 (555) 333-3333'),
    ]);
    expect(basics.location).toMatchObject({ city: 'Leeds' });
  });
});

describe('a street and its city', () => {
  it('a street beside its city belongs to it', async () => {
    const { basics } = await resumeOfPages(
      drawn(['* Ada Park', 'Lindenhof 3 | 24937 Flensburg | ada@example.org', '# Experience', ...ropeJob], {
        apart: 180,
        top: 80,
      }),
    );
    expect(basics.location).toMatchObject({ address: 'Lindenhof 3', city: 'Flensburg', postalCode: '24937' });
  });

  it('a street below its label belongs to the city below it', async () => {
    const { basics } = await resumeOfPages(
      drawn(['* Ada Park', '', '# Contact', 'Address', 'Amselweg 10', '69221 Dossenheim', '# Experience', ...ropeJob], {
        apart: 180,
        top: 80,
      }),
    );
    expect(basics.location).toMatchObject({ address: 'Amselweg 10', city: 'Dossenheim', postalCode: '69221' });
  });
});

describe('what is no place', () => {
  it('a label is no city', async () => {
    const { basics } = await resumeOfLines(
      '* Ada Park',
      '# Contact',
      'Website || ada.example.org || Email || ada@example.org',
    );
    expect(basics.location.city).toBe('');
  });
});

describe('places', () => {
  const after = ['# Experience', 'Cook, Hill Hotel, 2016 - 2019', '# Languages', 'English'];

  const placeOf = async (...lines: string[]) => {
    const texts = drawn(['* Ada Park', ...lines, 'ada@example.org', ...after], {
      top: 40,
      step: 15,
      heading: 11.8,
      isFirstBold: true,
      cells: [40],
    });
    const enlarged = texts.map((text) => ({
      ...text,
      size: text.y === 40 ? 20 : text.text.startsWith('Family') ? 12 : text.size,
    }));
    return (await resumeOfPages(enlarged)).basics;
  };

  it('are beside a headline, and none of it', async () => {
    const { headline, location } = await placeOf('Family Doctor · Fortaleza/CE');
    expect([headline, location.city, location.region]).toEqual(['Family Doctor', 'Fortaleza', 'CE']);
    const both = await placeOf('Family Doctor · Teacher');
    expect(both.headline).toBe('Family Doctor · Teacher');
  });

  const markdown = async (...lines: string[]) => {
    const bytes = new TextEncoder().encode(
      ['# Ada Park', ...lines, '## Experience', 'Cook, Hill Hotel, 2016 - 2019'].join('\n\n'),
    );
    return (await importFile({ name: 'x.md', bytes, asOf: AS_OF })).resume.basics;
  };

  it('have a dash before the code of a state, and other details behind it', async () => {
    const { location, phone } = await markdown(
      'Igarapava – RS (51) 95555-0176 ada.p@example.org Portfolio: https://ada.example.org',
    );
    expect([location.city, location.region, phone]).toEqual(['Igarapava', 'RS', '(51) 95555-0176']);
  });

  it('may have no commas', async () => {
    expect(parsePlace('Medford MA USA')).toMatchObject({ city: 'Medford', region: 'MA', countryCode: 'US' });
    expect(parsePlace('Medford MA')).toMatchObject({ city: 'Medford', region: 'MA', countryCode: '' });
    expect(parsePlace('Zürich CH')).toMatchObject({ countryCode: 'CH' });
    expect(parsePlace('Aachen DE')).toMatchObject({ countryCode: 'DE' });
  });

  it('end what a label calls an address, whether they are known or not', async () => {
    const { location } = await placeOf('Address: 12 Quay Lane, Mill House, Ballinderry Cross');
    expect(location).toMatchObject({ city: 'Ballinderry Cross', address: '12 Quay Lane, Mill House' });
  });

  it('begin with capitals', async () => {
    const { basics } = await resumeOfWord('# Ada Park', 'Weaver', '# Links', '- ada@example.org', '- PDF version');
    expect(basics).toMatchObject({ email: 'ada@example.org', location: { city: '' } });
  });

  it('are no words that lead to a page', async () => {
    const { location } = await markdown('ada@example.org', '[PDF version](https://example.org/cv.pdf)');
    expect(location.city).toBe('');
    expect((await markdown('ada@example.org · Ballinderry')).location.city).toBe('Ballinderry');
  });
});

describe('what introduces the person', () => {
  it('names no place within a sentence and no label as a handle', async () => {
    const { basics } = await resumeOfLarge([
      'Email',
      'LinkedIn',
      'Teacher of languages for private',
      'and public schools of education in Japan and the United States.',
    ]);
    expect(basics.location).toMatchObject({ city: '', countryCode: '' });
    expect(basics.links).toEqual([]);
  });
});

describe('who somebody is', () => {
  it('lives in the country of their number where a code is that of a state as well', async () => {
    const at = async (phone: string) =>
      (await resumeOfWord('# Ada Park', `Stuttgart, DE | ${phone} | ada@example.org`, '# Skills', 'Welding')).basics
        .location;
    expect(await at('+49 711 5550123')).toMatchObject({ city: 'Stuttgart', region: '', countryCode: 'DE' });
    expect(await at('+1 302 555 0123')).toMatchObject({ city: 'Stuttgart', region: 'DE', countryCode: '' });
  });
});

describe('the head', () => {
  it('has no place in the name once more', async () => {
    const { basics } = await resumeOfHtml('<p>Ada Park | ada@example.org</p>', SKILLS);
    expect(basics.location.city).toBe('');
    const { basics: other } = await resumeOfHtml('<p>Leeds | ada@example.org</p>', SKILLS);
    expect(other.location.city).toBe('Leeds');
  });
});

describe('addresses over several lines', () => {
  it('an address over three lines that end at one edge is one place', async () => {
    const { basics } = await resumeOfPages([
      big('Ada Park', 40, 40),
      ...[
        ['900 Mill Street West', 420],
        ['Vancouver, BC V6B 1A1', 420],
        ['Canada', 420],
        ['+1 604 555 0172', 420],
        ['ada@example.org', 420],
      ].map(([text, x], index) => ({ text: String(text), x: Number(x), y: 60 + index * 12, size: 10 })),
      ...linesOf([[[40, '# Skills']], [[40, 'Oak, Larch']]], 160),
    ]);
    expect(basics.location).toMatchObject({
      city: 'Vancouver',
      region: 'BC',
      postalCode: 'V6B 1A1',
      countryCode: 'CA',
    });
  });
});

describe('the head of a resume', () => {
  it('has a street without a number before a city with its code, and neither is a headline', async () => {
    const address = 'Avenida de los Tejedores s/n - San Telmo Alto, 71230';
    const { basics, summary } = await resumeOfPages(
      drawn(['* Ada Park', address.replace(' - ', ' | '), 'ada@example.org', ...weaving], { apart: 200 }),
    );
    expect(basics.location).toMatchObject({ city: 'San Telmo Alto', postalCode: '71230' });
    expect([basics.headline, summary]).toEqual(['', '']);
  });

  it('has no city in the number of a flat', async () => {
    const { basics } = await resumeOfPages(
      drawn(['* Ada Park', 'Maison des Tisserands, APT 24', '59000 LILLE', ...weaving], { apart: 200 }),
    );
    expect(basics.location).toMatchObject({ city: 'LILLE', postalCode: '59000' });
    expect(parsePlace('Dublin 12')?.city).toBe('Dublin');
  });

  it('has two addresses side by side, of which no line is joined with that beside it', async () => {
    const addresses = ['3916 Elmdale Avenue || Pratt Campus Center', 'Salem, OR 97301 || Weavers College'];
    const { basics } = await resumeOfPages(
      drawn(['* Ada Park', 'ada@example.org', ...addresses, ...weaving], { apart: 200 }),
    );
    expect(basics.location).toMatchObject({ city: 'Salem', region: 'OR', postalCode: '97301' });
  });
});

describe('an address beside another block', () => {
  const beside = (left: readonly string[], right: readonly string[]): PdfText[] => [
    { text: 'Ada Park', x: 40, y: 46, size: 16 },
    ...left.map((text, at) => textAt(40, 60 + at * 13, text)),
    ...right.map((text, at) => textAt(300, 66 + at * 13, text)),
    ...drawn(weaving, { top: 150 }),
  ];

  it('is whole where the lines of the two are not level', async () => {
    const address = ['50, rue de la Paix', '44 100 Nantes'];
    const { basics } = await resumeOfPages(
      beside([...address, 'ada@example.org'], ['Née le 24 octobre 1993', 'Nationalité française', 'Célibataire']),
    );
    expect(basics.location).toMatchObject({ address: address[0], postalCode: '44 100', city: 'Nantes' });
    const { basics: other } = await resumeOfPages(
      beside(['ada@example.org', '01632 960 983'], ['1 Quay Lane', 'Millbrook OXON', 'OX33 0HX']),
    );
    expect(other).toMatchObject({
      headline: '',
      location: { city: 'Millbrook', region: 'OXON', postalCode: 'OX33 0HX' },
    });
  });
});

describe('words for an address in a sample', () => {
  it('are less than a city', async () => {
    const { basics } = await resumeOfPages(
      drawn(['# Ada Park', 'Address, Street, 00000 County', 'ada@example.org', 'Salem, OR', ...weaving]),
    );
    expect(basics.location).toMatchObject({ city: 'Salem', region: 'OR', postalCode: '' });
  });
});

it.each(['My Blog', 'PhD', 'My Website'])('"%s" beside the contacts is no city', async (text) => {
  const { basics } = await resumeOfPages(
    drawn(['# Ada Park', `+44 1632 960983 | ada@example.org | ${text}`, ...weaving]),
  );
  expect(basics.location.city).toBe('');
});
