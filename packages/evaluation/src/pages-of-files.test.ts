import { describe, expect, it } from 'vitest';
import { glance, page, run } from './checks/testing/pages.ts';
import { findingIn, textsOf, uploaded } from './checks/testing/reports.ts';

describe('margins', () => {
  const at = (y: number, role: 'name' | 'text' | 'running-line') => {
    const line = run('Maren Okafor', y, { role });
    return { pages: [page(...glance(), { ...line, box: { ...line.box, y } })] };
  };

  it('are narrower for names, whose boxes are large, and for running lines', () => {
    expect(findingIn('FMT-04', at(25.5, 'text'))).toBeDefined();
    expect(findingIn('FMT-04', at(25.5, 'name'))).toBeUndefined();
    expect(findingIn('FMT-04', at(18, 'name'))).toBeDefined();
    expect(findingIn('FMT-04', at(18, 'running-line'))).toBeUndefined();
  });

  it('are shown by what is nearest to the edge', () => {
    const near = (text: string, y: number) => ({ ...run(text, y), box: { x: 57, y, width: 60, height: 10 } });
    const pages = [page(...glance(), near('near', 20), near('nearest', 4))];
    expect(textsOf('FMT-04', { pages })).toEqual(['nearest']);
  });
});

it('judges the size of letters by what it is on paper', () => {
  const of = (size: number, width: number, height: number) =>
    findingIn('FMT-03', { pages: [{ ...page(...glance({ size })), width, height }] });
  expect(of(15, 595, 842)).toBeDefined();
  expect(of(15, 750, 1061)).toBeUndefined();
  // A slide is shown as it is.
  expect(of(15, 1280, 720)).toBeDefined();
});

it('takes the step from one item of a list to the next for no height of a line', () => {
  const lines = (texts: readonly string[]) =>
    uploaded(['Maren Okafor'], {
      pages: [page(...texts.map((text, at) => run(text, 60 + 19 * at, { path: 'experience.body' })))],
    });
  const items = ['Planned routes;', 'Kept the stock;', 'Trained the new;', 'Wrote the rota;', 'Answered calls;'];
  expect(findingIn('FMT-05', lines(items))).toBeUndefined();
  expect(findingIn('FMT-05', lines(items.map((text) => text.toLowerCase().replace(';', ' and'))))).toBeDefined();
});

it('takes no target of a link for text that is drawn', () => {
  const lines = ['Maren Okafor', 'mailto:maren@tusk.example'];
  const on = (...texts: string[]) =>
    uploaded(lines, { pages: [page(...texts.map((text, at) => run(text, 60 + 14 * at)))] });
  expect(findingIn('WRI-13', on('Maren Okafor', 'maren@tusk.example'))).toBeUndefined();
  expect(findingIn('WRI-13', on('Maren Okafor', 'mailto:maren@tusk.example'))).toBeDefined();
  // Of a file without pages, only one behind its text is known to be seen.
  expect(findingIn('WRI-13', uploaded(lines, { pages: undefined }))).toBeUndefined();
  const behind = ['maren@tusk.example (mailto:maren@tusk.example)'];
  expect(findingIn('WRI-13', uploaded(behind, { pages: undefined }))).toBeDefined();
});

it('halves nothing that is seen on pages, whatever they were read into', () => {
  const pale = { size: 10, colour: '#bbbbbb', path: 'basics.headline' };
  const pages = [
    page(...glance(), run('A long text in grey that nobody can read well, on most of the page', 300, pale)),
  ];
  const changes = uploaded(['Maren Okafor'], { pages, confidence: { 'basics.headline': 0.3 } });
  expect(findingIn('FMT-06', changes)).toMatchObject({ doubtful: false });
});

it('finds an empty last page as one fault, and counts it as no page', () => {
  const foot = run('Page 3', 825, { role: 'running-line' });
  const on = (...last: ReturnType<typeof run>[]) => ({
    pages: [page(...glance()), page(run('More', 60), run('Text', 300)), page(...last)],
  });
  for (const empty of [on(), on(foot)]) {
    expect(findingIn('FMT-08', empty)).toBeDefined();
    expect(findingIn('FMT-01', empty)).toBeUndefined();
  }
  expect(findingIn('FMT-01', on(run('Words at the end of it', 400)))).toBeDefined();
});

it('takes small capitals for no family of their own', () => {
  const of = (...fonts: string[]) => ({
    pages: [page(...glance(), ...fonts.map((font, at) => run('A line in a font of its own', 300 + 14 * at, { font })))],
  });
  expect(findingIn('FMT-07', of('ComputerModern', 'ComputerModernCaps'))).toBeUndefined();
  expect(findingIn('FMT-07', of('ComputerModern', 'Lato'))).toBeDefined();
});

it('counts no page of a letter that stands behind a resume', () => {
  const letter = (...texts: string[]) => page(...texts.map((text, at) => run(text, 60 + 40 * at)));
  const more = page(run('More', 60), run('Text', 300));
  const of = (...last: string[]) => findingIn('FMT-01', { pages: [page(...glance()), more, letter(...last)] });
  expect(of('Dear Mr Deeds,', 'Please find enclosed my resume.', 'Yours sincerely,', 'Maren Okafor')).toBeUndefined();
  expect(of('Sehr geehrte Frau Deeds,', 'gerne bewerbe ich mich.', 'Mit freundlichen Grüßen')).toBeUndefined();
  expect(of('Dearborn Freight', 'Planned routes', 'Yours sincerely,')).toBeDefined();
  expect(of('Dear Mr Deeds,', 'was the title of a play.')).toBeDefined();
});

it('finds what a browser printed around a page, and no address of a person', () => {
  const around = (...texts: string[]) => {
    const pages = [page(...texts.map((text, at) => run(text, at === 0 ? 14 : 820)), ...glance())];
    return textsOf('WRI-13', uploaded(['Maren Okafor'], { pages }));
  };
  expect(around('12/3/24, 10:15 AM', 'https://maren.example/cv', '1/3')).toEqual([
    '12/3/24, 10:15 AM',
    'https://maren.example/cv',
  ]);
  expect(around('3.12.2024, 10:15', 'Maren Okafor')).toEqual(['3.12.2024, 10:15']);
  expect(around('Maren Okafor', 'https://maren.example')).toBeUndefined();
  expect(around('12/3/2024', 'Page 1 of 3')).toBeUndefined();
});

it('calls an empty last page, or one with a line alone, worse than one with a few lines', () => {
  expect(findingIn('FMT-08', { pages: [page(...glance()), page()] })?.status).toBe('fail');
  const lines = Array.from({ length: 4 }, (_, at) => run('Steered ships of the harbour', 40 + 15 * at));
  expect(findingIn('FMT-08', { pages: [page(...glance()), page(run('A last line', 60))] })?.status).toBe('fail');
  expect(findingIn('FMT-08', { pages: [page(...glance()), page(...lines)] })?.status).toBe('warn');
});
