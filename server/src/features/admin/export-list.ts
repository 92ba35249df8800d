import { Readable } from 'node:stream';
import { refusalWords } from '@vitae/words/refusals';
import type { ApiContext } from '../../api/context.ts';
import { personOf } from '../../api/implementer.ts';
import { createFairQueue, turnIn } from '../../fair-queue.ts';
import { onRecord } from '../audit/audit.ts';
import { csvLines, mostMatches } from './pages-of-rows.ts';

const downloads = createFairQueue({ atOnce: Infinity, mostWaiting: Infinity });

/** The same lines, when no other download of a caller is being made. */
async function* oneDownloadOf(caller: string, lines: AsyncGenerator<string>): AsyncGenerator<string> {
  const end = await turnIn(downloads, caller);
  try {
    yield* lines;
  } finally {
    end();
  }
}

/** A list as CSV, and on record that it was taken, and which part of it. */
export async function exportList<Row>(
  context: ApiContext,
  name: string,
  query: Readonly<Record<string, unknown>>,
  columns: Parameters<typeof csvLines<Row>>[0],
  load: Parameters<typeof csvLines<Row>>[1],
): Promise<Readable> {
  await onRecord(context, () =>
    Promise.resolve({ change: { subject: name, name: '', reason: '', before: null, after: query }, result: null }),
  );
  const { accountId } = personOf(context);
  const cappedText = refusalWords('searchCapped', { count: mostMatches })(context.locale);
  return Readable.from(oneDownloadOf(accountId, csvLines<Row>(columns, load, cappedText)), { objectMode: false });
}
