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
/** Adds bullets to the first role. */
const bullets = (...texts: readonly string[]) =>
  inFirstRole((text) => [text, ...texts.map((bullet) => `- ${bullet}`)].join('\n'));
const onPages =
  (change: (pages: readonly LaidOutPage[]) => LaidOutPage[]): Fault =>
  ({ pages = [] }) =>
    pages.length === 0 ? {} : { pages: change(pages) };
/** Changes what the second reader of a file says. */
const second =
  (change: (text: string) => string): Fault =>
  ({ extraction }) =>
    extraction?.second === undefined ? {} : { extraction: { ...extraction, second: change(extraction.second) } };
const drawn =
  (change: (run: Run, at: number) => Run): Fault =>
  ({ pages = [] }) => ({ pages: pages.map((page) => ({ ...page, runs: page.runs.map(change) })) });

/** Headings of the experience in the files. */
const USUAL_HEADING =
  /^(?:\p{L}+ ){0,2}(?:experiences?|employment|history|career|werdegang|laufbahn|\p{L}*erfahrung|expériences?(?: \p{L}+)?|experiencia(?: \p{L}+)?|experiência(?: \p{L}+)?):?$/iu;
const blank: LaidOutPage = { width: 595, height: 842, runs: [] };

/** What makes a file worse, by the check that has to find it. */
const faults: Readonly<Record<string, Fault>> = {
  'CON-01': basics({ fullName: 'R2 D2' }),
  'CON-02': basics({ email: 'name@example' }),
  'CON-03': basics({ phone: '12 34' }),
  'CON-05': (input, resume) =>
    basics({ links: [...resume.basics.links, { id, label: 'Page', url: 'my page' }] })(input, resume),
  'CON-07': basics({ email: 'party-princess99@example.com' }),
  'STR-05': ({ lines }, resume) => ({
    document: {
      ...resume,
      sections: {
        ...resume.sections,
        experience: { ...resume.sections.experience, heading: 'Where the magic happened' },
      },
    },
    // A file that still has the usual heading was misread.
    ...(lines && { lines: lines.filter((line) => !USUAL_HEADING.test(line.trim())) }),
  }),
  'STR-03': (_, resume) => {
    const { skill } = resume.sections;
    const keywords = Array.from({ length: 40 }, (_unused, at) => `Tool${at}`);
    const items = [...skill.items, { id, hidden: false, breakBefore: false, keepTogether: false, name: '', keywords }];
    return { document: { ...resume, sections: { ...resume.sections, skill: { ...skill, items } } } };
  },
  'STR-06': (_, resume) => {
    const { experience } = resume.sections;
    const items = experience.items.toReversed();
    return { document: { ...resume, sections: { ...resume.sections, experience: { ...experience, items } } } };
  },
  'TIM-01': firstRole((item) => ({ ...item, start: '1831' })),
  'TIM-02': firstRole((item) => ({ ...item, start: '2027-05', current: true })),
  'TIM-03': firstRole((item) => ({ ...item, start: String(item['start'] ?? '').slice(0, 4) })),
  'IMP-02': roles((item) => ({ ...item, body: String(item['body'] ?? '').replaceAll(/\d[\d.,]*/g, 'xyz') })),
  'IMP-04': bullets('Responsible for the till', 'Responsible for the stock', 'Responsible for opening the shop'),
  'IMP-09': inFirstRole(
    () =>
      '- Various tasks\n- Other duties as assigned\n- Tareas varias, diverse Aufgaben, tâches diverses, várias tarefas',
  ),
  'WRI-01': () => ({ misspelled: ['mispelt', 'recieved'].map((text) => ({ text, path: 'summary' })) }),
  'WRI-08': inFirstRole((text) => `${text}\n${text.split('\n').at(-1) ?? ''}`),
  'WRI-11': inFirstRole((text) => `- Saved [X%] of costs\n${text}`),
  'WRI-13': ({ lines }) => (lines ? { lines: lines.map((line, at) => (at === 0 ? `${line} &nbsp;` : line)) } : {}),
  'WRI-12': () => ({ ungrammatical: Array.from({ length: 40 }, () => ({ text: 'It were', path: 'summary' })) }),
  'FMT-04': drawn((run, at) => (at % 4 === 3 ? { ...run, box: { ...run.box, x: 4 } } : run)),
  'FMT-05': onPages((pages) =>
    pages.map(({ width, height, runs }) => ({
      width,
      height: 3 * height,
      runs: runs.map((run) => ({ ...run, box: { ...run.box, y: 3 * run.box.y } })),
    })),
  ),
  // The last line goes to a page of its own: a line more would also tell more.
  'FMT-08': onPages((pages) => [
    ...pages.map((page, at) => (at === pages.length - 1 ? { ...page, runs: page.runs.slice(0, -1) } : page)),
    {
      ...blank,
      runs:
        pages
          .at(-1)
          ?.runs.slice(-1)
          .map((run) => ({ ...run, box: { ...run.box, y: 60 } })) ?? [],
    },
  ]),
  'FMT-09': onPages(([first, ...others]) => {
    const [run] = first?.runs ?? [];
    if (!first || !run) return [];
    const heading: Run = {
      ...run,
      text: 'Projects',
      role: 'heading',
      path: '',
      box: { ...run.box, y: first.height - 40 },
    };
    return [
      { ...first, runs: [...first.runs, heading] },
      ...(others.length > 0 ? others : [{ ...blank, runs: first.runs.slice(-1) }]),
    ];
  }),
  'FMT-11': onPages((pages) => [{ ...blank, runs: pages[0]?.runs.slice(-1) ?? [] }, ...pages]),
  'FMT-03': drawn((run) => (run.role === 'text' ? { ...run, size: 7 } : run)),
  'FMT-06': drawn((run) => ({ ...run, colour: '#bbbbbb', background: '#ffffff' })),
  'FMT-07': drawn((run, at) => ({ ...run, font: ['Sans', 'Serif', 'Mono', 'Script'][at % 4] ?? '' })),
  'FMT-13': drawn((run, at) => (at % 4 === 3 ? { ...run, missing: 2 } : run)),
  'ATS-01': second((text) => text.replaceAll(/\b(\p{L}{3})\p{L}{3,}/gu, '$1')),
  'ATS-03': second((text) => text.split('\n').toReversed().join('\n')),
  'ATS-05': drawn((run, at) => (at % 4 === 3 ? { ...run, text: 'github.com/somebody', href: '' } : run)),
  'ATS-06': onPages((pages) =>
    pages.map((page) => ({
      ...page,
      runs: page.runs.map((run) => ({ ...run, box: { ...run.box, y: page.height / 2 + run.box.y / 2 } })),
    })),
  ),
  'ATS-07': drawn((run) => (run.role === 'heading' ? { ...run, letterSpacing: run.size / 2 } : run)),
  'ATS-02': ({ extraction }) =>
    extraction ? { extraction: { ...extraction, text: `${extraction.text}\nsta\uFFFD` } } : {},
  'ATS-04': drawn((run) => ({ ...run, embedded: false })),
  'ATS-08': ({ properties }) => (properties ? { properties: { title: '', language: '', author: '' } } : {}),
  'INT-04': (_, resume) => ({
    posting: resume.sections.experience.items.map((item) => String(item['body'] ?? '')).join('\n'),
  }),
  'INT-01': drawn((run, at) => (at >= 3 && at < 9 ? { ...run, invisible: true } : run)),
  'INT-02': inFirstRole((text) => `${text} ware\u200Bhouse`),
  'INT-03': inFirstRole((text) => `${text} ${'excel '.repeat(60)}`),
};

