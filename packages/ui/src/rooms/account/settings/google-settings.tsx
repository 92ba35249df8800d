import type { User } from '@vitae/api/contract';
import { useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { Button, toast } from '../../../parts/components/index.ts';
import { startSocial } from '../../../base/session/social.ts';
import { session } from '../../../base/session/start-session.ts';
import { failureText } from '../../../base/forms/failure-text.ts';
import { updateUser } from '../../../base/session/user.ts';
import { SettingsSection } from './settings-section.tsx';

/** Signing in with Google beside the password. */
export function GoogleSettings({ user }: { user: User }) {
  const { t } = useTexts('account');
  const { account } = usePlatform();
  const [busy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      toast({ title: t('form.failed'), description: failureText(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  const link = async () =>
    location.assign(
      await startSocial('google', {
        session: await session(),
        callbackUrl: '/account/settings#google',
        purpose: 'link',
      }),
    );
  const unlink = async () => {
    await updateUser((api) => api.account.google.unlink());
    toast({ title: t('settings.google.unlinked'), tone: 'good' });
  };
  const isOnlyWay = user.hasGoogle && !user.hasPassword;
  return (
    <SettingsSection
      id="google"
      title={t('settings.google.title')}
      intro={t(user.hasGoogle ? 'settings.google.linked' : 'settings.google.notLinked')}
    >
      {user.hasGoogle ? (
        <Button disabled={busy || isOnlyWay} onClick={() => void attempt(unlink)}>
          {t('settings.google.unlink')}
        </Button>
      ) : account ? (
        <p className="text-14 text-ink-soft">{t('settings.google.elsewhere')}</p>
      ) : (
        <Button disabled={busy} onClick={() => void attempt(link)}>
          {t('settings.google.link')}
        </Button>
      )}
      {isOnlyWay && <p className="mt-2 text-13 text-ink-faint">{t('settings.google.needsPassword')}</p>}
    </SettingsSection>
  );
}
