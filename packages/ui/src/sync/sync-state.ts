import { create } from 'zustand';

/**
 * How sync stands with the server: not begun, at work, at rest, out of reach, stopped by an error that is none of the network's, or impossible
 * because this browser cannot keep two windows from syncing at a time.
 */
export type SyncWord = 'off' | 'working' | 'resting' | 'offline' | 'failed' | 'unable';

const words: readonly unknown[] = ['off', 'working', 'resting', 'offline', 'failed', 'unable'] satisfies SyncWord[];

export const isSyncWord = (value: unknown): value is SyncWord => words.includes(value);

/** How sync stands, for this window: as the one that syncs has said, here or elsewhere. */
export const useSyncState = create<{ word: SyncWord }>(() => ({ word: 'off' }));

/** Names the Web Lock that a window holds while it syncs an account. */
export const syncLock = (account: string): string => `vitae.sync.${account}`;
