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
import { callApi, session } from '../../../base/session/start-session.ts';
import { updateUser } from '../../../base/session/user.ts';
import { SettingsSection } from './settings-section.tsx';

/** Signing in with Google in addition to the password. */
export function GoogleSettings({ user }: { user: User }) {
  const { t } = useTexts('account');
  const { account, settings } = usePlatform();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const unlink = async () => {
    await updateUser((api) => api.account.google.unlink());
    close();
    toast({ title: t('settings.google.unlinked'), tone: 'good' });
  };
  const link = async () =>
    location.assign(
      await startSocial('google', {
        session: await session(),
        callbackUrl: '/account/settings#google',
        purpose: 'link',
      }),
    );
  const isOnlyWay = user.hasGoogle && !user.hasPassword;
  // Nothing to offer if the site does not support it; an existing link can still be removed.
  if (!user.hasGoogle && !account && !settings.googleSignIn) return null;
  return (
    <SettingsSection
      id="google"
      title={t('settings.google.title')}
      intro={t(user.hasGoogle ? 'settings.google.linked' : 'settings.google.notLinked')}
    >
      {user.hasGoogle ? (
        isAsking ? (
          <ConfirmForm hasPassword action={t('settings.google.unlink')} act={unlink} onClose={close} />
        ) : (
          <Button disabled={isOnlyWay} onClick={() => setAsking(true)}>
            {t('settings.google.unlink')}
          </Button>
        )
      ) : account ? (
        <p className="text-14 text-ink-soft">{t('settings.google.elsewhere')}</p>
      ) : isAsking ? (
        <ConfirmForm
          hasPassword={user.hasPassword}
          intro={t('settings.google.next')}
          action={t('settings.google.go')}
          act={link}
          onClose={close}
        />
      ) : (
        <Button onClick={() => setAsking(true)}>{t('settings.google.link')}</Button>
      )}
      {isOnlyWay && <p className="mt-2 text-13 text-ink-faint">{t('settings.google.needsPassword')}</p>}
    </SettingsSection>
  );
}

interface ConfirmFormProps {
  hasPassword: boolean;
  intro?: string;
  /** The text of the button. */
  action: string;
  act: () => Promise<void>;
  onClose: () => void;
}

/** Only the user may add or remove a sign-in method, so the password is requested first. */
function ConfirmForm({ hasPassword, intro, action, act, onClose }: ConfirmFormProps) {
  const { t } = useTexts('account');
  const form = useForm({
    initial: { currentPassword: '' },
    schema: z.object({ currentPassword: currentPasswordRule(t('form.required'), hasPassword) }),
    submit: async ({ currentPassword }) => {
      await callApi((api) => api.account.confirm(givenPassword(currentPassword)));
      await act();
    },
  });
  return (
    <FormFrame form={form}>
      {intro !== undefined && <p className="text-14 text-ink-soft">{intro}</p>}
      {hasPassword && <CurrentPasswordField form={form} />}
      <FormActions submit={action} busy={form.busy} failure={form.failure} onCancel={onClose} />
    </FormFrame>
  );
}
