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

/** A report as one line. Entries get new ids each time that a file is read: they are numbered. */
export function comparableReport(report: unknown): string {
  const known = new Map<string, number>();
  return JSON.stringify(report).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => {
    known.set(id, known.get(id) ?? known.size);
    return `entry ${known.get(id)}`;
  });
}
