import type { ChangeEvent } from 'react';
import { PasswordInput } from '../../parts/forms/password-input.tsx';
import { Field } from '../../parts/components/index.ts';
import { PasswordStrength } from './password-strength.tsx';

interface NewPasswordFieldProps {
  label: string;
  control: { name: string; value: string; onChange: (event: ChangeEvent<HTMLInputElement>) => void };
  error?: string | undefined;
}

/** A field for a new password: shown on demand, with its strength below. */
export function NewPasswordField({ label, control, error }: NewPasswordFieldProps) {
  return (
    <Field label={label} {...(error && { error })} hint={<PasswordStrength password={control.value} />}>
      <PasswordInput {...control} autoComplete="new-password" className="min-h-11" />
    </Field>
  );
}
