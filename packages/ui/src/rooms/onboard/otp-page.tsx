import * as z from 'zod/mini';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { useLocation, useNavigate } from '../../base/router/index.ts';
import { FormFrame } from '../../parts/forms/form-frame.tsx';
import { useForm } from '../../base/forms/use-form.ts';
import { errorText } from '../../base/error-text.ts';
import { Button, ButtonLink, Field, TextInput, toast } from '../../parts/components/index.ts';
import { pathWithNext, safePath } from '../../base/session/safe-path.ts';
import { useSession } from '../../base/session/session-state.ts';
import { callApi, session } from '../../base/session/start-session.ts';
import { CodeField } from './code-field.tsx';
import { CodeNotes } from './code-notes.tsx';
import { codeRequestOf, newCodeRequest, useNext, type CodeRequest } from './entering.ts';
import { digitsOf, isRecoveryCode } from '../../base/forms/codes.ts';
import { OnboardCard } from './onboard-card.tsx';
import { SubmitButton } from './submit-button.tsx';
import { TextLink } from './text-link.tsx';
import { isCodeRefusal, useCodeRequest } from './use-code-request.ts';
import { withParts } from './with-parts.tsx';

/** `/otp`: a code from an email or an authenticator app, or a recovery code. */
export function OtpPage() {
  const request = codeRequestOf(useLocation().state);
  if (request === null || request.kind === 'reset') return <NoCode />;
  return <EnterCode key={request.challengeId} request={request} kind={request.kind} />;
}

function EnterCode({ request, kind }: { request: CodeRequest; kind: 'verify-email' | 'otp' | 'totp' }) {
  const { t } = useTexts('onboard');
  const next = useNext();
  const navigate = useNavigate();
  const { code: state, countTry, resend } = useCodeRequest(request);
  const [isRecovery, setRecovery] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isOver = state.triesLeft === 0 || state.minutesLeft === 0;
  const form = useForm({
    initial: { code: '' },
    schema: z.object({
      code: z
        .string()
        .check(
          isRecovery
            ? z.refine(isRecoveryCode, t('otp.recoveryWrong'))
            : z.refine((typed) => digitsOf(typed).length === 6, t('otp.incomplete')),
        ),
    }),
    submit: async ({ code }) => {
      const own = await session();
      const given = { challengeId: request.challengeId, code: isRecovery ? code.trim().toLowerCase() : digitsOf(code) };
      try {
        await own.enter(own.api.auth.otp.verify(given));
      } catch (error) {
        if (isCodeRefusal(error)) {
          countTry();
          form.reset();
          field.current?.focus();
        }
        throw error;
      }
      if (kind === 'verify-email') toast({ title: t('otp.verified'), tone: 'good' });
      void navigate(safePath(next), { replace: true });
    },
  });
  const isComplete = !isRecovery && digitsOf(form.values.code).length === 6;
  useEffect(() => {
    if (isComplete) field.current?.form?.requestSubmit();
  }, [isComplete]);

  const switchKind = () => {
    form.reset();
    setRecovery(!isRecovery);
  };
  return (
    <OnboardCard
      title={t(`otp.titles.${kind}`)}
      intro={<Intro kind={kind} email={request.email} isRecovery={isRecovery} />}
      footer={<Exit kind={kind} next={next} />}
    >
      <FormFrame form={form}>
        {isRecovery ? (
          <Field
            label={t('otp.recovery')}
            hint={t('otp.recoveryHint')}
            {...(form.errors.code && { error: form.errors.code })}
          >
            <TextInput
              {...form.control('code')}
              ref={field}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              className="min-h-11 font-mono tracking-wide"
            />
          </Field>
        ) : (
          <CodeField label={t('otp.code')} {...form.control('code')} inputRef={field} error={form.errors.code} />
        )}
        <SubmitButton
          words={t('otp.submit')}
          busyWords={t('otp.busy')}
          busy={form.busy}
          failure={form.failure}
          disabled={isOver}
        />
      </FormFrame>
      <CodeNotes state={state} onResend={resend} />
      {kind === 'totp' && (
        <Button variant="ghost" size="sm" className="-ms-2.5 self-start" onClick={switchKind}>
          {isRecovery ? t('otp.useApp') : t('otp.useRecovery')}
        </Button>
      )}
    </OnboardCard>
  );
}

function Intro({
  kind,
  email,
  isRecovery,
}: {
  kind: 'verify-email' | 'otp' | 'totp';
  email: string;
  isRecovery: boolean;
}) {
  const { t } = useTexts('onboard');
  if (kind === 'totp') return isRecovery ? null : t('otp.app');
  return (
    <>
      {email === ''
        ? t('otp.sent')
        : withParts(t('otp.sentTo'), { email: <strong className="font-medium text-ink">{email}</strong> })}
      {kind === 'otp' && ` ${t('otp.why')}`}
    </>
  );
}

/** A user who only confirms an address is signed in and may do it later; at sign-in they may start over. */
function Exit({ kind, next }: { kind: CodeRequest['kind']; next: string | null }) {
  const { t } = useTexts('onboard');
  if (kind === 'verify-email') return <TextLink to={safePath(next)}>{t('otp.later')}</TextLink>;
  return <TextLink to={pathWithNext('/login', next)}>{t('otp.restart')}</TextLink>;
}

/** The page without a request: a signed-in user whose address is not confirmed gets a code here. */
function NoCode() {
  const { t } = useTexts('onboard');
  const next = useNext();
  const navigate = useNavigate();
  const user = useSession((state) => state.user);
  const [failure, setFailure] = useState('');
  if (!user || user.emailVerified) {
    return (
      <OnboardCard title={t('otp.none')} intro={t('otp.noneText')}>
        <ButtonLink to="/" variant="primary" size="lg">
          {t('otp.home')}
        </ButtonLink>
      </OnboardCard>
    );
  }
  const { email } = user;
  const send = async () => {
    try {
      const { challengeId } = await callApi((api) => api.auth.otp.verifyEmail());
      void navigate(pathWithNext('/otp', next), {
        replace: true,
        state: newCodeRequest({ challengeId, kind: 'verify-email', email }),
      });
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  return (
    <OnboardCard
      title={t('otp.confirm')}
      intro={t('otp.confirmText')}
      footer={<Exit kind="verify-email" next={next} />}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <SubmitButton words={t('otp.verify', { email })} busyWords={t('otp.busy')} busy={false} failure={failure} />
      </form>
    </OnboardCard>
  );
}
