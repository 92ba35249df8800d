import * as z from 'zod/mini';
import { ApiFailure, type ApiClient } from './client.ts';
import { headSchema, maxPushBytes, storedDocumentSchema, type Head, type PushAnswer } from './contract/documents.ts';
import type { ApiErrorCode } from './errors.ts';

type HeldReason = 'limit' | 'full' | 'too-large' | 'newer' | 'invalid';

/** The response for one of several documents. */
type HeadAnswer = { is: 'head'; head: Head; acceptedRev?: number | undefined } | { is: 'gone' } | { is: 'restored' };
type TakenAnswer = HeadAnswer | { is: 'taken'; rev: number } | { is: 'refused'; reason: HeldReason };

/** A revision being pushed, in the form the engine uses. */
interface Push {
  id: string;
  pushId: string;
  baseRev: number;
  doc: object;
}

const conflictSchema = z.object({ head: headSchema, acceptedRev: z.optional(z.int()) });

/** Refusals of a document that a retry does not change, and their names in sync. */
const refusals: Partial<Record<ApiErrorCode, HeldReason>> = {
  'limit-reached': 'limit',
  'storage-full': 'full',
  'too-large': 'too-large',
  'newer-version': 'newer',
  invalid: 'invalid',
};

/** What the server's errors mean for a document; rethrows errors that mean nothing for it. */
function answerOf(error: unknown) {
  if (!(error instanceof ApiFailure)) throw error;
  const reason = error.code === null ? undefined : refusals[error.code];
  if (reason !== undefined) return { is: 'refused', reason } as const;
  if (error.code === 'conflict') return { is: 'head', ...conflictSchema.parse(error.data) } as const;
  if (error.code === 'not-found') return { is: 'gone' } as const;
  if (error.code === 'restored') return { is: 'restored' } as const;
  throw error;
}

/** The server's answer to one of several pushes. */
function takenAnswerOf(answer: PushAnswer): TakenAnswer {
  if (answer.is === 'taken') return { is: 'taken', rev: answer.rev };
  if (answer.is === 'conflict') {
    const { head, acceptedRev } = answer;
    return { is: 'head', head, ...(acceptedRev === undefined ? {} : { acceptedRev }) };
  }
  const reason = refusals[answer.code];
  return reason === undefined ? { is: 'gone' } : { is: 'refused', reason };
}

/**
 * Works through a list with calls that each process as much of it as fits, until one processes nothing. A server that
 * is too old has no such endpoint; if a whole call is refused, its documents are sent one by one.
 */
async function inCalls<Item extends { id: string }, Answer>(
  items: readonly Item[],
  call: (left: readonly Item[]) => Promise<readonly (readonly [string, Answer])[]>,
): Promise<Map<string, Answer | { is: 'restored' }>> {
  const answers = new Map<string, Answer | { is: 'restored' }>();
  for (let left = items; left.length > 0;) {
    const answered = await call(left).catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.code === 'restored') return left.map(({ id }) => [id, { is: 'restored' }] as const);
      if (error.status === 404 || error.code === 'invalid' || error.code === 'too-large') return [];
      throw error;
    });
    for (const [id, answer] of answered) answers.set(id, answer);
    const next = left.filter(({ id }) => !answers.has(id));
    if (next.length === left.length) break;
    left = next;
  }
  return answers;
}

/** A push in its wire format. */
function revisionOf({ id, pushId, baseRev, doc }: Push) {
  const stored = storedDocumentSchema.parse(doc);
  return { id, pushId, baseRev, schemaVersion: stored.schemaVersion, doc: stored };
}
type Revision = ReturnType<typeof revisionOf>;

const utf8 = new TextEncoder();

/** As many from the start as fit into one call, by their size as JSON; stops at the first that does not fit. */
function fitting<Item>(items: readonly Item[]): Item[] {
  let bytes = 0;
  const end = items.findIndex((item) => (bytes += utf8.encode(JSON.stringify(item)).length) > maxPushBytes);
  return end < 0 ? [...items] : items.slice(0, end);
}

/** Waits for a call that only confirms success. */
const done = (call: Promise<unknown>) => call.then(() => ({ is: 'done' }) as const, answerOf);

/** Ignores the error if the server refuses this picture or does not have it. */
function butFor(...codes: ApiErrorCode[]) {
  return (error: unknown): null => {
    if (error instanceof ApiFailure && error.code !== null && codes.includes(error.code)) return null;
    throw error;
  };
}

/**
 * The server as the sync engine sees it (`SyncTransport` of the sync package), for the account that the client is
 * signed in to.
 */
export function createSyncTransport(client: ApiClient, { deviceId }: { deviceId: string }) {
  return {
    changes: (since: number) => client.sync.changes({ since }),
    get: (target: { id: string; epoch: string }) =>
      client.documents.get(target).then((head) => ({ is: 'head', head }) as const, answerOf),
    heads: ({ ids, epoch }: { ids: readonly string[]; epoch: string }) =>
      inCalls<{ id: string }, HeadAnswer>(
        ids.map((id) => ({ id })),
        async (left) => {
          const { heads, gone } = await client.sync.heads({ ids: left.map(({ id }) => id), epoch });
          return [
            ...heads.map((head) => [head.doc.id, { is: 'head', head }] as const),
            ...gone.map((id) => [id, { is: 'gone' }] as const),
          ];
        },
      ),
    put: ({ epoch, ...push }: Push & { epoch: string }) =>
      client.documents
        .put({ ...revisionOf(push), epoch, deviceId })
        .then(({ rev }) => ({ is: 'taken', rev }) as const, answerOf),
    putAll: ({ pushes, epoch }: { pushes: readonly Push[]; epoch: string }) =>
      inCalls<Revision, TakenAnswer>(pushes.map(revisionOf), async (left) => {
        const some = fitting(left);
        if (some.length === 0) return [];
        const { answers } = await client.sync.push({ deviceId, epoch, pushes: some });
        return answers.map((answer) => [answer.id, takenAnswerOf(answer)] as const);
      }),
    trash: (target: { id: string; baseRev: number; epoch: string }) => done(client.documents.delete(target)),
    restore: (id: string) => done(client.documents.restore({ id })),
    purge: (target: { id: string; baseRev: number; epoch: string }) => done(client.documents.purge(target)),
    async putAsset(sha256: string, { bytes, type }: { bytes: Uint8Array<ArrayBuffer>; type: string }) {
      await client.assets
        .put({ params: { sha256 }, body: new File([bytes], sha256, { type }) })
        .catch(butFor('too-large', 'storage-full', 'wrong-type', 'invalid'));
    },
    async getAsset(sha256: string) {
      const file = await client.assets.get({ sha256 }).catch(butFor('not-found'));
      return file && { bytes: new Uint8Array(await file.arrayBuffer()), type: file.type };
    },
  };
}

/** Calls back for every change that the server reports, until its stream ends: `listen` of the sync package. */
export function listenForChanges(client: ApiClient, askAgain: () => void) {
  return async (changed: () => void, signal: AbortSignal): Promise<void> => {
    for await (const event of await client.events.stream(undefined, { signal })) {
      if (event.type === 'changed') changed();
      if (event.type === 'signed-out' || event.account) askAgain();
    }
  };
}
