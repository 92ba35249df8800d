import type { TableName } from '../tables.ts';

/** Rows as JSON text. */
export interface JsonTable {
  key: string;
  row: string;
}

/** Small files, as raw bytes. */
export interface AssetTable {
  /** The SHA-256 of `bytes`. */
  key: string;
  bytes: Uint8Array;
  type: string;
  stored_at: string;
}

export type JsonTableName = Exclude<TableName, 'assets'>;

export type Schema = Record<JsonTableName, JsonTable> & { assets: AssetTable };
