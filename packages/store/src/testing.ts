// Helpers for tests that make a store fail at a chosen place.
export { createDocumentStore } from './document-store.ts';
export { memoryBackend } from './memory/memory-backend.ts';
export type { Backend } from './tables.ts';
