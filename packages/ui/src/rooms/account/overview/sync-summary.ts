import type { DocumentSummary } from '@vitae/store';

/** The sync status of documents: synced, waiting to sync, refused, over the plan's limit, or only on this device. */
export interface SyncSummary {
  synced: number;
  waiting: number;
  held: number;
  overLimit: number;
  local: number;
}

/** Counts documents by sync status; those of another account count as local. */
export function syncSummary(
  documents: readonly Pick<DocumentSummary, 'sync'>[],
  account: string | undefined,
): SyncSummary {
  const summary: SyncSummary = { synced: 0, waiting: 0, held: 0, overLimit: 0, local: 0 };
  for (const { sync } of documents) {
    if (!sync || sync.account !== account) summary.local += 1;
    else if (sync.state === 'synced' || sync.state === 'waiting') summary[sync.state] += 1;
    else summary[sync.state === 'limit' ? 'overLimit' : 'held'] += 1;
  }
  return summary;
}
