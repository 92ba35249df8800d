import { join } from 'node:path';

/** What SQLite may keep beside a file. */
export const besides = ['-wal', '-shm', '-journal'] as const;

/** Where everything is in the folder of the documents. */
export const storeFiles = (folder: string) => ({
  database: join(folder, 'vitae.sqlite'),
  /** A restored file that is whole and only waits to take its place. */
  restored: join(folder, 'vitae.restored.sqlite'),
  /** Where a restored file is made; worthless after a crash. */
  workshop: join(folder, 'restoring'),
  backups: join(folder, 'backups'),
  damaged: join(folder, 'damaged'),
});

/** A time as part of a file name on any system. */
export const timeInName = (time: Date): string => time.toISOString().replaceAll(':', '-');

/** The ISO time that `timeInName` wrote. */
export const timeFromName = (name: string): string => name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:');
