import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sections } from '@vitae/domain';
import { z } from 'zod';
import { sameDate, squeeze } from '../corpus/same-value.ts';
import { importOnce } from './import-once.ts';
import type { ListedFile } from './score-files.ts';

/** The confidence below which the review asks to look at a value. */
const SURE = 0.6;

/** How the values of one kind were read: how many were shown as sure, and how many were wrong. */
export interface KindOfValue {
  sure: number;
  sureAndRight: number;
  wrong: number;
  wrongAndDoubted: number;
}

const texts = z.record(z.string(), z.unknown());
/** The basics of a truth, and its lists. */
const truthSchema = z.record(z.string(), z.unknown()).transform((truth) => ({
  basics: texts.catch({}).parse(truth['basics']),
  listOf: (name: string) => z.array(texts).catch([]).parse(truth[name]),
  /** What has no clear home in JSON Resume: to read it somewhere is not wrong. */
  optional: new Set(z.array(z.string()).catch([]).parse(truth['_optional']).map(squeeze)),
}));
type Truth = z.infer<typeof truthSchema>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const alike = (one: unknown, other: unknown): boolean => squeeze(text(one)) === squeeze(text(other));

/** What of a person is compared, by the key of our field. */
const PERSON: Readonly<Record<string, string>> = { fullName: 'name', headline: 'label', email: 'email' };
/** What has no exact truth: descriptions, issuers, and what a truth leaves out. */
const UNJUDGED = new Set([
  'location',
  'url',
  'summary',
  'issuer',
  'awarder',
  'publisher',
  'roles',
  'keywords',
  'level',
]);

/** Lists that truths of real files leave out. */
const MAY_LACK = new Set(['interests', 'references']);

/** The kind of a value and whether it is right; `undefined` if no truth says so. `entry` is what the value is of. */
function judged(
  path: string,
  value: unknown,
  entry: unknown,
  truth: Truth,
): { kind: string; right: boolean[] } | undefined {
  const [area, key = '', , , name = ''] = path.split('.');
  if (area === 'basics') {
    const of = PERSON[key];
    return of === undefined ? undefined : { kind: key, right: [alike(value, truth.basics[of])] };
  }
  const mapping = area === 'sections' ? sections.find((section) => section.key === key)?.jsonResume : undefined;
  const field = mapping?.fields[name];
  if (!mapping || typeof field !== 'string') return undefined;
  const entries = truth.listOf(mapping.list);
  const isOptional = (one: unknown) => truth.optional.has(squeeze(text(one)));
  if (Object.values(texts.catch({}).parse(entry)).some(isOptional)) return undefined;
  if (MAY_LACK.has(mapping.list) && entries.length === 0) return undefined;
  if (mapping.list === 'skills') {
    const known = new Set(
      entries
        .flatMap((entry) => [entry['name'], ...z.array(z.string()).catch([]).parse(entry['keywords'])])
        .map((word) => squeeze(text(word))),
    );
    const words = (Array.isArray(value) ? value : [value]).filter((word) => !isOptional(word));
    return field === 'level'
      ? undefined
      : { kind: 'skill', right: words.map((word) => known.has(squeeze(text(word)))) };
  }
  if (UNJUDGED.has(field) || (mapping.list === 'languages' && field !== 'language')) return undefined;
  if (field === 'studyType' || field === 'area') {
    const right = entries.some((entry) =>
      squeeze(`${text(entry['studyType'])}${text(entry['area'])}${text(entry['studyType'])}`).includes(
        squeeze(text(value)),
      ),
    );
    return { kind: 'degree', right: [right] };
  }
  if (/date/iu.test(field))
    return { kind: 'date', right: [entries.some((entry) => sameDate(text(entry[field]), text(value)))] };
  return { kind: `${key}.${name}`, right: [entries.some((entry) => alike(entry[field], value))] };
}

/** The value at a path of a resume, in which items are named by their ids. */
const valueAt = (root: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, step) => {
    if (Array.isArray(at)) return at.find((item: unknown) => texts.safeParse(item).data?.['id'] === step);
    return texts.safeParse(at).data?.[step];
  }, root);

/**
 * Reads files and compares how sure the importer is of its values with whether they are right, by kind of value. `say` is
 * warned of each value that is wrong and shown as sure.
 */
export async function confidenceIn(
  folder: string,
  files: readonly ListedFile[],
  say: (text: string) => void = () => {},
): Promise<Map<string, KindOfValue>> {
  const kinds = new Map<string, KindOfValue>();
  for (const { id, path: name } of files) {
    const truth = truthSchema.parse(JSON.parse(readFileSync(join(folder, 'truth', `${id}.json`), 'utf8')));
    const read = await importOnce(join(folder, name)).catch(() => undefined);
    for (const { path, confidence } of read?.provenance ?? []) {
      const value = valueAt(read?.resume, path);
      const entry = valueAt(read?.resume, path.replace(/\.[^.]*$/u, ''));
      const found = value === '' || typeof value === 'boolean' ? undefined : judged(path, value, entry, truth);
      if (!found) continue;
      const sum = kinds.get(found.kind) ?? { sure: 0, sureAndRight: 0, wrong: 0, wrongAndDoubted: 0 };
      kinds.set(found.kind, sum);
      for (const right of found.right) {
        const isSure = confidence >= SURE;
        if (isSure && !right) say(`${id}: ${path.replace(/\.[^.]*-[^.]*\./u, '.')} ${JSON.stringify(value)}`);
        sum.sure += Number(isSure);
        sum.sureAndRight += Number(isSure && right);
        sum.wrong += Number(!right);
        sum.wrongAndDoubted += Number(!right && !isSure);
      }
    }
  }
  return kinds;
}

/** The sums over all kinds: the share of what is shown as sure that is right, and of what is wrong that is doubted. */
export function confidenceShares(kinds: ReadonlyMap<string, KindOfValue>): { right: number; doubted: number } {
  const sum = (key: keyof KindOfValue): number => [...kinds.values()].reduce((all, kind) => all + kind[key], 0);
  return {
    right: sum('sureAndRight') / Math.max(1, sum('sure')),
    doubted: sum('wrongAndDoubted') / Math.max(1, sum('wrong')),
  };
}
