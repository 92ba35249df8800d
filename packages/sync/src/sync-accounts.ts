import { runSync, type RunningSync, type RunSyncOptions, type SyncLink } from './run-sync.ts';

/**
 * The state of sync with the server: not started, working, idle, unreachable, told to wait by the server, stopped by an
 * error that is not the network's, or impossible because this device cannot keep two windows from syncing at once.
 */
export type SyncActivity = 'off' | 'working' | 'resting' | 'offline' | 'busy' | 'failed' | 'unable';

/** The sync of one account's documents. */
export interface OpenedSync extends Omit<RunSyncOptions, 'onLink'> {
  /** Receives the activity of this device's own syncing, as opposed to that of another window. */
  onActivity?: (activity: SyncActivity) => void;
  /** Called as soon as the account is no longer followed, before running work has ended. */
  close?: () => void;
}

export interface SyncAccountsPorts {
  /** Creates the sync of an account; null if this device cannot sync. */
  open: (account: string) => Promise<OpenedSync | null>;
  /** Calls back when there may be a network again. Returns a function that stops it. */
  watchOnline: (listener: () => void) => () => void;
  /** Whether an error is only that the server could not be reached. */
  isUnreachable: (error: unknown) => boolean;
  /** Whether an error only means that the server requests a later retry. */
  isBusy: (error: unknown) => boolean;
  /** Receives the state of sync, for the user. */
  report: (activity: SyncActivity) => void;
}

/** Syncs the account that is signed in, whichever it is. */
export interface AccountSync {
  /** Syncs this account from now on; null: none. */
  follow: (account: string | null) => void;
  /** Syncs immediately, without the waits that grew while the server was unreachable. */
  now: () => void;
  /** Resolves when nothing is running for an account that is no longer followed. */
  settled: () => Promise<void>;
  /** Resolves when nothing is running any more. */
  stop: () => Promise<void>;
}

/**
 * Follows the signed-in account: one after another, since only one engine may run on a store at a time. Nothing is
 * reported about an account that is no longer followed.
 */
export function syncAccounts({ open, watchOnline, isUnreachable, isBusy, report }: SyncAccountsPorts): AccountSync {
  let wanted: string | null = null;
  let running: (Pick<RunningSync, 'now' | 'stop'> & Pick<OpenedSync, 'close'>) | null = null;
  let hasFailed = false;
  let changing = Promise.resolve();

  const activityOf = (link: SyncLink): SyncActivity => {
    if (link.is === 'following') return 'off';
    if (link.is !== 'offline') return link.is;
    if (isBusy(link.error)) return 'busy';
    return isUnreachable(link.error) ? 'offline' : 'failed';
  };

  async function change(account: string | null): Promise<void> {
    const before = running;
    running = null;
    await before?.stop();
    // Another user may have signed in, or everyone may have signed out, while this waited.
    if (account === null || account !== wanted) return;
    const opened = await open(account);
    if (account !== wanted) return opened?.close?.();
    if (!opened) return report('unable');
    const { onActivity, close, ...options } = opened;
    const sync = runSync({
      ...options,
      onLink: (link) => {
        if (account !== wanted) return;
        const activity = activityOf(link);
        report(activity);
        onActivity?.(activity);
      },
    });
    running = { now: () => sync.now(), stop: () => sync.stop(), ...(close && { close }) };
  }

  function start(account: string | null): void {
    hasFailed = false;
    changing = changing
      .then(() => change(account))
      .catch(() => {
        hasFailed = true;
        if (account === wanted) report('failed');
      });
  }

  function follow(account: string | null): void {
    if (account === wanted) return;
    wanted = account;
    // What other windows report about the previous account does not concern this one.
    running?.close?.();
    report('off');
    start(account);
  }

  function now(): void {
    if (hasFailed) start(wanted);
    else running?.now();
  }

  const endWatching = watchOnline(now);

  return {
    follow,
    now,
    settled: () => changing,
    async stop() {
      endWatching();
      follow(null);
      await changing;
    },
  };
}
