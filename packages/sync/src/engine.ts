import { contentId } from './content-id.ts';
import type { RemoteAnswer, RemoteHead, SyncStorage, SyncTransport } from './ports.ts';
import type { Action, Answer, Head, Merge, News, Surroundings } from './replica.ts';
import { answered, plan } from './steps.ts';

export interface SyncOptions<Doc> {
  account: string;
  storage: SyncStorage<Doc>;
  transport: SyncTransport;
  merge: Merge<Doc>;
  /** Reads a document of the wire; `null` when this program is too old for it. */
  read: (stored: unknown) => Doc | null;
  /** The same document under another id. */
  renamed: (doc: Doc, id: string) => Doc;
  /** The SHA-256 of every picture that a document names. */
  assetsOf: (doc: Doc) => readonly string[];
  newId: () => string;
}

export interface SyncEngine {
  /**
   * Pulls what is new, then brings every document that changed on either side as far as it goes. Rejects when the
   * server does not answer or the store fails; what was done until then stays, and the next pass goes on from there.
   */
  pass(): Promise<void>;
  /** A document has changed here. */
  touch(id: string): void;
  /** The next pass tries again what the server has refused. */
  retry(): void;
}

/** Documents that are asked for with one call. */
const headsAtOnce = 50;

/** The server was restored from a backup within a pass: the next one begins with a pull that says so. */
class ServerRestored extends Error {
  override readonly name = 'ServerRestored';
}

/**
 * Keeps a store and a server together, by the steps of `replica.ts`. It holds nothing that matters: all it knows is in
 * the store, so that it can end anywhere and another one goes on. Only one may run on a store at a time.
 */
