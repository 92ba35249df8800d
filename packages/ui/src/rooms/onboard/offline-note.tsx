import { WifiOff } from 'lucide-react';
import { useTexts } from '../../base/i18n/index.ts';
import { Callout } from '../../parts/components/index.ts';
import { useSession } from '../../base/session/session-state.ts';

/** Shows calmly that there is no network, before the user types. */
export function OfflineNote() {
  const { t } = useTexts('onboard');
  const isOffline = useSession((state) => state.isOffline);
  if (!isOffline) return null;
  return (
    <Callout tone="neutral" icon={WifiOff} role="status" title={t('offline.title')}>
      {t('offline.text')}
    </Callout>
  );
}
