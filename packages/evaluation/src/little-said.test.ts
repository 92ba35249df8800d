import { describe, expect, it } from 'vitest';
import { page, run } from './checks/testing/pages.ts';
import { findingIn, reportOf, role, statusOf, textsOf, uploaded } from './checks/testing/reports.ts';
import { emptySectionOf } from './text/empty-section.ts';

const items = 'document.sections.experience.items';
const body = Array.from({ length: 4 }, (_, at) => `- ${'Kept the harbour log and called the pilots '.repeat(3)}${at}`);
const told = (figures: string) => ({
  [items]: [role({ position: 'Pilot', employer: 'Tusk', body: body.map((one) => `${one}${figures}`).join('\n') })],
});

describe('how much a resume says', () => {
  const more = Array.from(
    { length: 60 },
    (_, at) => `Steered ferry${at} beneath bridge${at} towards quay${at} by night${at}`,
  );

  it('counts where few figures show what the work came to', () => {
    const plain = {
      [items]: [
        role({
          position: 'Pilot',
          employer: 'Tusk',
          body: body.join('\n').replaceAll(/\d/gu, (digit) => 'abcd'[Number(digit)] ?? ''),
        }),
      ],
    };
    const studied = (text: string) => ({ ...plain, 'document.sections.education.items.0.body': text });
    const [short, long] = ['Tides', more.join('. ')].map((text) => reportOf(studied(text)).most ?? 100);
    expect(findingIn('IMP-02', studied('Tides'))).toBeDefined();
    expect(short).toBeLessThan(95);
    expect(long).toBeGreaterThan((short ?? 100) + 3);
  });

  it('counts little where figures speak for it', () => {
    const of = (text: string) =>
      reportOf({ ...told('4 ships a day'), 'document.sections.education.items.0.body': text }).most ?? 100;
    expect(findingIn('IMP-02', told('4 ships a day'))).toBeUndefined();
    expect(of(more.join('. ')) - of('Tides')).toBeLessThan(3);
  });

  it('counts by the figures that are missing, so that one more is no step', () => {
    const of = (figures: number) => {
      const bullets = Array.from(
        { length: 10 },
        (_, at) => `- Kept log ${'abcdefghij'[at]} of ${at < figures ? 14 : 'many'} ships`,
      );
      return (
        reportOf({ [items]: [role({ position: 'Pilot', employer: 'Tusk', body: bullets.join('\n') })] }).most ?? 100
      );
    };
    const mosts = [0, 1, 2, 3, 4, 5].map(of);
    expect(mosts).toEqual(mosts.toSorted((a, b) => a - b));
    expect(mosts[0]).toBeLessThan(mosts[4] ?? 0);
    expect((mosts[4] ?? 0) - (mosts[3] ?? 0)).toBeLessThan(7);
    expect(mosts[5]).toBe(mosts[4]);
  });

  it('counts by what is on a page', () => {
    const text = 'Kept the log of the harbour and called the pilots on watch in fog and ice';
    const full = page(...Array.from({ length: 40 }, (_, at) => run(`${text} ${at}`, 60 + 14 * at)));
    const sparse = Array.from({ length: 4 }, () => page(run(text, 60)));
    const of = (pages: unknown) => reportOf({ ...uploaded([]), pages }).most ?? 100;
    expect(of(sparse)).toBeLessThan(of([full]));
  });
});

