import * as z from 'zod/mini';
import { useTexts } from '../../base/i18n/index.ts';
import { Field } from '../components/index.ts';
import { CodeInput } from './code-input.tsx';
import { isCode, isCodeOrRecovery, tidyCode } from '../../base/forms/codes.ts';
import { FormActions } from './form-actions.tsx';
import { FormFrame } from './form-frame.tsx';
import { useForm } from '../../base/forms/use-form.ts';

export interface CodeFormProps {
  /** Where the code comes from; `''` if that is stated above. */
  hint: string;
  label?: string;
  submit: string;
  danger?: boolean;
  /** Whether a recovery code is accepted too. */
  takesRecovery?: boolean;
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for a code from an email or an authenticator app. */
export function CodeForm({ hint, label, submit, danger, takesRecovery, onCode, onCancel }: CodeFormProps) {
  const { t } = useTexts('account');
  const form = useForm({
    initial: { code: '' },
    schema: z.object({
      code: z.string().check(
        z.refine((typed) => typed.trim() !== '', { error: t('form.required'), abort: true }),
        takesRecovery
          ? z.refine(isCodeOrRecovery, t('form.codeOrRecoveryWrong'))
          : z.refine(isCode, t('form.codeWrong')),
      ),
    }),
    submit: ({ code }) => onCode(tidyCode(code)),
  });
  return (
    <FormFrame form={form}>
      {hint && <p className="text-14 text-ink-soft">{hint}</p>}
      {/* If the server refuses the code, the error belongs to this field, whatever the server calls it. */}
      <Field
        label={label ?? t('form.code')}
        {...((form.errors.code ?? form.failure) && { error: form.errors.code ?? form.failure })}
      >
        <CodeInput {...form.control('code')} maxLength={16} {...(takesRecovery && { inputMode: 'text' })} />
      </Field>
      <FormActions submit={submit} busy={form.busy} failure="" danger={danger ?? false} onCancel={onCancel} />
    </FormFrame>
  );
}
