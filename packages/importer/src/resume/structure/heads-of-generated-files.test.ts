import { markedLines, type PdfText } from '@vitae/testkit/import-files';
import { describe, expect, it } from 'vitest';
import { findDates } from '../../language/dates.ts';
import { parsePlace } from '../../language/places.ts';
import { importFile } from '../import-file.ts';
import { resumeOfPages } from '../testing/resume-of-pages.ts';
import { listOf } from './read-tags.ts';

/** The resume in a page with these parts below the name. */
const page = async (...parts: string[]) => {
  const text = `<html><body><h1>Ada Park</h1>${parts.join('')}</body></html>`;
  return (await importFile({ name: 'x.html', bytes: new TextEncoder().encode(text), asOf: '2026-11-29' })).resume;
};
const SKILLS = '<h2>Skills</h2><p>Weaving, Felting</p><h2>Languages</h2><p>Welsh</p><p>Breton</p>';

describe('the head', () => {
  it('has values that only their labels part', async () => {
    const { basics } = await page('<p>Location: Salem, OR Phone: +1 (802) 555-0118 Email: ada@example.org</p>', SKILLS);
    expect(basics).toMatchObject({
      email: 'ada@example.org',
      phone: '+1 (802) 555-0118',
      location: { city: 'Salem', region: 'OR' },
    });
  });

  it('has no place in the name once more', async () => {
    const { basics } = await page('<p>Ada Park | ada@example.org</p>', SKILLS);
    expect(basics.location.city).toBe('');
    const { basics: other } = await page('<p>Leeds | ada@example.org</p>', SKILLS);
    expect(other.location.city).toBe('Leeds');
  });

  it('has a headline of several parts, one of which has a digit', async () => {
    const { basics } = await page(
      '<p>Weaving teacher | Everything about 3D looms</p>',
      '<p>ada@example.org</p>',
      SKILLS,
    );
    expect(basics.headline).toBe('Weaving teacher | Everything about 3D looms');
    const { basics: other } = await page('<p>Weaving teacher | 97301</p>', '<p>ada@example.org</p>', SKILLS);
    expect(other.headline).toBe('Weaving teacher');
  });

  it('has links below a heading that says nothing', async () => {
    const { basics } = await page(
      '<p>ada@example.org</p>',
      SKILLS,
      '<h2>Footer</h2><p>GitHub: https://github.com/adapark</p>',
    );
    expect(basics.links).toMatchObject([{ label: 'GitHub', url: 'https://github.com/adapark' }]);
    const { custom } = await page('<p>ada@example.org</p>', SKILLS, '<h2>Footer</h2><p>Woven in Salem.</p>');
    expect(custom).toMatchObject([{ heading: 'Footer' }]);
  });
});

describe('places', () => {
  it('may be a state before its country, a province before its city, and a code with the letters of its country', () => {
    expect(parsePlace('New Mexico, United States')).toMatchObject({ city: '', region: 'New Mexico' });
    expect(parsePlace('广东深圳')).toMatchObject({ city: '深圳', region: '广东' });
    expect(parsePlace('四川大学')).toBeUndefined();
    expect(parsePlace('B-9000 Gent')).toMatchObject({ city: 'Gent', postalCode: 'B-9000' });
  });
});

it('dates to be filled in have characters for years and months', () => {
  expect(findDates('20XX年4月 〜 20XX年X月', '2026-11-29')).toMatchObject([{ range: true, start: '', end: '' }]);
  expect(findDates('20XX 名', '2026-11-29')).toHaveLength(1);
  expect(findDates('MM/AAAA - MM/AAAA', '2026-11-29')).toMatchObject([{ range: true }]);
  expect(findDates('Jaaaah!', '2026-11-29')).toEqual([]);
});

it('a slash between two names separates none', () => {
  expect(listOf('Swift / Kotlin')).toEqual(['Swift / Kotlin']);
  expect(listOf('Swift / Kotlin / Dart')).toEqual(['Swift', 'Kotlin', 'Dart']);
});

