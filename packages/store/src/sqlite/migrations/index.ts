import type { Migration } from 'kysely/migration';
import { documents } from './0001-documents.ts';
import { replicas } from './0002-replicas.ts';
import { sealedRows } from './0003-sealed-rows.ts';

/** Every migration by its zero-padded name; a new one is a file next to these and a line here. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-documents': documents,
  '0002-replicas': replicas,
  '0003-sealed-rows': sealedRows,
};
