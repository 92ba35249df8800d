import { join } from 'node:path';

/** What SQLite may keep next to a file. */
export const besides = ['-wal', '-shm', '-journal'] as const;

/** The paths in the folder of the documents. */
export const storeFiles = (folder: string) => ({
  database: join(folder, 'vitae.sqlite'),
  /** A restored file that is complete and ready to be put in place. */
  restored: join(folder, 'vitae.restored.sqlite'),
  /** Where a restored file is created; worthless after a crash. */
  workshop: join(folder, 'restoring'),
  backups: join(folder, 'backups'),
  damaged: join(folder, 'damaged'),
});

/** A time as part of a file name on any system. */
export const timeInName = (time: Date): string => time.toISOString().replaceAll(':', '-');

/** The ISO time that `timeInName` wrote. */
export const timeFromName = (name: string): string => name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:');
