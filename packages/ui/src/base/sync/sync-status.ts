import type { DocumentSummary } from '@vitae/store';
import type { SyncActivity } from '@vitae/sync';

/** Why a document needs attention: a conflict, the server refused it, or nothing is sent at all. */
export type Concern = 'conflicts' | 'limit' | 'full' | 'invalid' | 'too-large' | 'newer' | 'failed' | 'unable';

/** Where a document is stored, and what needs attention, if anything. */
export type DocumentSyncStatus =
  | { is: 'here' | 'on-its-way' | 'synced' | 'offline' | 'busy' | 'foreign' }
  | { is: 'attention'; concern: Concern };

/** The sync status of a document for the signed-in user; `account` is undefined while signed out. */
export function syncStatusOf(
  { sync, conflicts }: Pick<DocumentSummary, 'sync' | 'conflicts'>,
  account: string | undefined,
  activity: SyncActivity,
): DocumentSyncStatus {
  if (conflicts > 0) return { is: 'attention', concern: 'conflicts' };
  if (account === undefined) return { is: 'here' };
  if (sync && sync.account !== account) return { is: 'foreign' };
  if (sync && sync.state !== 'synced' && sync.state !== 'waiting') return { is: 'attention', concern: sync.state };
  if (activity === 'failed' || activity === 'unable') return { is: 'attention', concern: activity };
  if (activity === 'offline') return { is: 'offline' };
  if (sync?.state === 'synced') return { is: 'synced' };
  return { is: activity === 'busy' ? 'busy' : 'on-its-way' };
}
