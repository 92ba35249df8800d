import { WifiOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { Button, Callout } from '../../../parts/components/index.ts';
import { useSession } from '../../../base/session/session-state.ts';
import { session } from '../../../base/session/start-session.ts';

/**
 * Settings that only the server can change. While it does not respond they are locked, keeping everything that was
 * typed, and unlock automatically.
 */
export function NeedsServer({ children }: { children: ReactNode }) {
  const isOffline = useSession((state) => state.isOffline);
  return (
    <fieldset disabled={isOffline} className="contents [&:not(:first-child)>section]:border-t!">
      {children}
    </fieldset>
  );
}

/** The message, once on the page. */
export function OfflineNotice() {
  const { t } = useTexts('account');
  const isOffline = useSession((state) => state.isOffline);
  const [busy, setBusy] = useState(false);
  if (!isOffline) return null;
  const again = async () => {
    setBusy(true);
    await session()
      .then((own) => own.load())
      .catch((error: unknown) => console.warn(error));
    setBusy(false);
  };
  return (
    <Callout
      tone="neutral"
      icon={WifiOff}
      role="status"
      className="my-4"
      title={t('settings.offline.title')}
      actions={
        <Button size="sm" disabled={busy} onClick={() => void again()}>
          {t('settings.offline.again')}
        </Button>
      }
    >
      {t('settings.offline.text')}
    </Callout>
  );
}
