import { mapTables, type Backend, type Table } from '../tables.ts';

/** Tables in memory, for the lifetime of one window. */
export function memoryBackend(): Backend {
  const rows = mapTables(() => new Map<string, unknown>());
  let last: Promise<unknown> = Promise.resolve();
  return {
    durable: false,
    transact(access, _names, body) {
      const run = async () => {
        const undo: Undo = [];
        let isDone = false;
        try {
          const result = await body(mapTables((name) => table(rows[name], undo)));
          isDone = access === 'write';
          return result;
        } finally {
          if (!isDone) for (const revert of undo.toReversed()) revert();
        }
      };
      const result = last.then(run);
      last = result.catch(() => undefined);
      return result;
    },
    announce: () => undefined,
    listen: () => undefined,
    close: () => Promise.resolve(),
  };
}

/** What takes back the changes of a transaction, oldest first: a copy of all rows would take longer with each. */
type Undo = (() => void)[];

/** Copies rows in and out, as a disk does. */
function table(rows: Map<string, unknown>, undo: Undo): Table {
  const remember = (key: string) => {
    const [had, before] = [rows.has(key), rows.get(key)];
    undo.push(() => void (had ? rows.set(key, before) : rows.delete(key)));
  };
  return {
    get: async (key) => structuredClone(rows.get(key)),
    put: async (key, row) => {
      const copy = structuredClone(row);
      remember(key);
      rows.set(key, copy);
    },
    delete: async (key) => {
      remember(key);
      rows.delete(key);
    },
    keys: async () => [...rows.keys()],
    entries: async () => [...structuredClone(rows)],
  };
}
