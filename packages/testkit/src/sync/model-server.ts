import type { RemoteAnswer, RemoteHead, SyncAsset, SyncTransport } from '@vitae/sync';

/** What the server finds wrong with a document before it checks revisions. */
export type Check = (doc: unknown) => 'newer' | 'invalid' | null;

interface Row {
  account: string;
  rev: number;
  revisions: { text: string; pushId: string; device: string }[];
  seq: number;
  deletedAt: string | null;
  isPurged: boolean;
}

interface Account {
  seq: number;
  limit: number | null;
  assets: Record<string, SyncAsset>;
}

interface State {
  epoch: string;
  rows: Record<string, Row>;
  accounts: Record<string, Account>;
}

/**
 * The server's rules for documents and nothing else: the same responses to the same calls, in memory and without delay.
 */
export interface ModelServer {
  /** `device` names the writer in heads. */
  connect(account: string, device?: string): SyncTransport;
  /** A document at a revision, or at its newest one; `undefined` if it does not exist. */
  document(id: string, rev?: number): { rev: number; doc: unknown; isTrashed: boolean } | undefined;
  /** Documents that are not permanently deleted. */
  ids(): string[];
  readonly epoch: string;
  setLimit(account: string, limit: number | null): void;
  backup(): unknown;
  restore(backup: unknown): void;
}

const page = 200;
const time = '2026-01-01T00:00:00.000Z';

