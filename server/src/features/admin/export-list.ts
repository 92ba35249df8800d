import { Readable } from 'node:stream';
import type { ApiContext } from '../../api/context.ts';
import { onRecord } from '../audit/audit.ts';
import { csvLines } from './pages-of-rows.ts';

/** A list as CSV, and on record that it was taken, and which part of it. */
export async function exportList<Row>(
  context: ApiContext,
  name: string,
  query: Readonly<Record<string, unknown>>,
  ...list: Parameters<typeof csvLines<Row>>
): Promise<Readable> {
  await onRecord(context, () =>
    Promise.resolve({ change: { subject: name, name: '', reason: '', before: null, after: query }, result: null }),
  );
  return Readable.from(csvLines<Row>(...list), { objectMode: false });
}
