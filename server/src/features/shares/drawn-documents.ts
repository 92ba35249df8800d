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

/** @throws QueueFull if many documents of the same account are waiting */
export function createDrawnDocuments(): DrawnDocuments {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<Drawn | null>>();
  const queue = createFairQueue({ atOnce: queues.drawnAtOnce, mostWaiting: queues.drawnWaiting });

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
    let drawing = underWay.get(key);
    if (!drawing) {
      drawing = queue(version.accountId, async () => {
        const text = await read();
        const drawn = text === null ? null : await services.drawer.draw(await taskOf(services, version, text));
        if (drawn === null) services.log.warn('a shared document could not be drawn');
        keep(key, drawn);
        return drawn;
      }).finally(() => underWay.delete(key));
      underWay.set(key, drawing);
    }
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
