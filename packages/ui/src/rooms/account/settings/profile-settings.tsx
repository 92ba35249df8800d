import { longest } from '@vitae/api';
import * as z from 'zod/mini';
import { filledRule } from '../../../base/forms/field-rules.ts';
import type { User } from '@vitae/api/contract';
import { documentLanguages } from '@vitae/domain';
import { useMemo } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { countries } from '../../../base/countries.ts';
import { Field, LineInput, Select, toast } from '../../../parts/components/index.ts';
import { FormActions } from '../../../parts/forms/form-actions.tsx';
import { FormFrame } from '../../../parts/forms/form-frame.tsx';
import { useForm } from '../../../base/forms/use-form.ts';
import { updateUser } from '../../../base/session/user.ts';
import { SettingsSection } from './settings-section.tsx';

/** Name, country, and the language of new documents. */
export function ProfileSettings({ user }: { user: User }) {
  const { t, language } = useTexts('account');
  const countryOptions = useMemo(() => countries(language), [language]);
  const localeOptions = useMemo(() => languageOptions(user.locale, language), [user.locale, language]);
  const form = useForm({
    initial: { name: user.name, country: user.country, locale: user.locale },
    schema: z.object({ name: filledRule(t('settings.profile.nameEmpty')), country: z.string(), locale: z.string() }),
    submit: async (values) => {
      await updateUser((api) => api.account.update(values));
      toast({ title: t('settings.profile.saved'), tone: 'good' });
    },
  });
  return (
    <SettingsSection id="profile" title={t('settings.profile.title')} intro={t('settings.profile.intro')}>
      <FormFrame form={form}>
        <Field label={t('settings.profile.name')} {...(form.errors.name && { error: form.errors.name })}>
          <LineInput {...form.control('name')} autoComplete="name" maxLength={longest.name} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('settings.profile.country')} {...(form.errors.country && { error: form.errors.country })}>
            <Select {...form.control('country')} options={countryOptions} autoComplete="country" />
          </Field>
          <Field label={t('settings.profile.locale')} {...(form.errors.locale && { error: form.errors.locale })}>
            <Select {...form.control('locale')} options={localeOptions} />
          </Field>
        </div>
        <FormActions submit={t('settings.profile.save')} busy={form.busy} failure={form.failure} />
      </FormFrame>
    </SettingsSection>
  );
}

/** The languages a document can be in, by name, and the current one if it is another (`en-GB`). */
function languageOptions(current: string, language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  const known: readonly string[] = documentLanguages;
  return [...new Set([current, ...known])]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}
