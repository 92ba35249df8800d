import { useEffect, useState } from 'react';
import { usePlatform } from '../platform.ts';
import { useRights } from '../session/rights.ts';
import { useSession } from '../session/session-state.ts';
import { callApi } from '../session/start-session.ts';
import type { AccountReports } from './account-reports.ts';

/** How often the server is asked while it is evaluating, in milliseconds. */
const lookAgainMs = 3_000;

/**
 * Brings the reports of this device and those of the account together whenever `version` changes; `null` while that is
 * not known, without a sign-in, and without an answer of the server. `onChanged` is called afterwards.
 */
export function useAccountReports(version: string | number | null, onChanged?: () => void): AccountReports | null {
  const { documents } = usePlatform();
  const account = useSession(({ status, user }) => (status === 'authenticated' ? (user?.id ?? null) : null));
  // What is kept of a month depends on the plan, which may end meanwhile.
  const plan = useRights()?.plan;
  const [known, setKnown] = useState<AccountReports | null>(null);
  const [look, setLook] = useState(0);
  useEffect(() => {
    if (account === null || version === null) {
      setKnown(null);
      return;
    }
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sync = async () => {
      const { syncReports } = await import('./account-reports.ts');
      const now = await callApi((api) => syncReports(documents, api, account));
      if (!isWanted) return;
      setKnown(now);
      onChanged?.();
      if (now.waiting.some(({ state }) => state !== 'failed'))
        timer = setTimeout(() => setLook((count) => count + 1), lookAgainMs);
    };
    // The reports stay on this device, and are sent next time.
    sync().catch((error: unknown) => console.warn(error));
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- what is called afterwards does not begin it again
  }, [documents, account, plan, version, look]);
  const awaited = known?.awaited;
  useEffect(() => {
    if (!awaited?.size) return undefined;
    const lookAgain = () => setLook((count) => count + 1);
    // One may have arrived since it was looked for.
    documents.list().then(
      (list) => list.some(({ id }) => awaited.has(id)) && lookAgain(),
      () => undefined,
    );
    return documents.subscribe(({ id, what }) => what === 'saved' && awaited.has(id) && lookAgain());
  }, [documents, awaited]);
  return known;
}
