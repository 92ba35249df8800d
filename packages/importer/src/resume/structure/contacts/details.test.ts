import type { PdfPage, PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import type { Line } from '../../../text/line.ts';
import {
  drawn,
  headingAt,
  headRows,
  linesOf,
  person,
  readPages,
  resumeOf,
  resumeOfLines,
  resumeOfPlaced,
  rowAt,
  THEME,
  titleAt,
} from '../../testing/drawn.ts';
import { lineOf } from '../../testing/line-of.ts';
import { roofingStudies, ropeJob, weaving } from '../../testing/parts-of-resumes.ts';
import { resumeOfPages } from '../../testing/resume-of-pages.ts';
import { resumeOfHtml } from '../../testing/resume-of-text.ts';
import { personHeading, resumeOfWord } from '../../testing/resume-of-word.ts';
import { readContacts } from './contacts.ts';

/** Lines that end at one edge, in Helvetica of so many points a letter. */
const flushRight = (given: readonly string[], right: number, top: number): PdfText[] =>
  drawn(given, { apart: 180, x: 0, top }).map((text) => ({ ...text, x: right - text.text.length * 5 }));

const SKILLS = '<h2>Skills</h2><p>Weaving, Felting</p><h2>Languages</h2><p>Welsh</p><p>Breton</p>';

describe('contact details at the foot of pages', () => {
  it('contact details at the foot of every page are read once', async () => {
    const foot: PdfPage['texts'] = [{ text: 'ada@example.org  +1 202-456-1111', x: 40, y: 815, size: 10 }];
    const { basics } = await resumeOfPages(
      [...linesOf([[[40, 'Ada Park']], [[40, '# Skills']], [[40, 'Sails, Oak']]], 40), ...foot],
      [...linesOf([[[40, '# Languages']], [[40, 'English, German']]], 40), ...foot],
    );
    expect(basics).toMatchObject({ email: 'ada@example.org', phone: '+1 202-456-1111' });
  });
});

describe('handles', () => {
  it('the handle that is printed counts, not what a template linked it to', () => {
    const part = (text: string, url: string): Line => {
      const style = { size: 10, bold: false, italic: false };
      return lineOf([{ text, x: 40, right: 100, runs: [{ text, style, url }] }], {
        right: 160,
        top: 100,
        bottom: 110,
        gapAbove: 4,
        laneRight: 555,
      });
    };
    const linksOf = (...parts: Line[]): string[] => readContacts(parts, []).links.map(({ value }) => value.url);
    expect(linksOf(part('@adapark', 'https://twitter.com/sample_themes'))).toEqual(['https://twitter.com/adapark']);
    expect(linksOf(part('@adapark', 'https://twitter.com/AdaPark'))).toEqual(['https://twitter.com/AdaPark']);
    // The page of the network, and a profile with the language in which it is shown.
    expect(linksOf(part('GitHub', 'https://www.github.com/'))).toEqual([]);
    expect(linksOf(part('Ada', 'https://linkedin.com/in/ada-park/fr'))).toEqual(['https://linkedin.com/in/ada-park']);
  });

  it('a handle does not go on in the next line', async () => {
    const { basics } = await resumeOfLines(
      '* Ada Park',
      'ada@example.org',
      'Twitter: @adapark',
      'AAAA',
      '# Skills',
      'Sails',
    );
    expect(basics.links).toMatchObject([{ url: 'https://twitter.com/adapark' }]);
  });

  it('a handle before its network in brackets is a profile', async () => {
    const { resume } = await readPages(
      drawn([...person, 'adapark (GitHub)', 'Roofer (Leeds)', ...roofingStudies], THEME),
    );
    expect(resume.basics.links).toMatchObject([{ label: 'GitHub', url: 'https://github.com/adapark' }]);
  });
});

describe('names of links beside each other', () => {
  it('are no handles, and no places', async () => {
    const { basics } = await resumeOfWord(
      '# Ada Park',
      'ada@example.org | LinkedIn | GitHub | Tableau',
      '# Experience',
      'Chef, Mill Lane Bread Ltd, 2019 - 2021',
    );
    expect(basics.links).toEqual([]);
    expect(basics.location.city).toBe('');
  });

  it('are networks with handles where each has one', async () => {
    const { basics } = await resumeOfWord(
      '# Ada Park',
      'ada@example.org | GitHub | adapark',
      '# Experience',
      'Chef, Mill Lane Bread Ltd, 2019 - 2021',
    );
    expect(basics.links).toMatchObject([{ label: 'GitHub', url: 'https://github.com/adapark' }]);
  });
});

describe('addresses in narrow columns', () => {
  it('an address that breaks at a hyphen is whole, before its sign and behind it', async () => {
    const [before, behind] = await Promise.all(
      [
        ['m.park-', 'lee@example.org'],
        ['ada@park-', 'example.org'],
      ].map((mail) =>
        resumeOfPages(drawn(['* Ada Park', '# Contact', ...mail, '# Experience', ...ropeJob], { apart: 180, top: 80 })),
      ),
    );
    expect(before?.basics.email).toBe('m.park-lee@example.org');
    expect(behind?.basics.email).toBe('ada@park-example.org');
  });

  it('an address that breaks in a column flush right is whole', async () => {
    const right = flushRight(['m.park@advocates-', 'example.org'], 160, 120);
    const texts = [
      ...drawn(['* Ada Park', '', '# Contact'], { apart: 180, top: 80 }),
      ...right,
      ...drawn(['# Experience', ...ropeJob], { apart: 180, top: 170 }),
    ];
    expect((await resumeOfPages(texts)).basics.email).toBe('m.park@advocates-example.org');
  });

  it('an address that wraps at a hyphen is whole', async () => {
    const { basics } = await resumeOfLines(
      '* Ada Park',
      'ada@example.org',
      'linkedin.com/in/ada-',
      'park',
      '# Skills',
      'Sails, Oak',
    );
    expect(basics.links).toMatchObject([{ url: 'linkedin.com/in/ada-park' }]);
  });
});

describe('sites and handles', () => {
  it('reads a site under a domain that is not listed, and no handle', async () => {
    const { basics } = await resumeOfPages([
      ...headRows,
      ...rowAt(70, [40, 'adapark.studio | ada.park']),
      titleAt(100, 'Skills'),
    ]);
    expect(basics.links.map(({ url }) => url)).toEqual([expect.stringContaining('adapark.studio')]);
  });

  it('a site in capitals is the name of an employer, others are addresses', async () => {
    const { sections } = await resumeOfWord(
      ...personHeading,
      '# Experience',
      '* Clerk',
      'Ferry.com | Kiel, Germany | 2019 - 2021',
      '* Waiter',
      'Pier Restaurant | pier-food.com | 2017 - 2019',
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Clerk', employer: 'Ferry.com' },
      { position: 'Waiter', employer: 'Pier Restaurant' },
    ]);
    expect(sections.experience.items[1]).toHaveProperty('url', 'pier-food.com');
  });
});

