import { translatedContent } from '@vitae/words/catalogue';
import { useState } from 'react';
import * as z from 'zod/mini';
import { emailRule, filledRule } from '../../base/forms/field-rules.ts';
import { useForm } from '../../base/forms/use-form.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { usePlatform } from '../../base/platform.ts';
import { useRegisteredTitle } from '../../base/routing/registered-title.ts';
import { callApi } from '../../base/session/start-session.ts';
import { Button, Callout, Field, LineInput, TextArea, TextInput } from '../../parts/components/index.ts';
import { FormFrame } from '../../parts/forms/form-frame.tsx';
import contact from './content/contact.md?raw';
import { Prose } from './prose.tsx';

const longestMessage = 5_000;

/** `/contact`: a form, if the site has somebody who gets its messages, and what else can be done. */
export function ContactPage() {
  const { t, language } = useTexts('site');
  const { contactForm } = usePlatform().settings;
  const translated = translatedContent('contact');
  useRegisteredTitle();
  return (
    <div className="mx-auto max-w-3xl px-4 py-12 sm:px-6 sm:py-20">
      <h1 className="display text-32 sm:text-44">{t('contact.title')}</h1>
      {contactForm ? <ContactForm /> : <p className="mt-4 text-16 text-ink-soft">{t('contact.closed')}</p>}
      <Prose text={translated ?? contact} lang={translated === null ? 'en' : language} className="mt-12" />
    </div>
  );
}

function ContactForm() {
  const { t } = useTexts('site');
  const [isSent, setSent] = useState(false);
  const form = useForm({
    initial: { name: '', email: '', message: '', hp: '' },
    schema: z.object({
      name: filledRule(t('contact.nameMissing')),
      email: emailRule({ missing: t('contact.emailMissing'), wrong: t('contact.emailWrong') }),
      message: z.string().check(
        z.refine((text) => text.trim().length >= 10, t('contact.messageShort')),
        z.maxLength(longestMessage, t('contact.messageLong', { count: longestMessage })),
      ),
      hp: z.string(),
    }),
    submit: async (sent) => {
      await callApi((api) => api.contact.send(sent));
      setSent(true);
    },
  });
  if (isSent)
    return (
      <Callout tone="good" role="status" title={t('contact.sent')} className="mt-8">
        {t('contact.sentText')}
      </Callout>
    );
  return (
    <FormFrame form={form} className="mt-8 flex flex-col gap-5">
      <p className="max-w-[60ch] text-16 text-ink-soft">{t('contact.intro')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('contact.name')} error={form.errors.name ?? ''}>
          <LineInput isEarly {...form.control('name')} maxLength={120} autoComplete="name" />
        </Field>
        <Field label={t('contact.email')} error={form.errors.email ?? ''}>
          <TextInput {...form.control('email')} type="email" autoComplete="email" />
        </Field>
      </div>
      <Field label={t('contact.message')} error={form.errors.message ?? ''}>
        <TextArea {...form.control('message')} rows={6} maxLength={longestMessage} />
      </Field>
      {/* A honeypot: only bots fill this in. */}
      <input type="text" {...form.control('hp')} tabIndex={-1} autoComplete="off" aria-hidden className="hidden" />
      {form.failure && (
        <Callout tone="danger" role="alert" title={t('contact.failed')}>
          {form.failure}
        </Callout>
      )}
      <Button type="submit" variant="primary" size="lg" disabled={form.busy} className="self-start">
        {t('contact.send')}
      </Button>
    </FormFrame>
  );
}
