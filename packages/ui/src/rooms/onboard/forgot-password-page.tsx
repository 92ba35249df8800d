import * as z from 'zod/mini';
import { emailRule } from '../../base/forms/field-rules.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { useNavigate } from '../../base/router/index.ts';
import { FormFrame } from '../../parts/forms/form-frame.tsx';
import { useForm } from '../../base/forms/use-form.ts';
import { pathWithNext } from '../../base/session/safe-path.ts';
import { callApi } from '../../base/session/start-session.ts';
import { EmailField } from './email-field.tsx';
import { newCodeRequest, useNext } from './entering.ts';
import { OfflineNote } from './offline-note.tsx';
import { OnboardCard } from './onboard-card.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextLink } from './text-link.tsx';

/**
 * `/forgot-password`: requests a code to set a new one. The answer is the same whether or not the address has an
 * account.
 */
export function ForgotPasswordPage() {
  const { t } = useTexts('onboard');
  const next = useNext();
  const navigate = useNavigate();
  const form = useForm({
    initial: { email: '' },
    schema: z.object({ email: emailRule({ missing: t('emailMissing'), wrong: t('emailWrong') }) }),
    submit: async ({ email }) => {
      const { challengeId } = await callApi((api) => api.auth.password.forgot({ email }));
      void navigate(pathWithNext('/reset-password', next), {
        state: newCodeRequest({ challengeId, kind: 'reset', email }),
      });
    },
  });
  return (
    <OnboardCard
      title={t('forgot.title')}
      intro={t('forgot.intro')}
      footer={
        <>
          {t('forgot.remembered')} <TextLink to={pathWithNext('/login', next)}>{t('forgot.login')}</TextLink>
        </>
      }
    >
      <OfflineNote />
      <FormFrame form={form}>
        <EmailField control={form.control('email')} error={form.errors.email} />
        <SubmitButton words={t('forgot.submit')} busyWords={t('forgot.busy')} busy={form.busy} failure={form.failure} />
      </FormFrame>
    </OnboardCard>
  );
}
