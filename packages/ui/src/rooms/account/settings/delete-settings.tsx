import * as z from 'zod/mini';
import { currentPasswordRule } from '../../../base/forms/field-rules.ts';
import type { User } from '@vitae/api/contract';
import { useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { Button, Dialog, toast } from '../../../parts/components/index.ts';
import { dayText } from '../../../base/day-text.ts';
import { CurrentPasswordField } from '../../../parts/forms/current-password-field.tsx';
import { FormActions } from '../../../parts/forms/form-actions.tsx';
import { FormFrame } from '../../../parts/forms/form-frame.tsx';
import { givenPassword } from '../../../base/forms/passwords.ts';
import { useForm } from '../../../base/forms/use-form.ts';
import { updateUser } from '../../../base/session/user.ts';
import { SettingsSection } from './settings-section.tsx';

/** Deleting the account, after a period in which the deletion can be cancelled. */
export function DeleteSettings({ user }: { user: User }) {
  const { t, language } = useTexts('account');
  const [asking, setAsking] = useState(false);
  return (
    <SettingsSection id="delete" title={t('settings.remove.title')} intro={t('settings.remove.intro')}>
      {user.deletedAt ? (
        <p className="text-14 text-danger-ink">
          {t('settings.remove.pending', { date: dayText(user.deletedAt, language) })}
        </p>
      ) : (
        <Button className="text-danger-ink!" onClick={() => setAsking(true)}>
          {t('settings.remove.action')}
        </Button>
      )}
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('settings.remove.ask')}
        description={t('settings.remove.askText')}
      >
        <DeleteForm hasPassword={user.hasPassword} onClose={() => setAsking(false)} />
      </Dialog>
    </SettingsSection>
  );
}

function DeleteForm({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { t, language } = useTexts('account');
  const form = useForm({
    initial: { currentPassword: '' },
    schema: z.object({ currentPassword: currentPasswordRule(t('form.required'), hasPassword) }),
    submit: async ({ currentPassword }) => {
      const { deletedAt } = await updateUser((api) => api.account.remove(givenPassword(currentPassword)));
      if (deletedAt) toast({ title: t('settings.remove.scheduled', { date: dayText(deletedAt, language) }) });
      onClose();
      window.scrollTo({ top: 0 });
    },
  });
  return (
    <FormFrame form={form}>
      {hasPassword && <CurrentPasswordField form={form} />}
      <FormActions
        submit={t('settings.remove.confirm')}
        busy={form.busy}
        failure={form.failure}
        danger
        onCancel={onClose}
      />
    </FormFrame>
  );
}
