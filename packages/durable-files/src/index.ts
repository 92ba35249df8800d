export { putInPlace, syncFile, syncFolder } from './sync-to-disk.ts';
export { writeWhole, writeWholeSync, type WriteOptions } from './write-whole.ts';