/** Starts an empty server. `read` validates documents as the server does. */
export function createModelServer(read: Check = () => null): ModelServer {
  let state: State = { epoch: 'epoch 1', rows: {}, accounts: {} };
  let epochs = 1;

  const accountOf = (account: string): Account => (state.accounts[account] ??= { seq: 0, limit: null, assets: {} });
  const parsed = (text: string | undefined): unknown => JSON.parse(text ?? 'null');
  const headOf = (row: Row): RemoteHead => ({
    rev: row.rev,
    doc: parsed(row.revisions.at(-1)?.text),
    device: row.revisions.at(-1)?.device,
  });
  const own = (account: string, id: string): Row | null => {
    const row = state.rows[id];
    return row?.account === account && !row.isPurged ? row : null;
  };
  const isFull = (account: string): boolean => {
    const { limit } = accountOf(account);
    return (
      limit !== null &&
      Object.values(state.rows).filter((row) => row.account === account && row.deletedAt === null).length >= limit
    );
  };
  const change = (account: string, row: Row): void => {
    row.seq = accountOf(account).seq += 1;
  };

  function put(
    account: string,
    device: string,
    { id, pushId, baseRev, epoch, doc }: Parameters<SyncTransport['put']>[0],
  ): RemoteAnswer {
    const wrong = read(doc);
    if (wrong !== null) return { is: 'refused', reason: wrong };
    if (epoch !== state.epoch) return { is: 'restored' };
    const found = state.rows[id];
    if (found && !own(account, id)) return { is: 'gone' };
    const accepted = found ? found.revisions.findIndex((revision) => revision.pushId === pushId) + 1 : 0;
    if (found && accepted === found.rev) return { is: 'taken', rev: accepted };
    if (accepted > 0 || (found?.rev ?? 0) !== baseRev) {
      return found
        ? { is: 'head', head: headOf(found), ...(accepted > 0 ? { acceptedRev: accepted } : {}) }
        : { is: 'gone' };
    }
    if ((!found || found.deletedAt !== null) && isFull(account)) return { is: 'refused', reason: 'limit' };
    const row = found ?? { account, rev: 0, revisions: [], seq: 0, deletedAt: null, isPurged: false };
    state.rows[id] = row;
    row.rev += 1;
    row.revisions.push({ text: JSON.stringify(doc), pushId, device });
    row.deletedAt = null;
    change(account, row);
    return { is: 'taken', rev: row.rev };
  }

  /** Changes a document's place, not its content. */
  function move(
    account: string,
    { id, baseRev, epoch }: { id: string; baseRev?: number; epoch?: string },
    check: (row: Row) => RemoteAnswer | null,
    set: (row: Row) => Partial<Row>,
  ): RemoteAnswer {
    if (epoch !== undefined && epoch !== state.epoch) return { is: 'restored' };
    const row = own(account, id);
    const refused = row ? check(row) : { is: 'gone' as const };
    if (!row || refused) return refused ?? { is: 'gone' };
    if (baseRev !== undefined && row.rev !== baseRev) return { is: 'head', head: headOf(row) };
    Object.assign(row, set(row));
    change(account, row);
    return { is: 'done' };
  }

  const isRoom = (row: Row): RemoteAnswer | null =>
    row.deletedAt !== null && isFull(row.account) ? { is: 'refused', reason: 'limit' } : null;
  const isInTrash = (row: Row): RemoteAnswer | null => (row.deletedAt === null ? { is: 'gone' } : null);

  return {
    connect: (account, device = '') => ({
      async changes(since) {
        const rows = Object.entries(state.rows).filter(([, row]) => row.account === account && row.seq > since);
        rows.sort(([, one], [, other]) => one.seq - other.seq);
        const changes = rows
          .slice(0, page)
          .map(([id, { rev, deletedAt, isPurged }]) => ({ id, rev, deletedAt, isPurged }));
        return Promise.resolve({
          epoch: state.epoch,
          cursor: rows.slice(0, page).at(-1)?.[1].seq ?? since,
          changes,
          more: rows.length > page,
        });
      },
      get: async ({ id, epoch }) => {
        const row = own(account, id);
        if (epoch !== state.epoch) return Promise.resolve({ is: 'restored' });
        return Promise.resolve(row ? { is: 'head', head: headOf(row) } : { is: 'gone' });
      },
      heads: async ({ ids, epoch }) => {
        const answers = ids.map((id): [string, RemoteAnswer] => {
          const row = own(account, id);
          if (epoch !== state.epoch) return [id, { is: 'restored' }];
          return [id, row ? { is: 'head', head: headOf(row) } : { is: 'gone' }];
        });
        return Promise.resolve(new Map(answers));
      },
      put: async (push) => Promise.resolve(put(account, device, push)),
      putAll: async ({ pushes, epoch }) =>
        Promise.resolve(
          new Map(
            pushes.map((push) => [
              push.id,
              epoch === state.epoch ? put(account, device, { ...push, epoch }) : { is: 'restored' },
            ]),
          ),
        ),
      trash: async (target) =>
        Promise.resolve(
          move(
            account,
            target,
            () => null,
            ({ deletedAt }) => ({ deletedAt: deletedAt ?? time }),
          ),
        ),
      restore: async (id) => Promise.resolve(move(account, { id }, isRoom, () => ({ deletedAt: null }))),
      purge: async (target) =>
        Promise.resolve(move(account, target, isInTrash, () => ({ isPurged: true, revisions: [] }))),
      putAsset: async (sha256, asset) => {
        accountOf(account).assets[sha256] = asset;
        return Promise.resolve();
      },
      getAsset: async (sha256) => Promise.resolve(accountOf(account).assets[sha256] ?? null),
    }),
    document(id, rev) {
      const row = state.rows[id];
      const revision = row?.revisions[(rev ?? row.rev) - 1];
      return row && revision && !row.isPurged
        ? { rev: rev ?? row.rev, doc: parsed(revision.text), isTrashed: row.deletedAt !== null }
        : undefined;
    },
    ids: () => Object.entries(state.rows).flatMap(([id, row]) => (row.isPurged ? [] : [id])),
    get epoch() {
      return state.epoch;
    },
    setLimit(account, limit) {
      accountOf(account).limit = limit;
    },
    backup: () => structuredClone(state),
    restore(backup) {
      if (!isState(backup)) throw new TypeError('This is no backup.');
      epochs += 1;
      state = { ...structuredClone(backup), epoch: `epoch ${epochs}` };
    },
  };
}

const isState = (value: unknown): value is State =>
  typeof value === 'object' && value !== null && 'rows' in value && 'accounts' in value;
