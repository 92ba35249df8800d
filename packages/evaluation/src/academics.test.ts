import { newId } from '@vitae/domain';
import { describe, expect, it } from 'vitest';
import { glance, page, run } from './checks/testing/pages.ts';
import { findingIn, reportOf, role, statusOf, uploaded } from './checks/testing/reports.ts';
import { inputWith } from './checks/testing/sample-input.ts';
import { evaluate } from './index.ts';

const items = 'document.sections.experience.items';

const vague = [
  'Steered ships into the harbour and out of it again, in fog, ice and strong winds, by day and by night',
  'Called the pilots who were on watch and told them about currents, depths and works along the channel',
  'Kept the log of movements, delays and accidents, and passed it to the harbour office at the end of each shift',
  'Weighed the lorries of the quarry',
  'Showed apprentices how tugs are fastened, how anchors hold on sand, and whom they should ask before they leave a berth',
  'Met owners of barges about insurance, tested radios, inspected ropes and renewed broken lights at piers',
  'Repaired lamps, painted buoys, cleared driftwood after storms, counted seals for biologists, and sold charts to visiting yachts',
]
  .map((bullet) => `- ${bullet}`)
  .join('\n');

describe('somebody who publishes', () => {
  const publications = Array.from({ length: 3 }, (_, at) => ({ id: newId(), title: `A study of tides, part ${at}` }));
  const of = (position: string, employer: string) => ({
    'document.sections.publication.items': publications,
    [items]: [role({ position, employer, body: vague, start: '2015-01', end: '', current: true })],
  });

  it('is not praised for what is not judged', () => {
    expect(reportOf(of('Research fellow', 'University of Hull')).most).toBeLessThan(100);
    const figures = { [`${items}.0.body`]: vague.replaceAll(/^- /gmu, '- On 14 days of each month: ') };
    expect(reportOf({ ...of('Chief pilot', 'Tusk Shipping'), ...figures }).most).toBeUndefined();
  });

  it('is an academic where the work is research, and is judged by an ordinary job', () => {
    expect(statusOf('IMP-02', of('Research fellow', 'University of Hull'))).toBe('skip');
    expect(statusOf('IMP-02', of('Doctoral student', 'Max Planck Institute'))).toBe('skip');
    expect(statusOf('IMP-02', of('Chief pilot', 'Tusk Shipping'))).toBe('fail');
  });
});

describe('what academics and others write', () => {
  const lines = ['Maren Okafor', 'PhD in tides', 'Publications', 'Conference presentations', 'Teaching experience'];
  const pages = [page(...glance(), run('Tides', 300)), page(run('Tides', 60)), page(run('Tides', 60))];

  it('may take more pages', () => {
    expect(findingIn('FMT-01', { ...uploaded(lines), pages })).toBeUndefined();
    const numbered = [lines[0] ?? '', 'Docteur en philosophie', '6. Publications', '8. Enseignement'];
    expect(findingIn('FMT-01', { ...uploaded(numbered), pages })).toBeUndefined();
    const early = ['PhD in tides', 'Research fields', 'PhD teaching experience', 'Pre-doctoral research experience'];
    expect(findingIn('FMT-01', { ...uploaded(early), pages })).toBeUndefined();
    expect(findingIn('FMT-01', { ...uploaded(lines.slice(0, 3)), pages })).toBeDefined();
  });

  it('is theirs in a sentence', () => {
    const of = (text: string) => ({ 'document.summary': text });
    expect(findingIn('WRI-02', of('A pilot who wrote my thesis on tides.'))).toBeUndefined();
    expect(findingIn('WRI-02', of('A pilot. For years I steered ships. I like tides.'))).toBeDefined();
    // One sentence of the summary may say what somebody likes.
    expect(findingIn('WRI-02', of('A pilot. For years I steered ships.'))).toBeUndefined();
    expect(findingIn('WRI-02', of('This is my thesis. And my harbour is small.'))).toBeDefined();
  });

  it('has names in small capitals', () => {
    const of = (font: string) => ({
      'document.sections.skill.items': [{ id: newId(), name: 'Maths', keywords: ['matlab'] }],
      pages: [page(...glance(), { ...run('matlab', 300), font })],
    });
    expect(findingIn('WRI-10', of('LMRomanCaps10-Regular'))).toBeUndefined();
    expect(findingIn('WRI-10', of('ComputerModernCaps'))).toBeUndefined();
    expect(findingIn('WRI-10', of('Source Sans'))).toBeDefined();
    // Browsers draw small capitals as capitals.
    const drawn = (...texts: string[]) => ({
      ...of(''),
      pages: [page(...glance(), ...texts.map((text, at) => run(text, 300 + 14 * at)))],
    });
    expect(findingIn('WRI-10', drawn('MATLAB'))).toBeUndefined();
    expect(findingIn('WRI-10', drawn('MATLAB', 'matlab'))).toBeDefined();
  });
});

describe('somebody who publishes', () => {
  it('may name roles without telling of them', () => {
    const named = {
      'document.sections.experience.items.0.position': 'Postdoctoral fellow',
      'document.sections.experience.items.0.body': '',
      'document.sections.experience.items.1.body': '',
    };
    const ids = (lines: readonly string[]) =>
      evaluate(inputWith('resume', { ...named, lines })).findings.map(({ id }) => id);
    expect(ids(['Selected publications'])).not.toContain('IMP-01');
    expect(ids([])).toContain('IMP-01');
  });
});

it.each([
  ['Doctorante en optique', 'stage'],
  ['PhD candidate in optics', 'stage'],
  ['Sales manager', undefined],
])('knows somebody who publishes by the headline: %s', (headline, why) => {
  const changes = {
    'document.basics.headline': headline,
    lines: ['Publications'],
    'document.sections.experience.items': [
      role({ position: 'Supply teacher', employer: 'Hull', body: '- Taught optics' }),
    ],
  };
  expect(reportOf(changes).skipped.find(({ id }) => id === 'IMP-06')?.why).toBe(why);
});

const only = (...roles: unknown[]) => ({ [items]: roles });

const skipOf = (id: string, changes: Parameters<typeof reportOf>[0]) =>
  reportOf(changes).skipped.find((one) => one.id === id)?.why;

it('asks academics for neither verbs nor several bullets, who name courses and offices', () => {
  const named = Array.from({ length: 6 }, (_, at) => `- Full course on tides for ${at + 20} fellows`).join('\n');
  const publications = Array.from({ length: 3 }, (_, at) => ({ id: newId(), title: `A study of tides, part ${at}` }));
  const of = (position: string) => ({
    ...only(role({ position, employer: 'University of Hull', body: named })),
    'document.sections.publication.items': publications,
  });
  expect(skipOf('IMP-03', of('Lecturer'))).toBe('stage');
  const one = only(role({ position: 'Lecturer', employer: 'University of Hull', body: '- Full course on tides' }));
  expect(skipOf('IMP-01', { ...of('Lecturer'), ...one })).toBe('stage');
  expect(findingIn('IMP-01', one)).toBeDefined();
  expect(findingIn('IMP-03', { ...of('Lecturer'), 'document.sections.publication.items': [] })).toBeDefined();
});
