import { useTexts } from '../../../base/i18n/index.ts';
import { useRemote } from '../../../base/remote/use-remote.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { ProgressBar, Skeleton } from '../../../parts/components/index.ts';
import { SettingsSection } from './settings-section.tsx';

/** A share from which an account is nearly full. */
const NEARLY = 0.9;

/** How full the account is. */
export function StorageSettings() {
  const { t, language } = useTexts('account');
  const { data, isError } = useRemote({ key: ['storage'], load: () => callApi((api) => api.account.storage()) });
  const megabytes = (bytes: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(bytes / 1e6);
  return (
    <SettingsSection id="storage" title={t('settings.storage.title')} intro={t('settings.storage.intro')}>
      {data ? (
        <div className="flex flex-col gap-2 text-14">
          <p className="tabular-nums">
            {t('settings.storage.used', { used: megabytes(data.used), limit: megabytes(data.limit) })}
          </p>
          <ProgressBar label={t('settings.storage.title')} value={data.used / data.limit} />
          {data.used > data.limit * NEARLY && <p className="text-notice-ink">{t('settings.storage.nearlyFull')}</p>}
        </div>
      ) : isError ? (
        <p className="text-14 text-ink-soft">{t('settings.storage.failed')}</p>
      ) : (
        <Skeleton className="h-8" />
      )}
    </SettingsSection>
  );
}
