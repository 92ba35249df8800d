import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { corpusFiles, corpusFolder, corpusIsPresent } from './corpus.ts';

/** A file that all programs judge alike, and as what. */
export interface EvaluatedFile {
  path: string;
  kind: 'resume' | 'coverletter';
}

const ownFolder = join(import.meta.dirname, '../../corpus');
const lettersFolder = join(corpusFolder, 'letters');

/** Every shared file that may be a resume, own documents of any format, and every shared letter. */
export const everyEvaluatedFile = (): EvaluatedFile[] => [
  ...[
    ...corpusFiles('pdf', 'docx', 'jsonresume', 'reactive', 'rendercv').map(({ path }) => join(corpusFolder, path)),
    ...readdirSync(ownFolder)
      .filter((name) => /\.(?:pdf|docx|md|txt)$/.test(name) && name !== 'README.md')
      .map((name) => join(ownFolder, name)),
  ].map((path): EvaluatedFile => ({ path, kind: 'resume' })),
  ...(corpusIsPresent ? readdirSync(lettersFolder) : []).map((name): EvaluatedFile => ({
    path: join(lettersFolder, name),
    kind: 'coverletter',
  })),
];

const idOrPosition = /^(?:\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/**
 * A report as one line. Entries get new ids each time that a file is read, and the command line names them by their position: they
 * are numbered as they come, in each list.
 */
export function comparableReport(report: unknown): string {
  const known = new Map<string, Map<string, number>>();
  const numbered = (list: string, part: string): string => {
    const entries = known.get(list) ?? new Map<string, number>();
    known.set(list, entries.set(part, entries.get(part) ?? entries.size));
    return `entry ${entries.get(part)}`;
  };
  const comparable = (path: string): string =>
    path
      .split('.')
      .reduce<string[]>(
        (before, part) => [...before, idOrPosition.test(part) ? numbered(before.join('.'), part) : part],
        [],
      )
      .join('.');
  return JSON.stringify(report, (key, value: unknown) =>
    key === 'path' && typeof value === 'string' ? comparable(value) : value,
  );
}
