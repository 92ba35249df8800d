export { changedPaths } from './changed-paths.ts';
export { equal } from './json.ts';
export { merge, type Conflict, type Mergeable, type MergeOptions } from './merge.ts';
export { resolveConflict } from './resolve-conflict.ts';
