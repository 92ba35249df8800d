import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isKind, resumeSchema, type Resume } from '@vitae/domain';
import { evaluate, type EvaluationInput, type Finding, type Report } from '@vitae/evaluation';
import { corpusFiles, corpusFolder } from '@vitae/testkit/corpus';
import { triesAll } from '@vitae/testkit/sample';
import { expect, it } from 'vitest';
import { foldText } from '../text/normalise.ts';
import { readForEvaluation, type EvaluatedFile } from './read-for-evaluation.ts';

const asOf = '2026-06-01';

const withItems = (resume: Resume, key: string, change: (item: object) => object | null): Resume =>
  resumeSchema.parse({
    ...resume,
    sections: Object.fromEntries(
      Object.entries(resume.sections).map(([name, section]) => [
        name,
        name === key
          ? { ...section, items: section.items.map((item) => change(item)).filter((item) => item !== null) }
          : section,
      ]),
    ),
  });
const withBasics = (resume: Resume, change: object): Resume =>
  resumeSchema.parse({ ...resume, basics: { ...resume.basics, ...change } });

/** What is taken out, and the paths whose text goes from the file with it. */
const removals: Readonly<Record<string, { paths: RegExp; take: (resume: Resume) => Resume }>> = {
  'what the roles tell': {
    paths: /^sections\.experience\..*\.body$/,
    take: (resume) => withItems(resume, 'experience', (item) => ({ ...item, body: '' })),
  },
  'the roles': { paths: /^sections\.experience\b/, take: (resume) => withItems(resume, 'experience', () => null) },
  'the education': { paths: /^sections\.education\b/, take: (resume) => withItems(resume, 'education', () => null) },
  'the skills': { paths: /^sections\.skill\b/, take: (resume) => withItems(resume, 'skill', () => null) },
  'the dates of roles': {
    paths: /^sections\.experience\..*\.(?:start|end|current)$/,
    take: (resume) => withItems(resume, 'experience', (item) => ({ ...item, start: '', end: '', current: false })),
  },
  'the employers': {
    paths: /^sections\.experience\..*\.employer$/,
    take: (resume) => withItems(resume, 'experience', (item) => ({ ...item, employer: '' })),
  },
  'the summary': { paths: /^summary$/, take: (resume) => resumeSchema.parse({ ...resume, summary: '' }) },
  'the headline': { paths: /^basics\.headline$/, take: (resume) => withBasics(resume, { headline: '' }) },
  'the email': { paths: /^basics\.email$/, take: (resume) => withBasics(resume, { email: '' }) },
  'the phone number': { paths: /^basics\.phone$/, take: (resume) => withBasics(resume, { phone: '' }) },
};

/**
 * Rules about the file as a whole, whose fault may lie in no place of its own: it has too many words or pages, its last page
 * is hardly filled, it has columns, or its two readings differ in order.
 */
const ofWhole = new Set(['FMT-01', 'FMT-02', 'FMT-08', 'FMT-10', 'ATS-03']);

/** The file without the text of some fields: neither on its pages nor in its lines and readings. */
function without(
  { imported, evidence }: EvaluatedFile,
  document: Resume,
  paths: RegExp,
): { input: EvaluationInput; gone: string } {
  const { extraction, pages } = evidence;
  /** The fields that each line was read into, by page and line. */
  const fieldsOf = Map.groupBy(
    imported.provenance.flatMap(({ path, sources }) =>
      sources.map(({ page, line }) => ({ path, at: `${page} ${line}` })),
    ),
    ({ at }) => at,
  );
  const all = imported.pages.flatMap(({ lines }, page) =>
    lines.map(({ text }, line) => ({ text, at: `${page} ${line}` })),
  );
  const isGone = ({ at }: { at: string }) => fieldsOf.get(at)?.every(({ path }) => paths.test(path)) ?? false;
  const gone = all.filter(isGone).map(({ text }) => foldText(text));
  const ofFile = gone.join('\n');
  const read = (text: string) =>
    text
      .split('\n')
      .filter((line) => !gone.includes(foldText(line)) && !(line.length > 8 && ofFile.includes(foldText(line))))
      .join('\n');
  const input: EvaluationInput = {
    ...evidence,
    asOf,
    misspelled: [],
    document,
    lines: all.filter((line) => !isGone(line)).map(({ text }) => text),
    ...(pages && {
      pages: pages.map((page) => ({ ...page, runs: page.runs.filter(({ path }) => !paths.test(path)) })),
    }),
    ...(extraction && {
      extraction: {
        text: read(extraction.text),
        ...(extraction.second !== undefined && { second: read(extraction.second) }),
      },
    }),
  };
  return { input, gone: ofFile };
}

/** Whether a place of a finding is in what was taken out: its fault goes away with its text. */
const wasIn = ({ evidence }: Finding, paths: RegExp, gone: string): boolean =>
  evidence.some(({ text, path }) => (path && paths.test(path)) || (text !== '' && gone.includes(foldText(text))));

/** Somebody without roles is at the start of a career, where projects and unpaid work stand for them, and half the text is enough. */
const atTheStart = new Set(['IMP-01', 'IMP-07', 'STR-11']);

const lostBy = ({ findings }: Report) => new Map(findings.map(({ id, points }) => [id, points]));

/** How removals raise the score of a file otherwise than by faults that go with their text. */
async function risesOf(path: string): Promise<string[]> {
  const file = await readForEvaluation({ name: path, bytes: new Uint8Array(readFileSync(path)), asOf }, 'resume');
  const { document } = file.evidence;
  if (!isKind('resume', document)) return [];
  const before = evaluate({ ...file.evidence, asOf, misspelled: [] });
  return Object.entries(removals).flatMap(([name, { paths, take }]) => {
    const { input, gone } = without(file, take(document), paths);
    const after = evaluate(input);
    if (after.score <= before.score) return [];
    const [was, is] = [lostBy(before), lostBy(after)];
    const unjudged = new Set(after.skipped.filter(({ why }) => why === 'nothing-shown').map(({ id }) => id));
    const gained = [...was].filter(([id, points]) => (is.get(id) ?? 0) < points && !unjudged.has(id)).map(([id]) => id);
    const unnamed = before.findings
      .filter(({ id }) => gained.includes(id) && !ofWhole.has(id) && !(name === 'the roles' && atTheStart.has(id)))
      .filter((finding) => !wasIn(finding, paths, gone))
      .map(({ id }) => id);
    return unnamed.length > 0 || gained.length === 0
      ? [`${path}, ${name}: ${before.score} → ${after.score} by ${unnamed.join(', ')}`]
      : [];
  });
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /\.(?:pdf|docx|md|txt)$/.test(name))
    .map((name) => join(folder, name));
const own = filesIn(join(import.meta.dirname, '../../../testkit/corpus'));
/** With the resumes of others: `npm run fuzz -- files`, where they are. */
const files = triesAll
  ? [...own, ...corpusFiles('pdf', 'docx').map(({ path }) => join(corpusFolder, path))]
  : own.filter((name) => /accountant\.pdf|nurse\.txt|draughtsman\.docx/.test(name));

it('never scores a file higher because information was removed from it', async () => {
  const rises = await Promise.all(files.map((path) => risesOf(path).catch(() => [])));
  expect(rises.flat()).toEqual([]);
}, 600_000);
