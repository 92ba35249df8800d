import type { ComponentProps } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { Field, TextInput } from '../../parts/components/index.ts';

interface EmailFieldProps {
  control: ComponentProps<typeof TextInput>;
  error: string | undefined;
}

/** The address to sign in with; password managers know it by `username`. */
export function EmailField({ control, error }: EmailFieldProps) {
  const { t } = useTexts('onboard');
  return (
    <Field label={t('email')} {...(error && { error })}>
      <TextInput
        {...control}
        type="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        className="min-h-11"
      />
    </Field>
  );
}
