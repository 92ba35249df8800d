import * as z from 'zod/mini';
import { currentPasswordRule } from '../../../base/forms/field-rules.ts';
import type { User } from '@vitae/api/contract';
import { useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { Button, toast } from '../../../parts/components/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { CodeForm } from '../../../parts/forms/code-form.tsx';
import { CurrentPasswordField } from '../../../parts/forms/current-password-field.tsx';
import { FormActions } from '../../../parts/forms/form-actions.tsx';
import { FormFrame } from '../../../parts/forms/form-frame.tsx';
import { givenPassword } from '../../../base/forms/passwords.ts';
import { useForm } from '../../../base/forms/use-form.ts';
import { reloadUser } from '../../../base/session/user.ts';
import { CopyButton } from '../../../parts/copy-button.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SettingsSection } from './settings-section.tsx';

interface Totp {
  secret: string;
  uri: string;
}

type Stage =
  | { is: 'shown' }
  | { is: 'password' }
  | { is: 'scan'; totp: Totp }
  | { is: 'codes'; codes: readonly string[] }
  | { is: 'removing' };

/** Two-factor sign-in with an authenticator app. */
export function TwoFactorSettings({ user }: { user: User }) {
  const { t } = useTexts('account');
  const [stage, setStage] = useState<Stage>({ is: 'shown' });
  const close = () => setStage({ is: 'shown' });
  const badge = user.hasTotp
    ? ({ tone: 'good', label: t('settings.totp.on') } as const)
    : ({ tone: 'neutral', label: t('settings.totp.off') } as const);
  const confirm = async (code: string) => {
    const { recoveryCodes } = await callApi((api) => api.account.totp.confirm({ code }));
    setStage({ is: 'codes', codes: recoveryCodes });
    toast({ title: t('settings.totp.turnedOn'), tone: 'good' });
    await reloadUser();
  };
  const remove = async (code: string) => {
    await callApi((api) => api.account.totp.remove({ code }));
    await reloadUser();
    toast({ title: t('settings.totp.turnedOff'), tone: 'good' });
    close();
  };
  return (
    <SettingsSection id="two-factor" title={t('settings.totp.title')} intro={t('settings.totp.intro')} badge={badge}>
      {stage.is === 'shown' && (
        <Button onClick={() => setStage({ is: user.hasTotp ? 'removing' : 'password' })}>
          {t(user.hasTotp ? 'settings.totp.turnOff' : 'settings.totp.setUp')}
        </Button>
      )}
      {stage.is === 'password' && (
        <StartForm
          hasPassword={user.hasPassword}
          onCancel={close}
          onStarted={(totp) => setStage({ is: 'scan', totp })}
        />
      )}
      {stage.is === 'scan' && <Scan totp={stage.totp} onCode={confirm} onCancel={close} />}
      {stage.is === 'codes' && <RecoveryCodes codes={stage.codes} email={user.email} onDone={close} />}
      {stage.is === 'removing' && (
        <CodeForm
          hint={t('settings.totp.turnOffText')}
          submit={t('settings.totp.turnOff')}
          danger
          takesRecovery
          onCode={remove}
          onCancel={close}
        />
      )}
    </SettingsSection>
  );
}

function StartForm({
  hasPassword,
  onStarted,
  onCancel,
}: {
  hasPassword: boolean;
  onStarted: (totp: Totp) => void;
  onCancel: () => void;
}) {
  const { t } = useTexts('account');
  const form = useForm({
    initial: { currentPassword: '' },
    schema: z.object({ currentPassword: currentPasswordRule(t('form.required'), hasPassword) }),
    submit: async ({ currentPassword }) =>
      onStarted(await callApi((api) => api.account.totp.start(givenPassword(currentPassword)))),
  });
  return (
    <FormFrame form={form}>
      {hasPassword && (
        <>
          <p className="text-14 text-ink-soft">{t('settings.totp.passwordFirst')}</p>
          <CurrentPasswordField form={form} />
        </>
      )}
      <FormActions submit={t('settings.totp.begin')} busy={form.busy} failure={form.failure} onCancel={onCancel} />
    </FormFrame>
  );
}

function Scan({
  totp: { secret, uri },
  onCode,
  onCancel,
}: {
  totp: Totp;
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}) {
  const { t } = useTexts('account');
  return (
    <div className="flex flex-col gap-5">
      <p className="text-14 text-ink-soft">{t('settings.totp.scan')}</p>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={uri} label={t('settings.totp.qr')} />
        <div className="min-w-0 flex-1 basis-44">
          <p className="text-13 font-medium text-ink-soft">{t('settings.totp.secret')}</p>
          <p className="mt-1 font-mono text-14 break-words">{secret.replace(/.{4}(?=.)/g, '$& ')}</p>
          <CopyButton className="mt-3" text={secret} label={t('settings.totp.copySecret')} />
        </div>
      </div>
      <CodeForm
        hint=""
        label={t('settings.totp.firstCode')}
        submit={t('settings.totp.confirm')}
        onCode={onCode}
        onCancel={onCancel}
      />
    </div>
  );
}
