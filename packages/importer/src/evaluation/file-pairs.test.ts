import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isKind, type Item, type Resume } from '@vitae/domain';
import { checks, evaluate, type EvaluationInput, type LaidOutPage, type Report } from '@vitae/evaluation';
import { corpusFiles, corpusFolder } from '@vitae/testkit/corpus';
import { expect, it } from 'vitest';
import { readForEvaluation } from './read-for-evaluation.ts';

const asOf = '2026-06-01';
const id = '019bc0e2-1280-7f20-909b-1d9e34e48099';
type Fault = (input: EvaluationInput, resume: Resume) => Partial<EvaluationInput>;
type Run = LaidOutPage['runs'][number];

const basics =
  (change: Partial<Resume['basics']>): Fault =>
  (_, resume) => ({ document: { ...resume, basics: { ...resume.basics, ...change } } });
const roles =
  (change: (item: Item, at: number) => Item): Fault =>
  (_, resume) => {
    const { experience } = resume.sections;
    const items = experience.items.map(change);
    return { document: { ...resume, sections: { ...resume.sections, experience: { ...experience, items } } } };
  };
const firstRole = (change: (item: Item) => Item) => roles((item, at) => (at === 0 ? change(item) : item));
const inFirstRole = (change: (text: string) => string) =>
  firstRole((item) => ({ ...item, body: change(String(item['body'] ?? '')) }));
const drawn =
  (change: (run: Run, at: number) => Run): Fault =>
  ({ pages = [] }) => ({ pages: pages.map((page) => ({ ...page, runs: page.runs.map(change) })) });

/** What makes a file worse, by the check that has to find it. */
const faults: Readonly<Record<string, Fault>> = {
  'CON-01': basics({ fullName: 'R2 D2' }),
  'CON-02': basics({ email: 'name@example' }),
  'CON-03': basics({ phone: '12 34' }),
  'CON-05': (input, resume) =>
    basics({ links: [...resume.basics.links, { id, label: 'Page', url: 'my page' }] })(input, resume),
  'CON-07': basics({ email: 'party-princess99@example.com' }),
  'STR-05': (_, resume) => ({
    document: {
      ...resume,
      sections: {
        ...resume.sections,
        experience: { ...resume.sections.experience, heading: 'Where the magic happened' },
      },
    },
  }),
  'STR-07': roles((item) => ({ ...item, employer: '' })),
  'TIM-01': firstRole((item) => ({ ...item, start: '1831' })),
  'TIM-02': firstRole((item) => ({ ...item, start: '2027-05', current: true })),
  'IMP-09': inFirstRole(
    () =>
      '- Various tasks\n- Other duties as assigned\n- Tareas varias, diverse Aufgaben, tâches diverses, várias tarefas',
  ),
  'WRI-01': () => ({ misspelled: ['mispelt', 'recieved'].map((text) => ({ text, path: 'summary' })) }),
  'WRI-08': inFirstRole((text) => `${text}\n${text.split('\n').at(-1) ?? ''}`),
  'WRI-11': inFirstRole((text) => `- Saved [X%] of costs\n${text}`),
  'WRI-12': () => ({ ungrammatical: Array.from({ length: 40 }, () => ({ text: 'It were', path: 'summary' })) }),
  'FMT-03': drawn((run) => (run.role === 'text' ? { ...run, size: 7 } : run)),
  'FMT-06': drawn((run) => ({ ...run, colour: '#bbbbbb', background: '#ffffff' })),
  'FMT-07': drawn((run, at) => ({ ...run, font: ['Sans', 'Serif', 'Mono', 'Script'][at % 4] ?? '' })),
  'ATS-02': ({ extraction }) =>
    extraction ? { extraction: { ...extraction, text: `${extraction.text}\nsta\uFFFD` } } : {},
  'ATS-04': drawn((run) => ({ ...run, embedded: false })),
  'ATS-08': ({ properties }) => (properties ? { properties: { title: '', language: '', author: '' } } : {}),
  'INT-01': drawn((run, at) => (at === 3 ? { ...run, invisible: true } : run)),
  'INT-02': inFirstRole((text) => `${text} ware\u200Bhouse`),
  'INT-03': inFirstRole((text) => `${text} ${'excel '.repeat(60)}`),
};