/**
 * What else a fault is: other bullets change shares of bullets and the number of words; another name is not the one on the page; with another start, somebody is at another point of a
 * career; a bullet more changes the share of those with a number; what is hidden, repeated or copied no longer counts
 * as text, so that a file may say hardly anything.
 */
const alsoMoved: Readonly<Record<string, readonly string[]>> = {
  // Another name or number is no sample's any more (WRI-11).
  'CON-01': ['format', 'writing'],
  'CON-03': ['writing'],
  // Fewer lines have what stood in the one that was taken out.
  'STR-05': ['writing'],
  'WRI-13': ['contact'],
  // Which fonts every reader has is known by their names (ATS-04).
  'FMT-07': ['machine-readable'],
  // In another order, other dates are the old ones, which may have no months (TIM-03).
  'STR-06': ['impact', 'format', 'timeline'],
  // In a file without headings, there is one to judge now (ATS-07).
  'FMT-09': ['machine-readable'],
  'FMT-11': ['machine-readable'],
  'ATS-05': ['format'],
  'ATS-06': ['format'],
  'TIM-01': ['format'],
  'TIM-02': ['impact', 'structure', 'writing', 'format'],
  'IMP-09': ['impact', 'writing', 'structure'],
  'IMP-04': ['writing'],
  'STR-03': ['impact', 'writing', 'format'],
  'INT-04': ['contact', 'structure', 'impact', 'writing', 'format', 'machine-readable'],
  'WRI-08': ['impact'],
  'WRI-11': ['impact'],
  'INT-01': ['format'],
  'INT-02': ['impact'],
  'INT-03': ['impact', 'writing', 'format'],
};