describe('what is no contact detail', () => {
  it('a school in a city and a grade below it are no contact details', async () => {
    const { sections, basics } = await resumeOfLines(
      ...person,
      '# Education',
      '* Cornell University, Ithaca, NY',
      'Master of Engineering, Structural Engineering, May 2024',
      'GPA: 3.8/4.0',
    );
    expect(sections.education.items).toMatchObject([
      { institution: 'Cornell University', degree: 'Master of Engineering', score: '3.8/4.0', end: '2024-05' },
    ]);
    expect(basics.phone).toBe('');
  });

  it('a period with months in numbers is no telephone number', async () => {
    const { sections } = await resumeOfLines(
      ...person,
      '# Ehrenamt',
      '04.2008 - 12.2013 || Schatzmeisterin, Sportverein Nord e. V.',
    );
    expect(sections['volunteer-experience'].items).toMatchObject([{ start: '2008-04', end: '2013-12' }]);
  });

  it('two details side by side are no label and its value', async () => {
    const { basics } = await resumeOfPages(drawn(['* Ada Park', 'Burlington, VT || ada@example.org', ...weaving]));
    expect(basics.location).toMatchObject({ city: 'Burlington', region: 'VT' });
    expect(basics.extra).toEqual([]);
  });
});

describe('details of the head', () => {
  it('are no telephone numbers where their label says so', async () => {
    const { basics } = await resumeOf(['RUT: 12.345.678', '# Experience', 'Cook, Hill Hotel, 2016 - 2019']);
    expect(basics.phone).toBe('');
  });

  it('are addresses whose letters are set apart', async () => {
    const { basics } = await resumeOf(['https: // adapark. be', '# Experience', 'Cook, Hill Hotel, 2016 - 2019']);
    expect(basics.links.map(({ url }) => url)).toEqual(['https://adapark.be']);
  });
});

