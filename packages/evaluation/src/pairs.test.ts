import { loadExample, loadSample, sampleResumes } from '@vitae/samples';
import type { AnyDocument, Item, Resume } from '@vitae/domain';
import { letterFixtures, scriptFixtures } from '@vitae/testkit/fixtures';
import { describe, expect, it } from 'vitest';
import { checks, evaluate, type EvaluationInput, type Report } from './index.ts';
import { NUMBER_WORDS } from './text/words.ts';

type Letter = Extract<AnyDocument, { kind: 'coverletter' }>;
/** Plants a fault; a document that it does not change has nothing to plant it in. */
type Fault<Doc> = (doc: Doc) => Partial<EvaluationInput> & { document?: Doc };

const basics =
  (change: Partial<Resume['basics']>): Fault<Resume> =>
  (doc) => ({ document: { ...doc, basics: { ...doc.basics, ...change } } });
const items =
  (key: keyof Resume['sections'], change: (items: Item[]) => Item[]): Fault<Resume> =>
  (doc) => ({
    document: {
      ...doc,
      sections: { ...doc.sections, [key]: { ...doc.sections[key], items: change(doc.sections[key].items) } },
    },
  });
const hide =
  (key: keyof Resume['sections']): Fault<Resume> =>
  (doc) => ({ document: { ...doc, sections: { ...doc.sections, [key]: { ...doc.sections[key], hidden: true } } } });
const each = (change: Partial<Item>) => (all: Item[]) => all.map((item) => Object.assign({ ...item }, change));
const body = (change: (text: string) => string) => (all: Item[]) =>
  all.map((item) => ({ ...item, body: change(String(item['body'] ?? '')) }));
const first = (change: (item: Item) => Item) => (all: Item[]) =>
  all.map((item, at) => (at === 0 ? change(item) : item));
const misses = (count: number) => Array.from({ length: count }, (_, at) => ({ text: `mispelt${at}`, path: 'summary' }));
const id = '019bc0e2-1280-7f20-909b-1d9e34e48099';

const anyNumberWord = new RegExp(
  Object.values(NUMBER_WORDS)
    .map(({ source }) => source)
    .join('|'),
  'giu',
);

const resumeFaults: Readonly<Record<string, Fault<Resume>>> = {
  'CON-01': basics({ fullName: 'R2 D2' }),
  'CON-02': basics({ email: 'name@example' }),
  'CON-03': basics({ phone: '12 34' }),
  'CON-04': (doc) => basics({ location: { ...doc.basics.location, city: '' } })(doc),
  'CON-05': (doc) => basics({ links: [...doc.basics.links, { id, label: 'Page', url: 'my page' }] })(doc),
  'CON-06': basics({ headline: '' }),
  'CON-07': basics({ email: 'party-princess99@example.com' }),
  'STR-01': (doc) => hide('experience')({ ...doc, target: { ...doc.target, level: 'mid' } }),
  'STR-02': hide('education'),
  'STR-03': hide('skill'),
  'STR-04': (doc) => ({ document: { ...doc, summary: '' } }),
  'STR-05': (doc) => ({
    document: {
      ...doc,
      sections: { ...doc.sections, experience: { ...doc.sections.experience, heading: 'Where the magic happened' } },
    },
  }),
  'STR-06': items('experience', (all) => all.toReversed()),
  'STR-07': items('experience', each({ employer: '' })),
  'STR-08': items('award', (all) => [...all, { id, hidden: false, breakBefore: false, keepTogether: false }]),
  'TIM-01': items(
    'experience',
    first((item) => ({ ...item, start: '1831' })),
  ),
  'TIM-02': items(
    'experience',
    first((item) => ({ ...item, start: '2027-05' })),
  ),
  'IMP-01': items('experience', each({ body: '' })),
  'IMP-02': items(
    'experience',
    body((text) => text.replaceAll(/\d+/g, 'xyz').replaceAll(anyNumberWord, 'xyz')),
  ),
  'WRI-01': () => ({ misspelled: misses(2) }),
  'WRI-07': items(
    'education',
    first((item) => ({ ...item, body: Array.from({ length: 110 }, (_, at) => `w${at.toString(26)}`).join(' ') })),
  ),
  'WRI-08': items(
    'experience',
    first((item) => ({ ...item, body: `${String(item['body'])}\n${String(item['body']).split('\n').at(-1)}` })),
  ),
  'WRI-11': items(
    'experience',
    first((item) => ({ ...item, body: `- Saved [X%] of costs\n${String(item['body'])}` })),
  ),
  'WRI-12': () => ({ ungrammatical: misses(20) }),
  'INT-02': items(
    'experience',
    first((item) => ({ ...item, body: `${String(item['body'])} ware\u200Bhouse` })),
  ),
  'INT-03': items(
    'experience',
    first((item) => ({ ...item, body: `${String(item['body'])} ${'excel '.repeat(60)}` })),
  ),
  'ATS-08': () => ({ properties: { title: '', language: '', author: '' } }),
};

const paragraphs =
  (change: (all: Letter['paragraphs']) => Letter['paragraphs']): Fault<Letter> =>
  (doc) => ({ document: { ...doc, paragraphs: change(doc.paragraphs) } });