describe('a heading with nothing below it', () => {
  const ends = (...lines: string[]) => uploaded(['Maren Okafor', 'Pilot', 'Tusk 2020 – 2023', ...lines], { pages: [] });

  it('is found at the end of a file', () => {
    expect(textsOf('STR-08', ends('References'))).toEqual(['References']);
    expect(textsOf('STR-08', ends('Intérêts', 'Chœur', 'Références', '2'))).toEqual(['Références']);
    expect(statusOf('STR-08', ends('References', 'On request'))).toBe('pass');
  });

  it('is found above the next one of its kind', () => {
    const of = (first: string, second: string, text = '') => {
      const heading = (words: string, y: number) => run(words, y, { size: 14 });
      const under = (words: string, y: number) => (words ? [run(words, y)] : []);
      const drawn = page(
        run('Maren Okafor', 40),
        heading('Education', 60),
        run('A study of the tides in the estuary of the Humber, and of its ships', 80),
        heading(first, 110),
        ...under(text, 125),
        heading(second, 140),
        run('Pilot', 160),
        heading('Languages', 180),
        run('French', 200),
      );
      return uploaded([], { pages: [drawn] });
    };
    expect(textsOf('STR-08', of('Awards, Scholarships, and Grants', 'Research Experience'))).toEqual([
      'Awards, Scholarships, and Grants',
    ]);
    expect(findingIn('STR-08', of('Awards', 'Research Experience', 'Pilot of the Year'))).toBeUndefined();
    // The name of an employer is as large as a heading in some templates.
    expect(findingIn('STR-08', of('Experience', 'Crescent Vertical Transport'))).toBeUndefined();
    expect(findingIn('STR-08', of('Crescent Vertical Transport', 'Projects'))).toBeUndefined();
  });

  it('is none beside the text of another column', () => {
    const input = { origin: 'uploaded', lines: ['Maren Okafor', 'Steers ships', 'References'] } as const;
    const pages = (y: number) => [page(run('Maren Okafor', 60), run('Steers ships', 500), run('References', y))];
    expect(emptySectionOf({ ...input, pages: pages(600) })).toBe('References');
    expect(emptySectionOf({ ...input, pages: pages(300) })).toBeUndefined();
  });
});

describe('what a template left in a file', () => {
  it('is a heading or a field that nobody named', () => {
    expect(textsOf('WRI-13', uploaded(['Skills', 'Sailing', 'Profile Image', 'List', 'Tides']))).toEqual([
      'Profile Image',
      'List',
    ]);
    expect(textsOf('WRI-13', uploaded(['Profile', 'List of publications', 'Image processing']))).toBeUndefined();
  });

  it('costs less where only a link has it', () => {
    const linked = (text: string) => ({
      pages: [page(run('Maren Okafor', 60), run(text, 90, { href: 'file:///home/maren/cv.html' }))],
    });
    expect(findingIn('WRI-13', linked('My page'))).toMatchObject({ severity: 'minor' });
    expect(findingIn('WRI-13', uploaded(['Profile Image'], linked('My page')))).toMatchObject({ severity: 'major' });
  });

  it('is a label before each heading', () => {
    const labels = ['SECTION 教育背景', 'SECTION 专业技能'];
    expect(textsOf('WRI-13', uploaded(['Maren', ...labels]))).toEqual(labels);
    expect(textsOf('WRI-13', uploaded(['SECTION 8 housing office', 'SECTION 4 of the code']))).toBeUndefined();
  });

  it('is the credit of who made it', () => {
    expect(textsOf('WRI-13', uploaded(['Created by: @quillandink / 2019']))).toEqual([
      'Created by: @quillandink / 2019',
    ]);
    expect(textsOf('WRI-13', uploaded(['Template by Quill Studio']))).toHaveLength(1);
    expect(textsOf('WRI-13', uploaded(['Campaign created by our team of four']))).toBeUndefined();
  });

  it('is a number in the place of the names of several projects', () => {
    const projects = (...names: string[]) => ({
      'document.sections.project.items': names.map((name) => ({ ...role({ name }), start: '2021', end: '2022' })),
    });
    expect(textsOf('WRI-11', projects('Project One', 'Project Two'))).toEqual(['Project One', 'Project Two']);
    expect(textsOf('WRI-11', projects('Project One', 'Harbour log'))).toBeUndefined();
  });
});

describe('contacts of which a part was hidden', () => {
  it('reach nobody, and are shown as they stand there', () => {
    const none = { 'document.basics.phone': '' };
    const finding = findingIn('CON-03', uploaded(['Maren · 138XXXX8899 · Hull'], none));
    expect(finding).toMatchObject({ doubtful: false, evidence: [{ text: '138XXXX8899' }] });
    expect(textsOf('CON-03', uploaded(['Maren', 'Sold 40 XXL tents'], none))).toEqual(['']);
    expect(textsOf('CON-02', { 'document.basics.email': 'm****n@harbour.example' })).toHaveLength(1);
    expect(textsOf('CON-02', { 'document.basics.email': 'maxxx@harbour.example' })).toBeUndefined();
  });
});