describe('contact details', () => {
  const rows = (y: number, ...texts: string[]): PdfText[] =>
    texts.map((text, index) => ({ text, x: 40, y: y + index * 12 }));

  it('may end in what the person writes, and their city in a dash', async () => {
    const { summary, basics } = await resumeOfPlaced(
      headingAt('Personal details', 90),
      ...rows(
        110,
        'Address: Rua das Ondas, Praia - Rio de Janeiro',
        'Complement: N. 29, Apt. 1005',
        'Phone: (21) 97000-3254',
      ),
      ...rows(
        160,
        'For twelve years now I have measured the tides of three coasts and written down what they do to the',
        'boats and to the people who live on them, which nobody had done before in so many places at the same',
        'time, with a small team of four.',
      ),
      headingAt('Skills', 220),
      ...rows(240, 'Tides, Maps'),
    );
    expect(summary).toMatch(/^For twelve years now .* team of four\.$/u);
    expect(basics.location).toMatchObject({ city: 'Rio de Janeiro', postalCode: '' });
  });
});

describe('the head', () => {
  it('has values that only their labels part', async () => {
    const { basics } = await resumeOfHtml(
      '<p>Location: Salem, OR Phone: +1 (802) 555-0118 Email: ada@example.org</p>',
      SKILLS,
    );
    expect(basics).toMatchObject({
      email: 'ada@example.org',
      phone: '+1 (802) 555-0118',
      location: { city: 'Salem', region: 'OR' },
    });
  });

  it('has links below a heading that says nothing', async () => {
    const { basics } = await resumeOfHtml(
      '<p>ada@example.org</p>',
      SKILLS,
      '<h2>Footer</h2><p>GitHub: https://github.com/adapark</p>',
    );
    expect(basics.links).toMatchObject([{ label: 'GitHub', url: 'https://github.com/adapark' }]);
    const { custom } = await resumeOfHtml('<p>ada@example.org</p>', SKILLS, '<h2>Footer</h2><p>Woven in Salem.</p>');
    expect(custom).toMatchObject([{ heading: 'Footer' }]);
  });
});

describe('numbers', () => {
  it('a number that is dialled by letters is one where a label says so', async () => {
    const { basics } = await resumeOfPages(drawn(['* Ada Park', 'Tel: 1-800-WEAVERS', 'Burlington, VT', ...weaving]));
    expect(basics.phone).toBe('1-800-WEAVERS');
    expect(
      (await resumeOfPages(drawn(['* Ada Park', '1-800-WEAVERS', 'Burlington, VT', ...weaving]))).basics.phone,
    ).toBe('');
  });
});

describe('signs between details', () => {
  it('details have any sign between them', async () => {
    const { basics } = await resumeOfHtml(
      '<p>ada@example.org ❖ (802) 555-0118 ❖ github.com/adapark ❖ Salem, OR</p>',
      '<h2>Skills</h2><p>Weaving, Felting</p>',
    );
    expect(basics).toMatchObject({ email: 'ada@example.org', phone: '(802) 555-0118', location: { city: 'Salem' } });
    expect(basics.links).toHaveLength(1);
  });
});

describe('a number that goes on in the next line', () => {
  it('is whole where it breaks at its hyphen', async () => {
    const { basics, summary } = await resumeOfPages(
      drawn([
        '# Ada Park',
        '480 Birch Street, Salem, OR 97301 | (503) 555-',
        '0142 | ada@example.org',
        ...roofingStudies,
      ]),
    );
    expect(basics).toMatchObject({ phone: '(503) 555-0142', email: 'ada@example.org' });
    expect(summary).toBe('');
  });
});
