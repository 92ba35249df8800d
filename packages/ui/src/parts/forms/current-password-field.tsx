import { useTexts } from '../../base/i18n/index.ts';
import { Field } from '../components/index.ts';
import { PasswordInput } from './password-input.tsx';
import type { Form } from '../../base/forms/use-form.ts';

/** The password again, before an important change. */
export function CurrentPasswordField<Values extends { currentPassword: string } & Record<string, string>>({
  form,
}: {
  form: Form<Values>;
}) {
  const { t } = useTexts('account');
  const error = form.errors.currentPassword;
  return (
    <Field label={t('form.currentPassword')} {...(error && { error })}>
      <PasswordInput {...form.control('currentPassword')} autoComplete="current-password" />
    </Field>
  );
}
