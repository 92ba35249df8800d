import * as z from 'zod/mini';
import type { User } from '@vitae/api/contract';
import { useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { Button, toast } from '../../../parts/components/index.ts';
import { currentPasswordRule } from '../../../base/forms/field-rules.ts';
import { givenPassword } from '../../../base/forms/passwords.ts';
import { useForm } from '../../../base/forms/use-form.ts';
import { CurrentPasswordField } from '../../../parts/forms/current-password-field.tsx';
import { FormActions } from '../../../parts/forms/form-actions.tsx';
import { FormFrame } from '../../../parts/forms/form-frame.tsx';
import { startSocial } from '../../../base/session/social.ts';
import { session } from '../../../base/session/start-session.ts';
import { failureText } from '../../../base/forms/failure-text.ts';
import { updateUser } from '../../../base/session/user.ts';
import { SettingsSection } from './settings-section.tsx';

/** Signing in with Google beside the password. */
export function GoogleSettings({ user }: { user: User }) {
  const { t } = useTexts('account');
  const { account, settings } = usePlatform();
  const [busy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
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
  const unlink = async () => {
    await updateUser((api) => api.account.google.unlink());
    toast({ title: t('settings.google.unlinked'), tone: 'good' });
  };
  const isOnlyWay = user.hasGoogle && !user.hasPassword;
  // Nothing to offer where the site has no such way; who has come by it elsewhere may still take it away.
  if (!user.hasGoogle && !account && !settings.googleSignIn) return null;
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
      ) : isAsking ? (
        <LinkForm hasPassword={user.hasPassword} onClose={() => setAsking(false)} />
      ) : (
        <Button disabled={busy} onClick={() => setAsking(true)}>
          {t('settings.google.link')}
        </Button>
      )}
      {isOnlyWay && <p className="mt-2 text-13 text-ink-faint">{t('settings.google.needsPassword')}</p>}
    </SettingsSection>
  );
}

/** A new way into the account is opened by its person alone: the password first, then Google. */
function LinkForm({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { t } = useTexts('account');
  const form = useForm({
    initial: { currentPassword: '' },
    schema: z.object({ currentPassword: currentPasswordRule(t('form.required'), hasPassword) }),
    submit: async ({ currentPassword }) => {
      const own = await session();
      await own.api.account.confirm(givenPassword(currentPassword));
      location.assign(
        await startSocial('google', { session: own, callbackUrl: '/account/settings#google', purpose: 'link' }),
      );
    },
  });
  return (
    <FormFrame form={form}>
      <p className="text-14 text-ink-soft">{t('settings.google.next')}</p>
      {hasPassword && <CurrentPasswordField form={form} />}
      <FormActions submit={t('settings.google.go')} busy={form.busy} failure={form.failure} onCancel={onClose} />
    </FormFrame>
  );
}
