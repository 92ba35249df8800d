import { useState, type SubmitEvent } from 'react';
import { failureText } from '../../base/forms/failure-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { usePlatform } from '../../base/platform.ts';
import { callApi } from '../../base/session/start-session.ts';
import { Button } from '../../parts/components/button.tsx';
import { Field } from '../../parts/components/field.tsx';
import { TextInput } from '../../parts/components/text-input.tsx';

/** The sign-up form of the mailing list (behaviour NV-7); closed if the site has none. */
export function Newsletter() {
  const { t } = useTexts('shell');
  const { newsletter } = usePlatform().settings;
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open');
  const [failure, setFailure] = useState('');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const sent = { email: text('email'), list: text('list'), subform: text('subform'), hp: text('hp') };
    setState('busy');
    setFailure('');
    try {
      await callApi((api) => api.newsletter.subscribe(sent));
      setState('sent');
    } catch (error) {
      setState('open');
      setFailure(failureText(error));
    }
  };
  return (
    <section aria-labelledby="newsletter-heading">
      <h2 id="newsletter-heading" className="font-semibold">
        {t('footer.newsletter')}
      </h2>
      <p role="status" className="mt-3 text-ink-soft">
        {state === 'sent'
          ? t('footer.newsletterSent')
          : newsletter
            ? t('footer.newsletterIntro')
            : t('footer.newsletterClosed')}
      </p>
      {state !== 'sent' && (
        <form onSubmit={(event) => void submit(event)} className="mt-3">
          <fieldset disabled={!newsletter || state === 'busy'} className="flex items-end gap-2">
            <Field label={t('footer.email')} labelHidden className="flex-1">
              <TextInput type="email" name="email" required autoComplete="email" placeholder={t('footer.email')} />
            </Field>
            <input type="hidden" name="list" value="" />
            <input type="hidden" name="subform" value="" />
            {/* A honeypot: only bots fill this in. */}
            <input type="text" name="hp" tabIndex={-1} autoComplete="off" aria-hidden className="hidden" />
            <Button type="submit">{t('footer.subscribe')}</Button>
          </fieldset>
          {failure && (
            <p role="alert" className="mt-2 text-13 text-danger-ink">
              {failure}
            </p>
          )}
        </form>
      )}
    </section>
  );
}
