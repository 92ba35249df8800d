import { resumeSchema, type Resume, type AnyDocument } from '@vitae/domain';
import { syncedDocuments, type SyncableStore, type Snapshot } from '@vitae/store';
import { createDocumentStore, memoryBackend, type Backend } from '@vitae/store/testing';
import { createSyncEngine, type SyncEngine, type SyncOptions, type SyncTransport } from '@vitae/sync';
import { z } from 'zod';
import type { Fault } from './happenings.ts';

/** Thrown where a test lets a request fail or a program end. */
export class Trouble extends Error {}

/** Parts that a test may replace to check that the difference is noticed. */
export interface Faults {
  merge?: SyncOptions<AnyDocument>['merge'];
  /** Intercepts what passes between the devices and their stores. */
  transport?: (transport: SyncTransport, store: SyncableStore) => SyncTransport;
}

/** A device: its store, its program in one version, and the documents open in it. */
export interface Device {
  readonly store: SyncableStore;
  /** The version of documents that its program writes; it reads all versions up to it. */
  version: number;
  readonly open: Map<string, Snapshot<Resume>>;
  /** How many transactions have written to its store. */
  readonly written: number;
  /** One pass, with its failures, and what happens elsewhere before the call with that number. */
  pass(fault: Fault | null, meanwhile?: { at: number; run: () => Promise<void> } | null): Promise<void>;
  restart(): void;
}

const wire = z.looseObject({ schemaVersion: z.number() });

/**
 * The document in a version of the wire format. Versions differ only in their number: what matters is who can read
 * whose.
 */
export const inVersion = (doc: object, schemaVersion: number): object => ({ ...doc, schemaVersion });

/** The document in the wire format, `null` if the program of `version` is too old for it. */
export const readVersion = (stored: unknown, version: number): AnyDocument | null =>
  wire.parse(stored).schemaVersion > version ? null : syncedDocuments.read(inVersion(wire.parse(stored), 1));

/** Starts a device of `account`; `newId` generates the ids of its pushes. */
export function createDevice(
  account: string,
  connect: () => SyncTransport,
  newId: () => string,
  faults: Faults,
): Device {
  let fault: Fault | null = null;
  let calls = 0;
  let writes = 0;
  let written = 0;
  let between: { at: number; run: () => Promise<void> } | null = null;

  const memory = memoryBackend();
  const backend: Backend = {
    ...memory,
    async transact(access, names, body) {
      const what = access === 'write' && fault?.at === writes ? fault.what : null;
      if (access === 'write' && fault !== null) writes += 1;
      if (what === 'crash-before') throw new Trouble();
      if (access === 'write') written += 1;
      const result = await memory.transact(access, names, body);
      if (what === 'crash-after') throw new Trouble();
      return result;
    },
  };
  let store = createDocumentStore(backend);

  /** A call whose request or response may be lost. */
  async function call<T>(run: () => Promise<T>): Promise<T> {
    const number = calls;
    calls += 1;
    if (between?.at === number) {
      const [{ run: happen }, suspended] = [between, fault];
      [between, fault] = [null, null];
      await happen();
      fault = suspended;
    }
    const isHit = fault?.at === number;
    if (isHit && fault?.what === 'lost-request') throw new Trouble();
    const answer = await run();
    if (isHit && fault?.what === 'lost-answer') throw new Trouble();
    return answer;
  }

  function start(device: Pick<Device, 'version'>): SyncEngine {
    const server = faults.transport?.(connect(), store) ?? connect();
    const transport: SyncTransport = {
      changes: (since) => call(() => server.changes(since)),
      get: (target) => call(() => server.get(target)),
      heads: (target) => call(() => server.heads(target)),
      put: (push) => call(() => server.put({ ...push, doc: inVersion(push.doc, device.version) })),
      putAll: ({ pushes, epoch }) =>
        call(() =>
          server.putAll({
            pushes: pushes.map((push) => ({ ...push, doc: inVersion(push.doc, device.version) })),
            epoch,
          }),
        ),
      trash: (target) => call(() => server.trash(target)),
      restore: (target) => call(() => server.restore(target)),
      purge: (target) => call(() => server.purge(target)),
      putAsset: (sha256, asset) => call(() => server.putAsset(sha256, asset)),
      getAsset: (sha256) => call(() => server.getAsset(sha256)),
    };
    const read = (stored: unknown) => readVersion(stored, device.version);
    const engine = createSyncEngine({
      ...syncedDocuments,
      ...(faults.merge ? { merge: faults.merge } : {}),
      read,
      newId,
      account,
      storage: store.sync,
      transport,
    });
    store.subscribe(({ id }) => engine.touch(id));
    return engine;
  }

  const device: Device = {
    get store() {
      return store;
    },
    get written() {
      return written;
    },
    version: 1,
    open: new Map(),
    async pass(newFault, meanwhile = null) {
      [fault, calls, writes, between] = [newFault, 0, 0, meanwhile];
      try {
        await engine.pass();
      } catch (error) {
        if (!(error instanceof Trouble)) throw error;
        if (fault?.what.startsWith('crash')) device.restart();
      } finally {
        fault = null;
        between = null;
      }
    },
    restart() {
      store = createDocumentStore(backend);
      device.open.clear();
      engine = start(device);
    },
  };
  let engine = start(device);
  return device;
}

/** The resumes of a device, oldest first. */
export async function resumesOf({
  store,
}: Pick<Device, 'store'>): Promise<(Snapshot<Resume> & { isTrashed: boolean })[]> {
  const list = await store.list();
  const found = await Promise.all(
    list.map(async ({ id, trashedAt }) => ({ ...(await store.get('resume', id)), isTrashed: trashedAt !== null })),
  );
  return found
    .map(({ doc, ...rest }) => ({ ...rest, doc: resumeSchema.parse(doc) }))
    .sort((one, other) => one.doc.id.localeCompare(other.doc.id));
}
