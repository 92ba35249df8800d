export { openSqliteStore, type SqliteStore, type SqliteStoreOptions } from './open-sqlite-store.ts';
export type { StoreNotice } from './restore.ts';
