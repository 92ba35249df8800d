import { create } from 'zustand';

/** How sync stands with the server: not begun, at work, at rest, out of reach, or stopped by an error that is none of the network's. */
export type SyncWord = 'off' | 'working' | 'resting' | 'offline' | 'failed';

const words: readonly unknown[] = ['off', 'working', 'resting', 'offline', 'failed'] satisfies SyncWord[];

export const isSyncWord = (value: unknown): value is SyncWord => words.includes(value);

/** How sync stands, for this window: as the one that syncs has said, here or elsewhere. */
export const useSyncState = create<{ word: SyncWord }>(() => ({ word: 'off' }));
