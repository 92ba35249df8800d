import { valuesText } from '@vitae/words/values';
/** A document as it was stored, before it is known to be valid. */
export type StoredDocument = Readonly<Record<string, unknown>>;

/** Adds one to a number literal; the chain's types use it to reject gaps. */
type Next<Version extends number> = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20][Version];

interface Migration {
  from: number;
  migrate: (document: StoredDocument) => StoredDocument;
}

export interface MigrationChain<Version extends number> {
  /** The version that the last step produces. */
  readonly version: Version;
  readonly steps: readonly Migration[];
  /** Adds the step to the next version; any other version does not compile. */
  step(to: Next<Version>, migrate: Migration['migrate']): MigrationChain<Next<Version>>;
}

/** Starts a chain at the first version a document kind ever had. Steps import nothing that can change. */
export function migrationChain<Version extends number>(
  version: Version,
  steps: readonly Migration[] = [],
): MigrationChain<Version> {
  return {
    version,
    steps,
    step: (to, migrate) => migrationChain(to, [...steps, { from: version, migrate }]),
  };
}

/** Thrown for a document that a newer program wrote, and which this one must not change. */
export class NewerDocumentError extends Error {
  readonly code = 'document-newer';
  readonly found: number;

  constructor(found: number, known: number) {
    super(valuesText('newerFormat', { found, known }));
    this.found = found;
  }
}

/**
 * Migrates a stored document to the chain's version. A document without a version counts as the first.
 * @throws {NewerDocumentError} if the document is from a newer program.
 */
export function migrate(document: StoredDocument, chain: MigrationChain<number>): StoredDocument {
  const first = chain.steps[0]?.from ?? chain.version;
  const found = typeof document['schemaVersion'] === 'number' ? document['schemaVersion'] : first;
  if (found > chain.version) throw new NewerDocumentError(found, chain.version);
  return chain.steps
    .filter((step) => step.from >= found)
    .reduce((current, step) => ({ ...step.migrate(current), schemaVersion: step.from + 1 }), document);
}
