// A separate entry point: in the package's main one, an app that reads files in its worker would bundle the readers
// twice.
import type { KindImporter } from './kind-importer.ts';
import * as all from './kinds/all.ts';

export type { ImportedDocument } from './kind-importer.ts';

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
