import { useEffect, useState } from 'react';
import type { HeldAccount, HeldState } from '../platform.ts';

/**
 * The state of a session that the shell holds, kept up to date; `null` until it is known, and if the shell holds none.
 */
export function useHeldState(account: HeldAccount | undefined): HeldState | null {
  const [state, setState] = useState<HeldState | null>(null);
  useEffect(() => {
    if (!account) return undefined;
    let isNewest = true;
    const end = account.subscribe((changed) => {
      isNewest = false;
      setState(changed);
    });
    account.state().then(
      (found) => isNewest && setState(found),
      (error: unknown) => console.warn(error),
    );
    return () => {
      isNewest = false;
      end();
    };
  }, [account]);
  return state;
}
