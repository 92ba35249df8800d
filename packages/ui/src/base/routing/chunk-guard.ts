/** A page reloads for a missing chunk at most once per path in this time (behaviour NV-10). */
export const chunkReloadWindow = 10_000;

const storageKey = 'vitae.chunk-reload';

export interface ChunkGuard {
  /** Whether the page may reload now to fetch `path`; `true` uses up the one reload. */
  mayReload: (path: string) => boolean;
}

/**
 * Remembers reloads in `storage` (the tab's session storage), so that a broken deployment cannot make a page reload
 * forever.
 */
export function createChunkGuard(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  now: () => number = Date.now,
): ChunkGuard {
  return {
    mayReload: (path) => {
      const last = readTimes(storage);
      const time = now();
      const before = last[path];
      if (before !== undefined && time - before < chunkReloadWindow) return false;
      try {
        const recent = Object.entries(last).filter(([, at]) => time - at < chunkReloadWindow);
        storage.setItem(storageKey, JSON.stringify({ ...Object.fromEntries(recent), [path]: time }));
      } catch {
        // If reloads cannot be recorded, there must be none.
        return false;
      }
      return true;
    },
  };
}

function readTimes(storage: Pick<Storage, 'getItem'>): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    return {};
  }
}

/** Whether an error says that a part of the program could not be fetched; browsers word it differently. */
export function isChunkLoadError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|error loading dynamically|unable to preload|module script failed/i.test(
      error.message,
    )
  );
}

/**
 * Runs an import; when the chunk is missing (a newer build replaced it) loads `path` again, if the guard allows it, and
 * stays pending meanwhile. @throws the error of the import if it may not reload
 */
export async function importOrReload<Module>(
  load: () => Promise<Module>,
  path: () => string,
  guard: ChunkGuard,
  reload: (path: string) => void,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (!isChunkLoadError(error) || !guard.mayReload(path())) throw error;
    reload(path());
    return new Promise<never>(() => {});
  }
}
