import type { SyncActivity } from '@vitae/sync';
import { create } from 'zustand';

const activities: readonly unknown[] = [
  'off',
  'working',
  'resting',
  'offline',
  'busy',
  'failed',
  'unable',
] satisfies SyncActivity[];

export const isSyncActivity = (value: unknown): value is SyncActivity => activities.includes(value);

/** The state of sync for this window, as reported by the one that syncs, here or elsewhere. */
export const useSyncState = create<{ activity: SyncActivity }>(() => ({ activity: 'off' }));

/** Names the Web Lock that a window holds while it syncs an account. */
export const syncLock = (account: string): string => `vitae.sync.${account}`;
