import * as z from 'zod/mini';
import { filledRule } from '../../base/forms/field-rules.ts';
import { CircleAlert, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { FormFrame } from '../../parts/forms/form-frame.tsx';
import { useForm } from '../../base/forms/use-form.ts';
import { errorText } from '../../base/error-text.ts';
import type { HeldAccount } from '../../base/platform.ts';
import { Button, Callout, Field, ProgressBar, TextInput } from '../../parts/components/index.ts';
import { landingPath } from '../../base/session/safe-path.ts';
import { useNext } from './entering.ts';
import { OfflineNote } from './offline-note.tsx';
import { OnboardCard } from './onboard-card.tsx';
import { TextLink } from './text-link.tsx';

/**
 * `/login` where the shell holds the session: it is started in the system's browser. Once the user is signed in, the
 * guard of the page redirects.
 */
export function BrowserSignIn({ account }: { account: HeldAccount }) {
  const { t } = useTexts('onboard');
  const next = useNext();
  const [isWaiting, setWaiting] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const begin = async () => {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      await account.startSignIn();
      setWaiting(true);
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const cancel = async () => {
    await account.cancelSignIn().catch((error: unknown) => setFailure(errorText(error)));
    setWaiting(false);
  };
  const trouble = failure && (
    <Callout tone="danger" icon={CircleAlert} role="alert" title={t('browser.failed')}>
      {failure}
    </Callout>
  );
  if (isWaiting) {
    return (
      <OnboardCard key="waiting" title={t('browser.waiting')} intro={t('browser.waitingIntro')}>
        <ProgressBar label={t('browser.waiting')} />
        {trouble}
        <CodeEntry account={account} />
        <div className="flex flex-wrap gap-2">
          <Button icon={ExternalLink} aria-disabled={busy} onClick={() => void begin()}>
            {t('browser.again')}
          </Button>
          <Button variant="ghost" onClick={() => void cancel()}>
            {t('browser.cancel')}
          </Button>
        </div>
      </OnboardCard>
    );
  }
  return (
    <OnboardCard
      key="idle"
      title={t('login.title')}
      intro={next === null || next === landingPath ? t('login.intro') : t('login.toGoOn')}
      footer={<TextLink to={landingPath}>{t('browser.without')}</TextLink>}
    >
      <OfflineNote />
      {trouble}
      <Button
        variant="primary"
        size="lg"
        className="w-full"
        icon={ExternalLink}
        aria-disabled={busy}
        onClick={() => void begin()}
      >
        {t('browser.begin')}
      </Button>
      <p className="text-13 text-ink-soft">{t('browser.how')}</p>
    </OnboardCard>
  );
}

/** Sign-in by code where the browser cannot call the program. */
function CodeEntry({ account }: { account: HeldAccount }) {
  const { t } = useTexts('onboard');
  const form = useForm({
    initial: { code: '' },
    schema: z.object({ code: filledRule(t('browser.codeMissing')) }),
    // Text that was copied along with it.
    submit: ({ code }) => account.finishSignIn(code.replace(/\s/gu, '')),
  });
  const error = form.errors.code ?? form.failure;
  return (
    <FormFrame form={form}>
      <Field label={t('browser.code')} hint={t('browser.codeHint')} {...(error && { error })}>
        <TextInput
          {...form.control('code')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="min-h-11 font-mono"
        />
      </Field>
      <Button type="submit" size="lg" className="w-full" aria-disabled={form.busy}>
        {form.busy ? t('login.busy') : t('browser.useCode')}
      </Button>
    </FormFrame>
  );
}
