// What tests need to let a store fail where they want.
export { createDocumentStore } from './document-store.ts';
export { memoryBackend } from './memory/memory-backend.ts';
export type { Backend } from './tables.ts';
