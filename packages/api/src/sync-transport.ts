import * as z from 'zod/mini';
import { ApiFailure, type ApiClient } from './client.ts';
import { headSchema, storedDocumentSchema, type Head } from './contract/documents.ts';
import type { ApiErrorCode } from './errors.ts';

/** What is said of one of many documents. */
type HeadAnswer = { is: 'head'; head: Head } | { is: 'gone' } | { is: 'restored' };

const conflictSchema = z.object({ head: headSchema, acceptedRev: z.optional(z.int()) });

/** Refusals of a document that asking again does not change, and what sync calls them. */
const refusals: Partial<Record<ApiErrorCode, 'limit' | 'full' | 'too-large' | 'newer' | 'invalid'>> = {
  'limit-reached': 'limit',
  'storage-full': 'full',
  'too-large': 'too-large',
  'newer-version': 'newer',
  invalid: 'invalid',
};

/** What the server's errors say of a document; throws what says nothing of it. */
function answerOf(error: unknown) {
  if (!(error instanceof ApiFailure)) throw error;
  const reason = error.code === null ? undefined : refusals[error.code];
  if (reason !== undefined) return { is: 'refused', reason } as const;
  if (error.code === 'conflict') return { is: 'head', ...conflictSchema.parse(error.data) } as const;
  if (error.code === 'not-found') return { is: 'gone' } as const;
  if (error.code === 'restored') return { is: 'restored' } as const;
  throw error;
}

/** Waits for a call that answers nothing but that it is done. */
const done = (call: Promise<unknown>) => call.then(() => ({ is: 'done' }) as const, answerOf);

/** Lets an error pass that says that the server does not want, or does not have, this picture. */
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
      client.sync.heads({ ids: [...ids], epoch }).then(
        ({ heads, gone }) =>
          new Map<string, HeadAnswer>([
            ...heads.map((head) => [head.doc.id, { is: 'head', head }] as const),
            ...gone.map((id) => [id, { is: 'gone' }] as const),
          ]),
        (error: unknown) => {
          // A server that is older than this call has no such address.
          if (error instanceof ApiFailure && error.status === 404) return new Map<string, HeadAnswer>();
          const answer = answerOf(error);
          if (answer.is !== 'restored') throw error;
          return new Map<string, HeadAnswer>(ids.map((id) => [id, answer]));
        },
      ),
    put: ({ doc, ...push }: { id: string; pushId: string; baseRev: number; epoch: string; doc: object }) => {
      const stored = storedDocumentSchema.parse(doc);
      return client.documents
        .put({ ...push, deviceId, schemaVersion: stored.schemaVersion, doc: stored })
        .then(({ rev }) => ({ is: 'taken', rev }) as const, answerOf);
    },
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

/** Calls back for every change that the server tells of, until its stream ends: `listen` of the sync package. */
export function listenForChanges(client: ApiClient, onSignedOut: () => void) {
  return async (changed: () => void, signal: AbortSignal): Promise<void> => {
    for await (const event of await client.events.stream(undefined, { signal })) {
      if (event.type === 'changed') changed();
      else if (event.type === 'signed-out') onSignedOut();
    }
  };
}