const letterFaults: Readonly<Record<string, Fault<Letter>>> = {
  'CL-01': (doc) => ({ document: { ...doc, opening: '' } }),
  'CL-02': (doc) => ({
    posting: 'Baker\nFalkenberg Bread GmbH is looking for a baker.',
    document: { ...doc, recipient: { ...doc.recipient, company: '' } },
  }),
  'CL-03': paragraphs((all) => all.slice(0, 1).map((one) => ({ ...one, text: 'I would like to work for you.' }))),
  'CL-09': paragraphs((all) => [...all, { id, text: 'I look forward to meeting the team of [Company].' }]),
  'CL-10': paragraphs((all) => [{ id, text: all.map(({ text }) => text.replaceAll('\n', ' ')).join(' ') }]),
  'CL-11': () => ({ misspelled: misses(2) }),
  'CL-12': () => ({ ungrammatical: misses(20) }),
};

const complete = (document: AnyDocument): EvaluationInput => ({
  document,
  asOf: '2026-06-01',
  origin: 'ours',
  misspelled: [],
  ungrammatical: [],
  properties: { title: document.title, language: document.locale, author: 'Somebody' },
});

/** What a resume that is short lacks, and what counts only in part for that (STR-11). */
const ofShort = ['structure', 'writing', 'format', 'machine-readable'];
/** What else a fault is: a letter of a sentence is right in form for that part only; without roles, what they tell or a summary, a resume may be short; in another order, other roles are the latest. */
const alsoMoved: Readonly<Record<string, readonly string[]>> = {
  'STR-01': ['impact', ...ofShort],
  'STR-03': ofShort,
  'STR-04': ofShort,
  'IMP-01': ofShort,
  'STR-06': ['impact'],
  // A bullet more changes the share of those that say what changed.
  'WRI-11': ['impact'],
  'CL-03': ['writing', 'format'],
};

/** The categories that a fault may move: its own, and those of checks that have nothing to judge because of it. */
function movedBy(fault: string, report: Report): Set<string> {
  const unjudged = report.skipped.filter(({ why }) => why === 'nothing-shown').map(({ id }) => id);
  return new Set([
    ...checks.filter(({ id }) => id === fault || unjudged.includes(id)).map(({ category }) => category),
    ...(alsoMoved[fault] ?? []),
  ]);
}

/** The categories that differ between two reports, of those that both have. */
const differing = (one: Report, other: Report): string[] =>
  one.categories.flatMap(({ id, score }) => {
    const same = other.categories.find((category) => category.id === id);
    return same && same.score !== score ? [id] : [];
  });

/** Of each fault, whether the document with it comes out below the one without; none that the document had already. */
function pairsOf<Doc extends AnyDocument>(doc: Doc, faults: Readonly<Record<string, Fault<Doc>>>) {
  const without = evaluate(complete(doc));
  const pairs = Object.entries(faults).flatMap(([check, fault]) => {
    const { posting, ...changes } = fault(doc);
    const good = posting === undefined ? without : evaluate({ ...complete(doc), posting });
    const bad = evaluate({ ...complete(doc), ...changes, ...(posting !== undefined && { posting }) });
    const isNew = !good.findings.some(({ id }) => id === check) && !bad.skipped.some(({ id }) => id === check);
    const moved = movedBy(check, bad);
    const others = differing(good, bad).filter((category) => !moved.has(category));
    return isNew ? [{ name: `${check}: ${doc.title}`, isRight: bad.score < good.score, others }] : [];
  });
  // Mending a fault gives the document as it was.
  expect(evaluate(complete(doc))).toEqual(without);
  return pairs;
}

describe('pairs of a good document and the same with one fault', () => {
  let made: Promise<ReturnType<typeof pairsOf>> | undefined;
  const allPairs = () => (made ??= makePairs());
  const makePairs = async () => {
    const resumes = [
      ...(await Promise.all(sampleResumes.map(({ slug }) => loadSample(slug)))),
      ...scriptFixtures.map(({ resume }) => resume),
    ];
    const example = await loadExample('coverletter');
    const letters = [
      ...letterFixtures.map(({ letter }) => letter),
      ...(example?.kind === 'coverletter' ? [example] : []),
    ];
    return [
      ...resumes.flatMap((doc) => pairsOf(doc, resumeFaults)),
      ...letters.flatMap((doc) => pairsOf(doc, letterFaults)),
    ];
  };

  it('come out in the right order: at least 99 of 100, over kinds, languages and faults', async () => {
    const pairs = await allPairs();
    const wrong = pairs.filter(({ isRight }) => !isRight).map(({ name }) => name);
    expect(pairs.length).toBeGreaterThanOrEqual(500);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(pairs.length / 100);
  });

  it('differ in the category of the fault alone, and the document without it is judged as before', async () => {
    const pairs = await allPairs();
    const elsewhere = pairs
      .filter(({ others }) => others.length > 0)
      .map(({ name, others }) => `${name}: ${others.join()}`);
    expect(elsewhere).toEqual([]);
  });
});
