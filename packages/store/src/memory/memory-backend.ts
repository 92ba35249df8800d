import { mapTables, type Backend, type Table } from '../tables.ts';

/** Tables in memory, for the lifetime of one window. */
export function memoryBackend(): Backend {
  let committed = mapTables(() => new Map<string, unknown>());
  let last: Promise<unknown> = Promise.resolve();
  return {
    durable: false,
    transact(access, _names, body) {
      const run = async () => {
        const working = mapTables((name) => new Map(committed[name]));
        const result = await body(mapTables((name) => table(working[name])));
        if (access === 'write') committed = working;
        return result;
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

/** Copies rows in and out, as a disk does. */
function table(rows: Map<string, unknown>): Table {
  return {
    get: async (key) => structuredClone(rows.get(key)),
    put: async (key, row) => void rows.set(key, structuredClone(row)),
    delete: async (key) => void rows.delete(key),
    keys: async () => [...rows.keys()],
    entries: async () => [...structuredClone(rows)],
  };
}
