export { changedPaths } from './changed-paths.ts';
export { createSyncEngine, type SyncEngine, type SyncOptions } from './engine.ts';
export { equal } from './json.ts';
export type { Alternative, Conflict } from './conflicts.ts';
export { merge, type Mergeable, type MergeOptions, type MergeRules, type Shape } from './merge.ts';
export type * from './ports.ts';
export {
  heard,
  newReplica,
  purgedHere,
  syncStateOf,
  type LocalDocument,
  type Merge,
  type News,
  type Replica,
  type Step,
  type SyncRecord,
  type SyncState,
} from './replica.ts';
export {
  leadByWebLock,
  overallState,
  runSync,
  type RunningSync,
  type RunSyncOptions,
  type SyncLink,
} from './run-sync.ts';
export {
  syncAccounts,
  type AccountSync,
  type OpenedSync,
  type SyncAccountsPorts,
  type SyncActivity,
} from './sync-accounts.ts';
export { resolveConflict } from './resolve-conflict.ts';
