import * as z from 'zod/mini';
import { filledRule } from '../../base/forms/field-rules.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { useLocation } from '../../base/router/index.ts';
import { FormFrame } from '../../parts/forms/form-frame.tsx';
import { useForm } from '../../base/forms/use-form.ts';
import { ButtonLink, Field, LineInput, TextInput } from '../../parts/components/index.ts';
import { pathWithNext } from '../../base/session/safe-path.ts';
import { session } from '../../base/session/start-session.ts';
import { Agreement } from './agreement.tsx';
import { joinRequestOf, useEntering, useNext, type JoinRequest } from './entering.ts';
import { OnboardCard } from './onboard-card.tsx';
import { SubmitButton } from './submit-button.tsx';

/** `/register/join`: finishes a sign-up that a provider vouches for. */
export function JoinPage() {
  const { t } = useTexts('onboard');
  const next = useNext();
  const request = joinRequestOf(useLocation().state);
  if (request) return <Join request={request} next={next} />;
  return (
    <OnboardCard title={t('join.gone')} intro={t('join.goneText')}>
      <ButtonLink to={pathWithNext('/login', next)} variant="primary" size="lg">
        {t('join.again')}
      </ButtonLink>
    </OnboardCard>
  );
}

function Join({ request: { joinToken, email, name }, next }: { request: JoinRequest; next: string | null }) {
  const { t } = useTexts('onboard');
  const enter = useEntering();
  const form = useForm({
    initial: { name },
    schema: z.object({ name: filledRule(t('nameMissing')) }),
    submit: async (values) => {
      const own = await session();
      enter(await own.enter(own.api.auth.social.join({ joinToken, name: values.name })), { email, next });
    },
  });
  return (
    <OnboardCard title={t('join.title')} intro={t('join.intro')}>
      <FormFrame form={form}>
        <Field label={t('email')} aside={t('join.from')}>
          <TextInput
            name="email"
            type="email"
            value={email}
            readOnly
            className="min-h-11 bg-surface-sunken text-ink-soft"
          />
        </Field>
        <Field label={t('name')} {...(form.errors.name && { error: form.errors.name })}>
          <LineInput isEarly {...form.control('name')} autoComplete="name" className="min-h-11 py-2.5" />
        </Field>
        <SubmitButton words={t('join.submit')} busyWords={t('register.busy')} busy={form.busy} failure={form.failure} />
        <Agreement />
      </FormFrame>
    </OnboardCard>
  );
}
