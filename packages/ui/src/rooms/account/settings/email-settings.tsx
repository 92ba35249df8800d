import { longest } from '@vitae/api';
import * as z from 'zod/mini';
import { currentPasswordRule, emailRule } from '../../../base/forms/field-rules.ts';
import type { User } from '@vitae/api/contract';
import { useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { Button, Field, TextInput, toast } from '../../../parts/components/index.ts';
import { callApi, session } from '../../../base/session/start-session.ts';
import { CodeForm } from '../../../parts/forms/code-form.tsx';
import { CurrentPasswordField } from '../../../parts/forms/current-password-field.tsx';
import { failureText } from '../../../base/forms/failure-text.ts';
import { FormActions } from '../../../parts/forms/form-actions.tsx';
import { FormFrame } from '../../../parts/forms/form-frame.tsx';
import { givenPassword } from '../../../base/forms/passwords.ts';
import { useForm } from '../../../base/forms/use-form.ts';
import { updateUser } from '../../../base/session/user.ts';
import { SettingsSection } from './settings-section.tsx';

type Stage =
  | { is: 'shown' }
  | { is: 'asking' }
  | { is: 'confirming'; challengeId: string; email: string }
  | { is: 'verifying'; challengeId: string };

/** The address: verified or not, and changing it. */
export function EmailSettings({ user }: { user: User }) {
  const { t } = useTexts('account');
  const [stage, setStage] = useState<Stage>({ is: 'shown' });
  const close = () => setStage({ is: 'shown' });
  const badge = user.emailVerified
    ? ({ tone: 'good', label: t('settings.email.verified') } as const)
    : ({ tone: 'notice', label: t('settings.email.unverified') } as const);
  return (
    <SettingsSection id="email" title={t('settings.email.title')} intro={t('settings.email.intro')} badge={badge}>
      <div className="flex flex-col gap-4">
        <p className="text-14 font-medium wrap-anywhere">{user.email}</p>
        {stage.is === 'shown' && <Ways user={user} onStage={setStage} />}
        {stage.is === 'asking' && (
          <AskForm
            user={user}
            onClose={close}
            onSent={(challengeId, email) => setStage({ is: 'confirming', challengeId, email })}
          />
        )}
        {stage.is === 'confirming' && (
          <CodeForm
            hint={t('settings.email.sent', { email: stage.email })}
            submit={t('settings.email.confirm')}
            onCancel={close}
            onCode={async (code) => {
              const { email } = await updateUser((api) =>
                api.account.email.confirm({ challengeId: stage.challengeId, code }),
              );
              toast({ title: t('settings.email.changed', { email }), tone: 'good' });
              close();
            }}
          />
        )}
        {stage.is === 'verifying' && (
          <CodeForm
            hint={t('settings.email.verifySent', { email: user.email })}
            submit={t('settings.email.verifyCode')}
            onCancel={close}
            onCode={async (code) => {
              const own = await session();
              await own.enter(own.api.auth.otp.verify({ challengeId: stage.challengeId, code }));
              toast({ title: t('settings.email.verifyDone'), tone: 'good' });
              close();
            }}
          />
        )}
      </div>
    </SettingsSection>
  );
}

function Ways({ user, onStage }: { user: User; onStage: (stage: Stage) => void }) {
  const { t } = useTexts('account');
  const [busy, setBusy] = useState(false);
  const verify = async () => {
    setBusy(true);
    try {
      const { challengeId } = await callApi((api) => api.auth.otp.verifyEmail());
      onStage({ is: 'verifying', challengeId });
    } catch (error) {
      toast({ title: t('form.failed'), description: failureText(error), tone: 'danger' });
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-wrap gap-2">
      {!user.emailVerified && (
        <Button variant="primary" disabled={busy} onClick={() => void verify()}>
          {t('settings.email.verify')}
        </Button>
      )}
      <Button onClick={() => onStage({ is: 'asking' })}>{t('settings.email.change')}</Button>
    </div>
  );
}

function AskForm({
  user,
  onClose,
  onSent,
}: {
  user: User;
  onClose: () => void;
  onSent: (challengeId: string, email: string) => void;
}) {
  const { t } = useTexts('account');
  const form = useForm({
    initial: { email: '', currentPassword: '' },
    schema: z.object({
      email: emailRule({ missing: t('form.required'), wrong: t('form.email') }).check(
        z.refine((address) => address !== user.email.toLowerCase(), t('settings.email.same')),
      ),
      currentPassword: currentPasswordRule(t('form.required'), user.hasPassword),
    }),
    submit: async ({ email, currentPassword }) => {
      const { challengeId } = await callApi((api) =>
        api.account.email.change({ email, ...givenPassword(currentPassword) }),
      );
      onSent(challengeId, email);
    },
  });
  return (
    <FormFrame form={form}>
      <Field label={t('settings.email.next')} {...(form.errors.email && { error: form.errors.email })}>
        <TextInput
          {...form.control('email')}
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={longest.email}
        />
      </Field>
      {user.hasPassword && <CurrentPasswordField form={form} />}
      <FormActions submit={t('settings.email.send')} busy={form.busy} failure={form.failure} onCancel={onClose} />
    </FormFrame>
  );
}
