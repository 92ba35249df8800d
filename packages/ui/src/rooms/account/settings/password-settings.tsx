import * as z from 'zod/mini';
import { currentPasswordRule, newPasswordRule } from '../../../base/forms/field-rules.ts';
import type { User } from '@vitae/api/contract';
import { useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { Button, Field, toast } from '../../../parts/components/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { CurrentPasswordField } from '../../../parts/forms/current-password-field.tsx';
import { FormActions } from '../../../parts/forms/form-actions.tsx';
import { FormFrame } from '../../../parts/forms/form-frame.tsx';
import { PasswordInput } from '../../../parts/forms/password-input.tsx';
import { givenPassword } from '../../../base/forms/passwords.ts';
import { useForm } from '../../../base/forms/use-form.ts';
import { reloadUser } from '../../../base/session/user.ts';
import { SettingsSection } from './settings-section.tsx';

/** A new password, or the first one if the account has none. */
export function PasswordSettings({ user }: { user: User }) {
  const { t } = useTexts('account');
  const [isOpen, setOpen] = useState(false);
  const { hasPassword } = user;
  return (
    <SettingsSection
      id="password"
      title={t('settings.password.title')}
      intro={t(hasPassword ? 'settings.password.intro' : 'settings.password.introNone')}
    >
      {isOpen ? (
        <PasswordForm hasPassword={hasPassword} onClose={() => setOpen(false)} />
      ) : (
        <Button onClick={() => setOpen(true)}>
          {t(hasPassword ? 'settings.password.change' : 'settings.password.set')}
        </Button>
      )}
    </SettingsSection>
  );
}

function PasswordForm({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { t } = useTexts('account');
  const form = useForm({
    initial: { currentPassword: '', password: '' },
    schema: z.object({
      currentPassword: currentPasswordRule(t('form.required'), hasPassword),
      password: newPasswordRule({ short: t('settings.password.short'), long: t('settings.password.long') }),
    }),
    submit: async ({ currentPassword, password }) => {
      await callApi((api) => api.account.changePassword({ ...givenPassword(currentPassword), password }));
      await reloadUser();
      toast({ title: t(hasPassword ? 'settings.password.saved' : 'settings.password.wasSet'), tone: 'good' });
      onClose();
    },
  });
  return (
    <FormFrame form={form}>
      {hasPassword && <CurrentPasswordField form={form} />}
      <Field
        label={t('settings.password.next')}
        hint={t('settings.password.hint')}
        {...(form.errors.password && { error: form.errors.password })}
      >
        <PasswordInput {...form.control('password')} autoComplete="new-password" />
      </Field>
      <FormActions submit={t('settings.password.save')} busy={form.busy} failure={form.failure} onCancel={onClose} />
    </FormFrame>
  );
}
