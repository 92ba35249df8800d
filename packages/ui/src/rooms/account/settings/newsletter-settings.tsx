import { failureText } from '../../../base/forms/failure-text.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { useRemote, useRemoteChange } from '../../../base/remote/use-remote.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Skeleton, Switch, toast } from '../../../parts/components/index.ts';
import { SettingsSection } from './settings-section.tsx';

/** Whether the account's address gets the newsletter; nothing if the site has none. */
export function NewsletterSettings({ isVerified }: { isVerified: boolean }) {
  const { t } = useTexts('account');
  const { newsletter } = usePlatform().settings;
  const { data } = useRemote({ key: ['newsletter'], load: () => callApi((api) => api.newsletter.own()) });
  const change = useRemoteChange((isOn: boolean) => callApi((api) => api.newsletter.setOwn({ isOn })), ['newsletter']);
  if (!newsletter) return null;
  const turn = (isOn: boolean) =>
    change.mutate(isOn, {
      onError: (error) => toast({ title: t('form.failed'), description: failureText(error), tone: 'danger' }),
    });
  return (
    <SettingsSection id="newsletter" title={t('settings.newsletter.title')} intro={t('settings.newsletter.intro')}>
      {data ? (
        <Switch
          label={t('settings.newsletter.get')}
          checked={data.isOn}
          disabled={change.isPending || (!isVerified && !data.isOn)}
          onCheckedChange={turn}
        />
      ) : (
        <Skeleton className="h-8" />
      )}
      {!isVerified && <p className="mt-2 text-14 text-ink-soft">{t('settings.newsletter.unverified')}</p>}
    </SettingsSection>
  );
}
