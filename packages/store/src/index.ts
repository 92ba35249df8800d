export * from './port.ts';
export { fetchedMerging, fetchMerging } from './late-merging.ts';
export { syncedDocuments } from './synced-documents.ts';
export * from './saver.ts';
export * from './far-writes.ts';
export * from './store-error.ts';