export function createSyncEngine<Doc extends object>({
  account,
  storage,
  transport,
  merge,
  read,
  renamed,
  assetsOf,
  newId,
}: SyncOptions<Doc>): SyncEngine {
  const dirty = new Set<string>();
  /** Whether every document is to be looked at, not only those that are known to have changed. */
  let isAllDirty = true;
  /** Documents that the list of changes has named since the last pass: one call asks for many of them. */
  const heardOf = new Set<string>();
  /** Documents that the server has been asked about in vain, if it refused them. */
  const tried = new Set<string>();
  /** Those of them that wait for room in the account's plan. */
  const waiting = new Set<string>();

  const around = (epoch: string): Surroundings<Doc> => ({
    account,
    epoch,
    merge,
    newPushId: newId,
    copyOf: (doc) => {
      const id = contentId(doc);
      return { id, doc: renamed(doc, id) };
    },
  });

  function retry(): void {
    tried.clear();
    isAllDirty = true;
  }

  /** Another document made room: those that wait for it are tried again, and no others. */
  function roomMade(): void {
    for (const id of waiting) {
      tried.delete(id);
      dirty.add(id);
    }
  }

  /** Reads the list of changes to its end. @returns the history of the server that it belongs to */
  async function pull(): Promise<string> {
    for (;;) {
      const known = await storage.cursor(account);
      const { epoch, cursor, changes, more } = await transport.changes(known?.cursor ?? 0);
      if (known !== null && known.epoch !== epoch) {
        isAllDirty = true;
        if (known.cursor > 0) {
          await storage.hear(account, new Map(), { epoch, cursor: 0 });
          continue;
        }
      }
      const news = new Map(
        changes.map(({ id, rev, deletedAt, isPurged }): [string, News] => [
          id,
          { epoch, rev, trashedAt: deletedAt, isPurged },
        ]),
      );
      if (known?.epoch !== epoch || known.cursor !== cursor) await storage.hear(account, news, { epoch, cursor });
      for (const id of news.keys()) {
        dirty.add(id);
        heardOf.add(id);
      }
      // Elsewhere a document made room for one that was refused here.
      if (changes.some(({ deletedAt, isPurged }) => isPurged || deletedAt !== null)) roomMade();
      if (!more) return epoch;
    }
  }

  /** Asks with one call for those of the documents that the list of changes has named and that are to be fetched. */
  async function headsOf(ids: readonly string[], epoch: string): Promise<ReadonlyMap<string, RemoteAnswer>> {
    const named = ids.filter((id) => heardOf.delete(id));
    const wanted: string[] = [];
    for (const id of named.length > 1 ? named : []) {
      await storage.update(id, (record) => {
        if (plan(record, around(epoch), !tried.has(id)).action.do === 'fetch') wanted.push(id);
        return record;
      });
    }
    return wanted.length > 1 ? transport.heads({ ids: wanted, epoch }) : new Map();
  }

  /** Takes a document step by step as far as it goes; `head` is what the server has answered to a fetch already. */
  async function settle(id: string, epoch: string, head?: RemoteAnswer): Promise<void> {
    let known = head;
    for (;;) {
      const isRetry = !tried.has(id);
      tried.add(id);
      const planned = await storage.update(id, (record) => plan(record, around(epoch), isRetry));
      if (planned?.copy) dirty.add(planned.copy.id);
      if (planned?.replica?.held?.reason === 'limit') waiting.add(id);
      else waiting.delete(id);
      const action = planned?.action ?? { do: 'nothing' };
      if (action.do === 'nothing') return;
      const answer =
        action.do === 'fetch' && known !== undefined ? await readAnswer(known) : await perform(id, action, epoch);
      known = undefined;
      const next = await storage.update(id, (record) => answered(record, action, answer, around(epoch)));
      if (next?.copy) dirty.add(next.copy.id);
      if (next?.replica?.held?.reason === 'limit') waiting.add(id);
      if (answer.is === 'done' && action.do !== 'restore') roomMade();
    }
  }

  async function perform(
    id: string,
    action: Exclude<Action<Doc>, { do: 'nothing' }>,
    epoch: string,
  ): Promise<Answer<Doc>> {
    switch (action.do) {
      case 'fetch':
        return readAnswer(await transport.get({ id, epoch }));
      case 'push': {
        const { doc, pushId, baseRev } = action.push;
        await sendAssets(doc, action.base);
        return readAnswer(await transport.put({ id, pushId, baseRev, epoch, doc }));
      }
      case 'restore':
        return readAnswer(await transport.restore(id));
      case 'trash':
      case 'purge':
        return readAnswer(await transport[action.do]({ id, baseRev: action.baseRev, epoch }));
    }
  }

  async function readAnswer(answer: RemoteAnswer): Promise<Answer<Doc>> {
    if (answer.is === 'restored') throw new ServerRestored();
    return answer.is === 'head'
      ? { ...answer, head: await readHead(answer.head), device: answer.head.device ?? '' }
      : answer;
  }

  /** Reads a head, and fetches the pictures that it names before the document is stored. */
  async function readHead({ rev, doc: stored }: RemoteHead): Promise<Head<Doc | null>> {
    const doc = read(stored);
    for (const sha256 of doc === null ? [] : assetsOf(doc)) {
      const asset = (await storage.getAsset(sha256)) ? null : await transport.getAsset(sha256);
      if (asset) await storage.putAsset(asset);
    }
    return { rev, doc };
  }

  /** Pictures go before the document that names them. */
  async function sendAssets(doc: Doc, base: Doc | null): Promise<void> {
    const there = new Set(base === null ? [] : assetsOf(base));
    for (const sha256 of assetsOf(doc)) {
      const asset = there.has(sha256) ? null : await storage.getAsset(sha256);
      if (asset) await transport.putAsset(sha256, asset);
    }
  }

  async function pass(): Promise<void> {
    const epoch = await pull();
    for (let isFirst = true; isFirst || isAllDirty; isFirst = false) {
      if (isAllDirty) for (const id of await storage.ids()) dirty.add(id);
      isAllDirty = false;
      // Documents that become dirty on the way are visited too.
      for (let ids = next(dirty); ids.length > 0; ids = next(dirty)) {
        const heads = await headsOf(ids, epoch);
        for (const id of ids) {
          dirty.delete(id);
          await settle(id, epoch, heads.get(id)).catch((error: unknown) => {
            dirty.add(id);
            throw error;
          });
        }
      }
    }
  }

  return {
    async pass() {
      await pass().catch((error: unknown) => {
        if (!(error instanceof ServerRestored)) throw error;
        return pass();
      });
    },
    touch: (id) => void dirty.add(id),
    retry,
  };
}

/** The first few of a set. */
function next(ids: ReadonlySet<string>): string[] {
  const first: string[] = [];
  for (const id of ids) {
    if (first.length === headsAtOnce) break;
    first.push(id);
  }
  return first;
}
