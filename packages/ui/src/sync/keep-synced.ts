import { useEffect } from 'react';
import { usePlatform } from '../app/platform.ts';
import { useSession } from '../session/session-state.ts';
import { session } from '../session/start-session.ts';

/** Keeps this device's documents and those of the account together while somebody is signed in. The code for it comes with the first sign-in. */
export function useKeepSynced(): void {
  const { syncable, transport } = usePlatform();
  const account = useSession(({ status, user }) => (status === 'authenticated' ? user?.id : undefined));
  useEffect(() => {
    if (!transport || !syncable || account === undefined) return undefined;
    let stop: (() => void) | null = null;
    let isOver = false;
    const start = async () => {
      const [{ startSync }, { apiOf, load }] = await Promise.all([import('./start-sync.ts'), session()]);
      if (!isOver) stop = await startSync({ account, documents: syncable, api: apiOf(account), onSignedOut: () => void load() });
      // It ended while it began.
      if (isOver) stop?.();
    };
    start().catch((error: unknown) => console.warn(error));
    return () => {
      isOver = true;
      stop?.();
    };
  }, [syncable, transport, account]);
}
