import { contentId } from './content-id.ts';
import type { RemoteAnswer, RemoteHead, SyncStorage, SyncTransport } from './ports.ts';
import type { Action, Answer, Head, Merge, News, Step, Surroundings } from './replica.ts';
import { answered, plan } from './steps.ts';

export interface SyncOptions<Doc> {
  account: string;
  storage: SyncStorage<Doc>;
  transport: SyncTransport;
  merge: Merge<Doc>;
  /** Parses a document from the wire; `null` when this program is too old for it. */
  read: (stored: unknown) => Doc | null;
  /** The same document under another id. */
  renamed: (doc: Doc, id: string) => Doc;
  /** The SHA-256 of every picture that a document refers to. */
  assetsOf: (doc: Doc) => readonly string[];
  newId: () => string;
}

export interface SyncEngine {
  /**
   * Pulls new changes, then syncs every document that changed on either side as far as possible. Rejects if the server
   * does not respond or the store fails; completed work is kept, and the next pass continues from there.
   */
  pass(): Promise<void>;
  /** A document has changed here. */
  touch(id: string): void;
  /** Makes the next pass retry documents that the server has refused. */
  retry(): void;
}

/** How many documents are read, fetched and sent together: as many as the server accepts in one call. */
const atOnce = 100;

/** The server was restored from a backup during a pass: the next one starts with a pull that shows it. */
class ServerRestored extends Error {
  override readonly name = 'ServerRestored';
}

/**
 * Keeps a store and a server in sync, by the steps of `replica.ts`. It has no essential state: everything is in the
 * store, so it can stop anywhere and another one continues. Only one may run on a store at a time.
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
  /** Whether every document is to be visited, not only those that are known to have changed. */
  let isAllDirty = true;
  /** Refused documents that have been retried unsuccessfully. */
  const tried = new Set<string>();
  /** Those of them that wait for room in the account's plan. */
  const waiting = new Set<string>();
  /** Pictures that this pass has sent: many documents may use the same one. */
  const sent = new Set<string>();

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

  /** Another document freed room: only those that wait for it are retried. */
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
      for (const id of news.keys()) dirty.add(id);
      // A document elsewhere freed room for one that was refused here.
      if (changes.some(({ deletedAt, isPurged }) => isPurged || deletedAt !== null)) roomMade();
      if (!more) return epoch;
    }
  }

  /** The next action for a document. */
  async function look(id: string, epoch: string): Promise<Action<Doc>> {
    const isRetry = !tried.has(id);
    tried.add(id);
    const planned = await storage.update(id, (record) => plan(record, around(epoch), isRetry));
    note(id, planned);
    return planned?.action ?? { do: 'nothing' };
  }

  /** The effect of a document's step on others. */
  function note(id: string, step: Step<Doc> | null): void {
    if (step?.copy) dirty.add(step.copy.id);
    if (step?.replica?.held?.reason === 'limit') waiting.add(id);
    else waiting.delete(id);
  }

  /** Fetches and sends documents in batches. A single document is left to its own call. */
  async function askTogether(
    actions: ReadonlyMap<string, Action<Doc>>,
    epoch: string,
  ): Promise<ReadonlyMap<string, RemoteAnswer>> {
    const ids: string[] = [];
    const pushes: (Action<Doc> & { do: 'push'; id: string })[] = [];
    for (const [id, action] of actions) {
      if (action.do === 'fetch') ids.push(id);
      else if (action.do === 'push') pushes.push({ id, ...action });
    }
    const answers = new Map(ids.length > 1 ? await transport.heads({ ids, epoch }) : []);
    if (pushes.length < 2) return answers;
    for (const { push, base } of pushes) await sendAssets(push.doc, base);
    const taken = await transport.putAll({ pushes: pushes.map(({ id, push }) => ({ id, ...push })), epoch });
    for (const [id, answer] of taken) answers.set(id, answer);
    return answers;
  }

  /** Runs a document's steps as far as possible; `known` is the server's answer to the first one, if any. */
  async function settle(id: string, epoch: string, first: Action<Doc>, known?: RemoteAnswer): Promise<void> {
    let answerToFirst = known;
    for (let action = first; action.do !== 'nothing'; action = await look(id, epoch)) {
      const doing = action;
      const answer = answerToFirst ? await readAnswer(answerToFirst) : await perform(id, doing, epoch);
      answerToFirst = undefined;
      note(id, await storage.update(id, (record) => answered(record, doing, answer, around(epoch))));
      if (answer.is === 'done' && doing.do !== 'restore') roomMade();
    }
  }

  /** Runs the steps of some documents as far as possible; unfinished ones stay dirty. */
  async function settleAll(ids: readonly string[], epoch: string): Promise<void> {
    const left = new Set(ids);
    for (const id of ids) dirty.delete(id);
    try {
      const actions = new Map<string, Action<Doc>>();
      for (const id of ids) actions.set(id, await look(id, epoch));
      const known = await askTogether(actions, epoch);
      // Answered documents first: one that is refused for lack of room must be retried with the room that another one
      // frees.
      const order = ids.toSorted((one, other) => Number(known.has(other)) - Number(known.has(one)));
      for (const id of order) {
        await settle(id, epoch, actions.get(id) ?? { do: 'nothing' }, known.get(id));
        left.delete(id);
      }
    } catch (error) {
      for (const id of left) {
        dirty.add(id);
        tried.delete(id);
      }
      throw error;
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

  /** Reads a head, and fetches the pictures that it refers to before the document is stored. */
  async function readHead({ rev, doc: stored }: RemoteHead): Promise<Head<Doc | null>> {
    const doc = read(stored);
    for (const sha256 of doc === null ? [] : assetsOf(doc)) {
      const asset = (await storage.getAsset(sha256)) ? null : await transport.getAsset(sha256);
      if (asset) await storage.putAsset(asset);
    }
    return { rev, doc };
  }

  /** Pictures are sent before the document that refers to them. */
  async function sendAssets(doc: Doc, base: Doc | null): Promise<void> {
    const there = new Set(base === null ? [] : assetsOf(base));
    for (const sha256 of assetsOf(doc)) {
      const asset = there.has(sha256) || sent.has(sha256) ? null : await storage.getAsset(sha256);
      if (asset) await transport.putAsset(sha256, asset);
      sent.add(sha256);
    }
  }

  async function pass(): Promise<void> {
    sent.clear();
    const epoch = await pull();
    for (let isFirst = true; isFirst || isAllDirty; isFirst = false) {
      if (isAllDirty) for (const id of await storage.ids()) dirty.add(id);
      isAllDirty = false;
      // Documents that become dirty meanwhile are visited too.
      for (let ids = next(dirty); ids.length > 0; ids = next(dirty)) await settleAll(ids, epoch);
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
    if (first.length === atOnce) break;
    first.push(id);
  }
  return first;
}
