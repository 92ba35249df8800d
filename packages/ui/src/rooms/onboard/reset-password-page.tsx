import * as z from 'zod/mini';
import { newPasswordRule } from '../../base/forms/field-rules.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { Redirection, useLocation, useNavigate } from '../../base/router/index.ts';
import { FormFrame } from '../../parts/forms/form-frame.tsx';
import { useForm } from '../../base/forms/use-form.ts';
import { pathWithNext } from '../../base/session/safe-path.ts';
import { callApi, session } from '../../base/session/start-session.ts';
import { CodeField } from './code-field.tsx';
import { CodeNotes } from './code-notes.tsx';
import { codeRequestOf, useEntering, useNext, type CodeRequest } from './entering.ts';
import { digitsOf } from '../../base/forms/codes.ts';
import { passwordSetState } from './login-page.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { OnboardCard } from './onboard-card.tsx';
import { SubmitButton } from './submit-button.tsx';
import { isCodeRefusal, useCodeRequest } from './use-code-request.ts';
import { withParts } from './with-parts.tsx';

/** `/reset-password`: a new password with the mailed code. */
export function ResetPasswordPage() {
  const next = useNext();
  const request = codeRequestOf(useLocation().state);
  if (request?.kind !== 'reset') return <Redirection to={pathWithNext('/forgot-password', next)} />;
  return <ResetPassword request={request} next={next} />;
}

function ResetPassword({ request, next }: { request: CodeRequest; next: string | null }) {
  const { t } = useTexts('onboard');
  const navigate = useNavigate();
  const enter = useEntering();
  const { code: state, countTry, resend } = useCodeRequest(request);
  const { email, challengeId } = request;
  const form = useForm({
    initial: { code: '', password: '' },
    schema: z.object({
      code: z.string().check(z.refine((typed) => digitsOf(typed).length === 6, t('otp.incomplete'))),
      password: newPasswordRule({ short: t('passwordShort'), long: t('passwordLong') }),
    }),
    submit: async ({ code, password }) => {
      await callApi((api) => api.auth.password.reset({ challengeId, code: digitsOf(code), password })).catch(
        (error: unknown) => {
          if (isCodeRefusal(error)) countTry();
          throw error;
        },
      );
      try {
        const own = await session();
        enter(await own.enter(own.api.auth.signIn({ email, password })), { email, next });
      } catch {
        // The password is set; the user can sign in manually.
        void navigate(pathWithNext('/login', next), { replace: true, state: passwordSetState });
      }
    },
  });
  return (
    <OnboardCard
      title={t('reset.title')}
      intro={withParts(t('reset.intro'), { email: <strong className="font-medium text-ink">{email}</strong> })}
    >
      <FormFrame form={form}>
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        <CodeField label={t('otp.code')} {...form.control('code')} error={form.errors.code} />
        <NewPasswordField label={t('newPassword')} control={form.control('password')} error={form.errors.password} />
        <SubmitButton words={t('reset.submit')} busyWords={t('reset.busy')} busy={form.busy} failure={form.failure} />
        <p className="text-13 text-ink-faint">{t('reset.everywhere')}</p>
      </FormFrame>
      <CodeNotes state={state} onResend={resend} />
    </OnboardCard>
  );
}
