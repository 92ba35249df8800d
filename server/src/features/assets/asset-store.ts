import { writeWhole } from '@vitae/durable-files';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../../config.ts';
import { s3Assets } from './s3-assets.ts';

/** A stored picture, and when it was written, in milliseconds since 1970. */
export interface StoredAsset {
  sha256: string;
  writtenAt: number;
}

/** Where the bytes of pictures are; each by its SHA-256, which its callers have checked. */
export interface AssetStore {
  /** Writes the whole of it, or rejects. The same bytes may be written again. */
  put: (sha256: string, bytes: Uint8Array, type: string) => Promise<void>;
  /** Rejects if it is not there. */
  get: (sha256: string) => Promise<Buffer>;
  remove: (sha256: string) => Promise<void>;
  list: () => AsyncIterable<StoredAsset>;
}

/** In a folder of the disk. */
export function diskAssets(dataFolder: string): AssetStore {
  const folder = join(dataFolder, 'assets');
  const fileOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256);
  return {
    async put(sha256, bytes) {
      const file = fileOf(sha256);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeWhole(file, bytes, { mode: 0o600 });
    },
    get: (sha256) => readFile(fileOf(sha256)),
    remove: (sha256) => rm(fileOf(sha256), { force: true }),
    async *list() {
      const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => []);
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const { mtimeMs } = await stat(join(entry.parentPath, entry.name));
        yield { sha256: entry.name, writtenAt: mtimeMs };
      }
    },
  };
}

/** The store that the settings name. */
export const openAssets = ({ dataFolder, s3 }: Pick<Config, 'dataFolder' | 's3'>): AssetStore =>
  s3 === null ? diskAssets(dataFolder) : s3Assets(s3);