describe('a paragraph that begins with a title and a period', () => {
  const job = (employer: string, text: string): string => `<p><b>${employer}</b></p><p>${text}</p>`;

  it('is both and what was done', async () => {
    const { sections } = await page(
      '<h2>Experience</h2>',
      job(
        'Nine Quays',
        '<i>Head weaver</i> <b>2015-2019</b> Wove the sails of two ships, mended all of their nets, taught four apprentices how both are done, and kept the accounts of the yard in the winter when nobody was at sea for long.',
      ),
      job(
        'Old Harbour',
        '<i>Spinner</i> <b>2011-2014</b> Spun the yarn for the nets of eleven boats in the bay, carded the wool of the farms above it, and sold what was left over at the markets of the three nearest towns.',
      ),
    );
    expect(sections.experience.items).toMatchObject([
      { position: 'Head weaver', employer: 'Nine Quays', start: '2015', end: '2019' },
      { position: 'Spinner', employer: 'Old Harbour', start: '2011', end: '2014' },
    ]);
    expect(sections.experience.items[0]?.['body']).toContain('Wove the sails');
  });

  it('is prose where no period follows its words in bold', async () => {
    const { sections } = await page(
      '<h2>Experience</h2>',
      '<p><b>Weaver, Nine Quays</b></p><p>2015 - 2019</p>',
      '<p><i>Sails</i> and <b>nets</b> were woven for two ships.</p>',
    );
    expect(sections.experience.items).toHaveLength(1);
    expect(sections.experience.items[0]?.['body']).toContain('Sails and nets were woven');
  });
});

describe('a label of the headline', () => {
  it('is that of its whole line', async () => {
    const { basics } = await page(
      '<p>Headline: Weaving teacher | Sails | Repair of nets</p><p>ada@example.org</p>',
      SKILLS,
    );
    expect(basics.headline).toBe('Weaving teacher | Sails | Repair of nets');
    const { basics: other } = await page('<p>Headline: Weaving teacher | Phone: (802) 555-0118</p>', SKILLS);
    expect(other).toMatchObject({ headline: 'Weaving teacher', phone: '(802) 555-0118' });
  });
});

describe('basic information', () => {
  const about = 'Weaver with eleven years on the looms of three yards, who teaches how sails are made.';

  it('is the summary where it is told in sentences', async () => {
    const { summary } = await page('<p>ada@example.org</p>', `<h2>Basic information</h2><p>${about}</p>`, SKILLS);
    expect(summary).toBe(about);
  });

  it('is details where it has some', async () => {
    const { basics, summary } = await page(
      '<h2>Basic information</h2><p>Phone: (802) 555-0118</p><p>Salem, OR</p>',
      SKILLS,
    );
    expect([basics.phone, basics.location.city, summary]).toEqual(['(802) 555-0118', 'Salem', '']);
  });
});

it('keywords may have a label behind their level', async () => {
  const { sections } = await page(
    '<h2>Skills</h2><ul><li>Weaving: Expert, Keywords: Sails, Nets</li><li>Dyeing: Woad, Madder</li></ul>',
    '<h2>Languages</h2><p>Welsh</p><p>Breton</p>',
  );
  expect(sections.skill.items).toMatchObject([
    { name: 'Weaving', level: 'Expert', keywords: ['Sails', 'Nets'] },
    { name: 'Dyeing', level: '', keywords: ['Woad', 'Madder'] },
  ]);
});

describe('brackets', () => {
  const pdf = (...lines: string[]): PdfText[] =>
    markedLines(['* Ada Park', 'ada@example.org', ...lines], {
      xOf: (cell) => 40 + cell * 200,
      top: 60,
      step: 14,
      heading: 11,
    });

  it('that break over two lines are whole in a list', async () => {
    const { sections } = await resumeOfPages(
      pdf('# Skills', 'Weaving, Dyeing (enough to', 'keep the blues apart), Carding', '# Languages', 'Welsh', 'Breton'),
    );
    expect(sections.skill.items.flatMap(({ keywords }) => keywords)).toEqual([
      'Weaving',
      'Dyeing (enough to keep the blues apart)',
      'Carding',
    ]);
  });

  it('that say that a study is not over are no part of its school', async () => {
    const { sections } = await resumeOfPages(
      pdf('# Education', '* BSc Weaving, Leeds College (in progress)', '* Diploma in Dyeing, Salem College (Old Mill)'),
    );
    const [open, named] = sections.education.items;
    expect(open?.['institution']).toBe('Leeds College');
    expect(named?.['institution']).toContain('Old Mill');
  });
});
