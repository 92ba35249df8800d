import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentStore } from '../../port.ts';
import { openSqliteStore, type SqliteStore, type SqliteStoreOptions } from '../open-sqlite-store.ts';

// In memory where possible: the disk is not under test, and a killed process leaves what it has written to the system.
const place = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Folders of a test file, and stores opened in them, until `clear`. */
export function storeFolders() {
  const folders: string[] = [];
  const opened: DocumentStore[] = [];
  return {
    newFolder(): string {
      const folder = mkdtempSync(join(place, 'vitae-sqlite-'));
      folders.push(folder);
      return folder;
    },
    async open(folder: string, options: Partial<SqliteStoreOptions> = {}): Promise<SqliteStore> {
      const found = await openSqliteStore({ folder, ...options });
      opened.push(found.store);
      return found;
    },
    async clear(): Promise<void> {
      for (const store of opened.splice(0)) await store.close();
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
    },
  };
}

/** The complete backups in a folder, the oldest first. */
export function backupsIn(folder: string): string[] {
  const backups = join(folder, 'backups');
  return existsSync(backups) ? readdirSync(backups).filter((name) => name.endsWith('.sqlite')) : [];
}
