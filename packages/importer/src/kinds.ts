// A separate entry point: in the package's main one, an app that reads files in its worker would bundle the readers
// twice.
import { resumeKind } from '@vitae/domain';
import type { ImportedDocument, KindImporter, KindInput } from './kind-importer.ts';
import * as all from './kinds/all.ts';

const byKind: ReadonlyMap<string, KindImporter> = new Map(
  Object.values<KindImporter>(all).map((kind) => [kind.key, kind]),
);

/**
 * How documents of a kind are read from files.
 * @throws {TypeError} for a kind that cannot be read from files.
 */
export function importerOf(kind: string): KindImporter {
  const found = byKind.get(kind);
  if (!found) throw new TypeError(`Nothing reads documents of the kind "${kind}"`);
  return found;
}

/**
 * Reads a document of the kind that the content of its file shows; a resume, where it shows none.
 * @throws {ImportError} and nothing else.
 */
export async function importOfAnyKind(input: KindInput): Promise<ImportedDocument> {
  for (const { readIfOfKind } of byKind.values()) {
    const read = await readIfOfKind?.(input);
    if (read) return read;
  }
  return importerOf(resumeKind.key).read(input);
}
