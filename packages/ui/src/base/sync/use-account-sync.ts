import type { AccountSync } from '@vitae/sync';
import { useEffect, useRef } from 'react';
import { usePlatform } from '../platform.ts';
import { useSession } from '../session/session-state.ts';
import { session } from '../session/start-session.ts';

const warn = (error: unknown): void => console.warn(error);

/**
 * Keeps this device's documents and those of the account in sync while the user is signed in. The code for it is
 * fetched with the first sign-in.
 */
export function useAccountSync(): void {
  const { syncable, transport } = usePlatform();
  const account = useSession(({ status, user }) => (status === 'authenticated' ? user?.id : undefined));
  const started = useRef<Promise<AccountSync> | null>(null);
  useEffect(() => {
    if (!transport || !syncable || (account === undefined && !started.current)) return;
    const start = async () => {
      const [{ startSync }, { apiOf, load }] = await Promise.all([import('./start-sync.ts'), session()]);
      return startSync({ documents: syncable, apiOf, onSignedOut: () => void load().catch(warn) });
    };
    const sync = (started.current ??= start());
    sync.then(
      ({ follow }) => follow(account ?? null),
      (error: unknown) => {
        // The code could not be fetched: the next change of the session tries again.
        if (started.current === sync) started.current = null;
        warn(error);
      },
    );
  }, [syncable, transport, account]);
  useEffect(
    () => () => {
      const sync = started.current;
      started.current = null;
      sync?.then(({ stop }) => stop()).catch(warn);
    },
    [syncable, transport],
  );
}