const aBulletMore = 'planted in bullets, and a bullet more also tells more';
/** Checks that are found in made documents only, where a fault is planted for each check: why none is in files. */
const notInFiles: Readonly<Record<string, string>> = {
  'STR-07': 'a title or an employer may have been read as something else, and the lines still have the times',
  'STR-08': 'needs a heading at the end, which is another document',
  'CON-04': 'the lines of the file still have the place',
  'CON-06': 'the lines of the file still have the headline',
  'STR-01': 'the lines of the file still have the roles',
  'STR-02': 'the lines of the file still have the education',
  'STR-04': 'the lines of the file still have the summary',
  'TIM-07': 'its year is in no field, so that other times are not certain',
  'TIM-09': 'needs a summary that says how many years',
  'TIM-08': 'needs a summary that says more',
  'STR-12': 'needs the lines of another role, too',
  'STR-11': 'the lines of the file still have its text',
  'TIM-05': 'what was read as roles may be one job, or studies',
  'TIM-11': 'its year is in no field, so that other times are not certain',
  'TIM-10': 'needs roles that are all over, which is another document',
  'IMP-01': 'without bullets, other checks have nothing to judge',
  'IMP-06': 'figures are results, too: IMP-02 is planted',
  'IMP-10': 'without figures, IMP-02 is found instead',
  'IMP-11': 'without figures, IMP-02 is found instead',
  'IMP-12': 'without figures and names, IMP-02 is found, too, and other words',
  'IMP-07': 'needs other skills or other roles',
  'IMP-08': 'without bullets, other checks have nothing to judge',
  'IMP-03': aBulletMore,
  'IMP-05': aBulletMore,
  'WRI-02': aBulletMore,
  'WRI-03': aBulletMore,
  'WRI-04': aBulletMore,
  'WRI-05': aBulletMore,
  'WRI-06': aBulletMore,
  'WRI-09': aBulletMore,
  'WRI-10': aBulletMore,
  'WRI-07': 'a long text also tells more',
  'FMT-01': 'more pages also fill the last one',
  'FMT-02': 'a long text also tells more',
};

it('has a fault for each check of resumes, or a reason', () => {
  const scored = checks
    .filter(({ kind, severity }) => kind === 'resume' && severity !== 'tip')
    .map((check) => check.id);
  expect(scored.filter((check) => !(check in faults) && !(check in notInFiles))).toEqual([]);
  expect(Object.keys(notInFiles).filter((check) => check in faults)).toEqual([]);
});

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
  console.warn(
    `${pairs.length} pairs of ${files.length} files, ${wrong.length} in the wrong order: ${wrong.join(', ')}`,
  );
  expect(pairs.length).toBeGreaterThanOrEqual(process.env['EVERY_CASE'] ? 100 : 35);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(pairs.length / 100);
  expect(elsewhere).toEqual([]);
}, 600_000);
