import { Readable } from 'node:stream';
import { refusalWords } from '@vitae/words/refusals';
import type { ApiContext } from '../../api/context.ts';
import { personOf } from '../../api/implementer.ts';
import { createFairQueue, turnIn } from '../../fair-queue.ts';
import { addToRecord, onRecord, originOf } from '../audit/audit.ts';
import { csvLines, mostMatches } from './pages-of-rows.ts';

const downloads = createFairQueue({ atOnce: Infinity, mostWaiting: Infinity });

/** The same lines, when no other download of a caller is being made; `ended` however that ends. */
async function* oneDownloadOf(
  caller: string,
  lines: AsyncGenerator<string>,
  ended: () => Promise<void>,
): AsyncGenerator<string> {
  const end = await turnIn(downloads, caller);
  try {
    yield* lines;
  } finally {
    end();
    await ended();
  }
}

/**
 * A list as CSV, and on record that it was taken, which part of it, and why, before the first line leaves. A second entry
 * says how many lines it was, also of a download that was broken off.
 */
export async function exportList<Row>(
  context: ApiContext,
  name: string,
  { reason = '', ...query }: object & { reason?: string },
  columns: Parameters<typeof csvLines<Row>>[0],
  load: Parameters<typeof csvLines<Row>>[1],
): Promise<Readable> {
  const { services, auditId, locale } = context;
  const { db, log } = services;
  const change = { subject: name, name: '', reason, before: null };
  const { action, ...by } = await onRecord(context, async (transaction) => ({
    change: { ...change, after: { ...query } },
    result: await originOf(transaction, auditId ?? ''),
  }));
  const read = { lines: 0, isWhole: false };
  const counted: typeof load = async (after) => {
    const page = await load(after);
    read.lines += page.rows.length;
    read.isWhole = page.next === null;
    return page;
  };
  const ended = () =>
    addToRecord(db, services, { by, action, change: { ...change, after: read } }).catch((error: unknown) =>
      log.error({ err: error, audit: auditId }, 'how many lines a download had was not put on record'),
    );
  const { accountId } = personOf(context);
  const cappedText = refusalWords('searchCapped', { count: mostMatches })(locale);
  const lines = csvLines<Row>(columns, counted, cappedText);
  return Readable.from(oneDownloadOf(accountId, lines, ended), { objectMode: false });
}
