import type { SyncWord } from '@vitae/sync';
import { create } from 'zustand';

const words: readonly unknown[] = [
  'off',
  'working',
  'resting',
  'offline',
  'busy',
  'failed',
  'unable',
] satisfies SyncWord[];

export const isSyncWord = (value: unknown): value is SyncWord => words.includes(value);

/** How sync stands, for this window: as the one that syncs has said, here or elsewhere. */
export const useSyncState = create<{ word: SyncWord }>(() => ({ word: 'off' }));

/** Names the Web Lock that a window holds while it syncs an account. */
export const syncLock = (account: string): string => `vitae.sync.${account}`;
