export * from './port.ts';
export { syncedDocuments } from './records.ts';
export * from './saver.ts';
export * from './store-error.ts';
