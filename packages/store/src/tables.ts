import type { DocumentChange } from './port.ts';
import { StoreError } from './store-error.ts';

export const tableNames = ['documents', 'summaries', 'assets', 'damaged', 'meta', 'replicas'] as const;
export type TableName = (typeof tableNames)[number];

/** Rows by key. Values read are data from disk: they are parsed before use. */
export interface Table {
  get(key: string): Promise<unknown>;
  put(key: string, row: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  keys(): Promise<string[]>;
  /** Every key with its row, at once. */
  entries(): Promise<[key: string, row: unknown][]>;
}
export type Tables = Readonly<Record<TableName, Table>>;

/** One value per table. */
export function mapTables<T>(make: (name: TableName) => T): Record<TableName, T> {
  return {
    documents: make('documents'),
    summaries: make('summaries'),
    assets: make('assets'),
    damaged: make('damaged'),
    meta: make('meta'),
    replicas: make('replicas'),
  };
}

/** The stand-in for a table that a transaction does not have. */
export const emptyTable: Table = {
  get: () => Promise.resolve(undefined),
  put: () => Promise.reject(new StoreError('failed')),
  delete: () => Promise.reject(new StoreError('failed')),
  keys: () => Promise.resolve([]),
  entries: () => Promise.resolve([]),
};

/** `rescue` only reads, and opens a database of any version; a table it lacks is empty. */
export type Access = 'read' | 'write' | 'rescue';

/**
 * Everything that an adapter has to provide: tables with transactions, and a way to notify other windows.
 * `document-store.ts` does the rest.
 */
export interface Backend {
  /** See `DocumentStore`. */
  readonly durable: boolean;
  /**
   * Runs `body` in one transaction: it never sees part of another one, and if it throws nothing is written. Resolves
   * when the writes are durable. `body` awaits nothing but its tables.
   * @throws {StoreError}
   */
  transact<T>(access: Access, names: readonly TableName[], body: (tables: Tables) => Promise<T>): Promise<T>;
  /** Notifies other windows of a change. */
  announce(change: DocumentChange): void;
  /** Listens for changes in other windows. */
  listen(listener: (change: DocumentChange) => void): void;
  close(): Promise<void>;
}
