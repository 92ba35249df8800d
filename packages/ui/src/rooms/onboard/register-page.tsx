import * as z from 'zod/mini';
import { emailRule, filledRule, newPasswordRule } from '../../base/forms/field-rules.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { FormFrame } from '../../parts/forms/form-frame.tsx';
import { useForm } from '../../base/forms/use-form.ts';
import { Field, LineInput } from '../../parts/components/index.ts';
import { pathWithNext } from '../../base/session/safe-path.ts';
import { session } from '../../base/session/start-session.ts';
import { EmailField } from './email-field.tsx';
import { useEntering, useNext } from './entering.ts';
import { GoogleButton } from './google-button.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { OfflineNote } from './offline-note.tsx';
import { OnboardCard } from './onboard-card.tsx';
import { OtherWays } from './other-ways.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextLink } from './text-link.tsx';
import { Agreement } from './agreement.tsx';

/** `/register`: an account with an address and a password. */
export function RegisterPage() {
  const { t } = useTexts('onboard');
  const next = useNext();
  const enter = useEntering();
  const form = useForm({
    initial: { name: '', email: '', password: '' },
    schema: z.object({
      name: filledRule(t('nameMissing')),
      email: emailRule({ missing: t('emailMissing'), wrong: t('emailWrong') }),
      password: newPasswordRule({ short: t('passwordShort'), long: t('passwordLong') }),
    }),
    submit: async (values) => {
      const own = await session();
      enter(await own.enter(own.api.auth.signUp(values)), { email: values.email, next });
    },
  });
  return (
    <OnboardCard
      title={t('register.title')}
      intro={t('register.intro')}
      footer={
        <>
          {t('register.haveOne')} <TextLink to={pathWithNext('/login', next)}>{t('register.login')}</TextLink>
        </>
      }
    >
      <OfflineNote />
      <FormFrame form={form}>
        <Field label={t('name')} {...(form.errors.name && { error: form.errors.name })}>
          <LineInput isEarly {...form.control('name')} autoComplete="name" className="min-h-11 py-2.5" />
        </Field>
        <EmailField control={form.control('email')} error={form.errors.email} />
        <NewPasswordField label={t('password')} control={form.control('password')} error={form.errors.password} />
        <SubmitButton
          words={t('register.submit')}
          busyWords={t('register.busy')}
          busy={form.busy}
          failure={form.failure}
        />
        <Agreement />
      </FormFrame>
      <OtherWays>
        <GoogleButton />
      </OtherWays>
    </OnboardCard>
  );
}