/**
 * What else a fault is: another name is not the one on the page; with another start, somebody is at another point of a
 * career; a bullet more changes the share of those with a number; what is hidden or repeated no longer counts as text.
 */
const alsoMoved: Readonly<Record<string, readonly string[]>> = {
  'CON-01': ['format'],
  'TIM-01': ['format'],
  'TIM-02': ['impact', 'structure', 'writing', 'format'],
  'IMP-09': ['impact', 'writing'],
  'WRI-08': ['impact'],
  'WRI-11': ['impact'],
  'INT-01': ['format'],
  'INT-02': ['impact'],
  'INT-03': ['impact', 'writing', 'format'],
};

/** Categories that a fault may move besides that of its check: those in which nothing is left to judge because of it. */
function movedBy(fault: string, report: Report): Set<string> {
  const unjudged = report.skipped.filter(({ why }) => why === 'nothing-shown').map((one) => one.id);
  const isShort = report.findings.some(({ values }) => values['coveragePercent'] !== undefined);
  return new Set([
    ...checks.filter((check) => check.id === fault || unjudged.includes(check.id)).map(({ category }) => category),
    ...(alsoMoved[fault] ?? []),
    ...(isShort ? ['structure', 'writing', 'format', 'machine-readable'] : []),
  ]);
}

async function pairsOf(path: string) {
  const { evidence } = await readForEvaluation(
    { name: path, bytes: new Uint8Array(readFileSync(path)), asOf },
    'resume',
  );
  const { document } = evidence;
  if (!isKind('resume', document)) return [];
  const input: EvaluationInput = { ...evidence, asOf, misspelled: [], ungrammatical: [] };
  const good = evaluate(input);
  // What is limited already cannot be lowered by a fault of less weight.
  if (good.caps.length > 0) return [];
  const pairs = Object.entries(faults).flatMap(([check, fault]) => {
    const bad = evaluate({ ...input, ...fault(input, document) });
    const isNew = bad.findings.some((one) => one.id === check) && !good.findings.some((one) => one.id === check);
    const moved = movedBy(check, bad);
    const others = good.categories.flatMap((category) => {
      const same = bad.categories.find((one) => one.id === category.id);
      return same && same.score !== category.score && !moved.has(category.id) ? [category.id] : [];
    });
    return isNew ? [{ name: `${check}: ${path}`, isRight: bad.score < good.score, others }] : [];
  });
  expect(evaluate(input)).toEqual(good);
  return pairs;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /\.(?:pdf|docx|md|txt)$/.test(name))
    .map((name) => join(folder, name));

const own = filesIn(join(import.meta.dirname, '../../../testkit/corpus'));
/** With the resumes of others, which are not part of the project: `npm run fuzz -- files`, where they are. */
const files = process.env['EVERY_CASE']
  ? [...own, ...corpusFiles('pdf', 'docx').map(({ path }) => join(corpusFolder, path))]
  : own.filter((name) => /nurse\.pdf|teacher\.docx|developer\.pdf/.test(name));

it('puts a file with a fault planted in it below the file without, in at least 99 of 100 pairs', async () => {
  const pairs = (await Promise.all(files.map((path) => pairsOf(path).catch(() => [])))).flat();
  const wrong = pairs.filter(({ isRight }) => !isRight).map(({ name }) => name);
  const elsewhere = pairs
    .filter(({ others }) => others.length > 0)
    .map(({ name, others }) => `${name}: ${others.join()}`);
  console.warn(`${pairs.length} pairs of ${files.length} files, ${wrong.length} in the wrong order`);
  expect(pairs.length).toBeGreaterThanOrEqual(process.env['EVERY_CASE'] ? 100 : 35);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(pairs.length / 100);
  expect(elsewhere).toEqual([]);
}, 600_000);
