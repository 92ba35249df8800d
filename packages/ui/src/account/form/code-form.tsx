import { useTranslation } from 'react-i18next';
import { Field } from '../../components/index.ts';
import { CodeInput } from './code-input.tsx';
import { isCode, isCodeOrRecovery, tidyCode } from './codes.ts';
import { FormActions } from './form-actions.tsx';
import { FormFrame } from './form-frame.tsx';
import { useForm } from './use-form.ts';

export interface CodeFormProps {
  /** Where the code comes from; `''` where that is said above. */
  words: string;
  label?: string;
  submit: string;
  danger?: boolean;
  /** Whether a recovery code does, too. */
  takesRecovery?: boolean;
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for a code of a mail or an authenticator app. */
export function CodeForm({ words, label, submit, danger, takesRecovery, onCode, onCancel }: CodeFormProps) {
  const { t } = useTranslation('account');
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => {
      if (!code.trim()) return { code: t('form.required') };
      if (takesRecovery) return isCodeOrRecovery(code) ? {} : { code: t('form.codeOrRecoveryWrong') };
      return isCode(code) ? {} : { code: t('form.codeWrong') };
    },
    submit: ({ code }) => onCode(tidyCode(code)),
  });
  return (
    <FormFrame form={form}>
      {words && <p className="text-14 text-ink-soft">{words}</p>}
      {/* A code that the server refuses is about this field, whatever it is called there. */}
      <Field label={label ?? t('form.code')} {...((form.errors.code ?? form.failure) && { error: form.errors.code ?? form.failure })}>
        <CodeInput {...form.control('code')} maxLength={16} {...(takesRecovery && { inputMode: 'text' })} />
      </Field>
      <FormActions submit={submit} busy={form.busy} failure="" danger={danger ?? false} onCancel={onCancel} />
    </FormFrame>
  );
}
