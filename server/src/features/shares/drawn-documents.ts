import type { Drawn, DrawTask } from '../../evaluation-program/shared-messages.ts';
import { createFairQueue } from '../../fair-queue.ts';
import { queues } from '../../limits.ts';
import type { Services } from '../../services.ts';
import { readAsset } from '../assets/assets.ts';

/** One version of a document. */
export interface SharedVersion {
  accountId: string;
  documentId: string;
  rev: number;
}

/** Bytes of drawn documents that are kept in memory, the latest used ones. */
const mostBytes = 48_000_000;
/** Milliseconds until a document that could not be drawn is tried again. */
const failureMs = 60_000;
/** An account with a document that took so many milliseconds to draw waits with others like it for a while. */
const usuallySlowMs = 10_000;
const slowForMs = 60 * 60_000;

interface Kept {
  drawn: Drawn | null;
  bytes: number;
  /** For a failure: until when it counts. */
  until: number;
}

/** Draws versions of documents, each once while it is kept, however many people ask at the same time. */
export type DrawnDocuments = (
  services: Services,
  version: SharedVersion,
  /** Its JSON text, read only if it is not drawn yet; `null` if it is gone. */
  read: () => Promise<string | null>,
) => Promise<Drawn | null>;

/**
 * One document is drawn at a time, and apart from it one of accounts that have had a slow one: whoever shares documents
 * that take as long as they may holds up everybody else once in an hour.
 *
 * @throws QueueFull if many documents of the same account are waiting
 */
export function createDrawnDocuments({ slowMs = usuallySlowMs } = {}): DrawnDocuments {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<Drawn | null>>();
  const newQueue = () => createFairQueue({ atOnce: queues.drawnAtOnce, mostWaiting: queues.drawnWaiting });
  const [queue, slowQueue] = [newQueue(), newQueue()];
  /** Until when accounts count as slow. */
  const slow = new Map<string, number>();
  const note = (accountId: string, ms: number) => {
    const now = Date.now();
    for (const [id, until] of slow) if (until <= now) slow.delete(id);
    if (ms > slowMs) slow.set(accountId, now + slowForMs);
  };

  const isSlowNow = (accountId: string) => (slow.get(accountId) ?? 0) > Date.now();
  /** An account may have turned out to be slow while its document waited. */
  const inTurn = async (accountId: string, draw: () => Promise<Drawn | null>): Promise<Drawn | null> => {
    const done = isSlowNow(accountId)
      ? null
      : await queue(accountId, async () => (isSlowNow(accountId) ? null : { drawn: await draw() }));
    return done ? done.drawn : slowQueue(accountId, draw);
  };

  const keep = (key: string, drawn: Drawn | null) => {
    const bytes = drawn
      ? drawn.pdf.length + drawn.html.length * 2 + drawn.pages.reduce((sum, page) => sum + page.length, 0)
      : 0;
    kept.set(key, { drawn, bytes, until: drawn ? Infinity : Date.now() + failureMs });
    let total = [...kept.values()].reduce((sum, one) => sum + one.bytes, 0);
    for (const [oldest, one] of kept) {
      if (total <= mostBytes && kept.size <= 500) break;
      kept.delete(oldest);
      total -= one.bytes;
    }
  };

  return async (services, version, read) => {
    const key = `${version.accountId} ${version.documentId} ${version.rev}`;
    const known = kept.get(key);
    if (known && known.until > Date.now()) {
      // The latest used one comes last.
      kept.delete(key);
      kept.set(key, known);
      return known.drawn;
    }
    const draw = async () => {
      const text = await read();
      const began = performance.now();
      const drawn = text === null ? null : await services.drawer.draw(await taskOf(services, version, text));
      note(version.accountId, performance.now() - began);
      if (drawn === null) services.log.warn('a shared document could not be drawn');
      keep(key, drawn);
      return drawn;
    };
    const drawing = underWay.get(key) ?? inTurn(version.accountId, draw).finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  };
}

async function taskOf(
  services: Services,
  { accountId, documentId, rev }: SharedVersion,
  document: string,
): Promise<DrawTask> {
  const references = await services.db
    .selectFrom('asset_reference')
    .select('sha256')
    .where('account_id', '=', accountId)
    .where('document_id', '=', documentId)
    .where('rev', '=', rev)
    .execute();
  const pictures: DrawTask['pictures'] = new Map();
  for (const { sha256 } of references) {
    const picture = await readAsset(services, accountId, sha256).catch(() => null);
    if (picture)
      pictures.set(sha256, {
        type: picture.type === 'image/png' ? 'image/png' : 'image/jpeg',
        bytes: Uint8Array.from(picture.bytes),
      });
  }
  return { document, pictures };
}
