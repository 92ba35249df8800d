import * as z from 'zod/mini';
import { currentPasswordRule, emailRule } from '../../base/forms/field-rules.ts';
import { Info } from 'lucide-react';
import { useTexts } from '../../base/i18n/index.ts';
import { useLocation, useSearchParams } from '../../base/router/index.ts';
import { PasswordInput } from '../../parts/forms/password-input.tsx';
import { FormFrame } from '../../parts/forms/form-frame.tsx';
import { useForm } from '../../base/forms/use-form.ts';
import { usePlatform } from '../../base/platform.ts';
import { Callout, Field } from '../../parts/components/index.ts';
import { landingPath, pathWithNext } from '../../base/session/safe-path.ts';
import { session } from '../../base/session/start-session.ts';
import { BrowserSignIn } from './browser-sign-in.tsx';
import { EmailField } from './email-field.tsx';
import { useEntering, useNext } from './entering.ts';
import { GoogleButton } from './google-button.tsx';
import { OfflineNote } from './offline-note.tsx';
import { OnboardCard } from './onboard-card.tsx';
import { OtherWays } from './other-ways.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SocialReturn } from './social-return.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextLink } from './text-link.tsx';

/** `/login`, and the page that a provider sends people back to. */
export function LoginPage() {
  const [search] = useSearchParams();
  const { account } = usePlatform();
  if (account) return <BrowserSignIn account={account} />;
  return search.has('provider') ? <SocialReturn answer={search} /> : <Login />;
}

/** The state that another page may put into the history entry of this one. */
export const passwordSetState = { passwordSet: true };

function Login() {
  const { t } = useTexts('onboard');
  const next = useNext();
  const enter = useEntering();
  const state: unknown = useLocation().state;
  const isPasswordSet = typeof state === 'object' && state !== null && 'passwordSet' in state;
  const form = useForm({
    initial: { email: '', password: '' },
    schema: z.object({
      email: emailRule({ missing: t('emailMissing'), wrong: t('emailWrong') }),
      password: currentPasswordRule(t('passwordMissing')),
    }),
    submit: async ({ email, password }) => {
      const own = await session();
      enter(await own.enter(own.api.auth.signIn({ email, password })), { email, next });
    },
  });
  return (
    <OnboardCard
      title={t('login.title')}
      intro={next === null || next === landingPath ? t('login.intro') : t('login.toGoOn')}
      footer={
        <>
          {t('login.newHere')} <TextLink to={pathWithNext('/register', next)}>{t('login.register')}</TextLink>
        </>
      }
    >
      {isPasswordSet && (
        <Callout tone="good" icon={Info} role="status">
          {t('login.passwordSet')}
        </Callout>
      )}
      <OfflineNote />
      <FormFrame form={form}>
        <EmailField control={form.control('email')} error={form.errors.email} />
        <Field
          label={t('password')}
          {...(form.errors.password && { error: form.errors.password })}
          aside={
            <TextLink to={pathWithNext('/forgot-password', next)} className="text-13">
              {t('login.forgot')}
            </TextLink>
          }
        >
          <PasswordInput {...form.control('password')} autoComplete="current-password" className="min-h-11" />
        </Field>
        <SubmitButton words={t('login.submit')} busyWords={t('login.busy')} busy={form.busy} failure={form.failure} />
      </FormFrame>
      <OtherWays>
        <PasskeyButton />
        <GoogleButton />
      </OtherWays>
    </OnboardCard>
  );
}