it('places of a finding are counted where only the first of them are shown', () => {
  const of = (count: number) =>
    findingIn('IMP-02', {
      [items]: [
        role({
          position: 'Pilot',
          employer: 'Tusk',
          body: Array.from(
            { length: count },
            (_, at) => `- Steered the ship ${'abcdefghijklmnopqrstuvwxyz'[at]} home`,
          ).join('\n'),
        }),
      ],
    });
  expect(of(25)).toMatchObject({ places: 25, evidence: { length: 20 } });
  expect(of(20)).not.toHaveProperty('places');
});

it('a name in small capitals of which the text has others is no brand in the wrong letters', () => {
  const headed = (...texts: string[]) => ({ 'document.summary': texts.join('. ') });
  expect(textsOf('WRI-10', headed('COMMUNiCATiON', 'LiNKEDIN'))).toBeUndefined();
  expect(textsOf('WRI-10', headed('Communication', 'LiNKEDIN'))).toEqual(['LiNKEDIN']);
});

it('sessions with one person and parts of a standard are no figures', () => {
  const of = (text: string) => told(text);
  const bare = (text: string) => ({
    [items]: [
      role({ position: 'Pilot', employer: 'Tusk', body: Array.from({ length: 4 }, () => `- Held ${text}`).join('\n') }),
    ],
  });
  expect(findingIn('IMP-02', bare('sessions 1:1 with captains'))).toBeDefined();
  expect(findingIn('IMP-02', bare('audits for IEC 81001-5-1'))).toBeDefined();
  expect(findingIn('IMP-02', bare('31 sessions with captains'))).toBeUndefined();
  expect(of('')).toBeDefined();
});

it('contacts below a name, a headline and a heading alone are at the top of their column', () => {
  const contacts = { 'document.basics.phone': '', 'document.basics.email': 'maren@harbour.example' };
  const of = (...above: string[]) => ({
    ...contacts,
    pages: [
      page(
        run('Maren Okafor', 60, { role: 'name' }),
        ...above.map((text, at) => run(text, 90 + 14 * at)),
        run('maren@harbour.example', 400),
      ),
    ],
  });
  expect(findingIn('ATS-06', of('Operations manager', 'Contact'))).toBeUndefined();
  expect(
    findingIn(
      'ATS-06',
      of('Steered ships into the harbour and out of it again, in fog, ice and strong winds, by day and by night'),
    ),
  ).toBeDefined();
});

it('a margin under ten millimetres is narrow', () => {
  const at = (x: number) => ({
    pages: [page(run('Steered ships into the harbour', 400, { box: { x, y: 400, width: 150, height: 10 } }))],
  });
  expect(findingIn('FMT-04', at(27.8))).toBeDefined();
  expect(findingIn('FMT-04', at(28.6))).toBeUndefined();
});

it('the place of an institute beside each role is no sentence that is copied', () => {
  const at = (text: string) => ({
    'document.locale': 'de',
    [items]: ['2019', '2021'].map((year) =>
      role({ position: 'Tutor', employer: `Reed ${year}`, start: year, end: year, body: text }),
    ),
  });
  const lines = (text: string) => ['Tutor, Reed 2019', text, 'Tutor, Reed 2021', text];
  const name = 'Lehrstuhl für Gezeiten und Strömungen I der Universität am Hafen Hull';
  const sentence = 'Betreute jede Woche vier Gruppen von Studierenden in Übungen zu Gezeiten am Hafen';
  expect(findingIn('WRI-08', uploaded(lines(name), at(name)))).toBeUndefined();
  expect(findingIn('WRI-08', uploaded(lines(sentence), at(sentence)))).toBeDefined();
});

it('a slip in the title of a job is none of a name, as a word of its line may be elsewhere', () => {
  const of = (field: string) =>
    textsOf('WRI-01', {
      ...uploaded(['Undegraduate Teaching Assistant'], { extraction: undefined }),
      misspelled: [{ text: 'Undegraduate', path: `sections.experience.items.0.${field}` }],
    });
  expect(of('position')).toEqual(['Undegraduate']);
  expect(of('body')).toBeUndefined();
});
