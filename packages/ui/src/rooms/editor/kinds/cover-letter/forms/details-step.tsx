import { languageOf } from '@vitae/domain';
import { useMemo } from 'react';
import { useCountries } from '../../../../../base/countries.ts';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { languagesIn } from '../../../../../base/languages.ts';
import { Field, Select } from '../../../../../parts/components/index.ts';
import { useBinding } from '../../../controls/binding.ts';
import { FieldFrame } from '../../../controls/field-frame.tsx';
import { PairList } from '../../../person/pair-list.tsx';
import { PersonFields } from '../../../person/person-fields.tsx';
import { links } from '../../../person/person-pairs.ts';
import { StepFrame } from '../../../screen/step-frame.tsx';
import { letterBinding, person } from '../bindings.ts';
import { ResumeChoice } from '../resume/resume-choice.tsx';

/** The first step of the builder: the resume that the letter goes with, its language and country, and the sender. */
export function DetailsStep() {
  const { t } = useTexts('editor');
  const { t: words } = useTexts('letter');
  return (
    <StepFrame title={t('steps.names.index')} intro={words('details.intro')}>
      <ResumeChoice />
      <PersonFields place={person} />
      <PairList place={person} list={links} />
      <Habits />
    </StepFrame>
  );
}

/** Language and country: they set the date, the order of the parts and what is suggested. */
function Habits() {
  const { t, language } = useTexts('letter');
  const bindings = useMemo(
    () => ({
      locale: letterBinding<string>({
        path: 'locale',
        label: t('details.language'),
        read: ({ locale }) => locale,
        write: (letter, locale) => ({ ...letter, locale }),
      }),
      country: letterBinding<string>({
        path: 'country',
        label: t('details.country'),
        read: ({ country }) => country,
        write: (letter, country) => ({ ...letter, country }),
      }),
    }),
    [t],
  );
  const [locale, setLocale] = useBinding(bindings.locale);
  const [country, setCountry] = useBinding(bindings.country);
  const languages = useMemo(() => languagesIn(language), [language]);
  const countryOptions = useCountries(language, country);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-16 font-semibold">{t('details.habits')}</legend>
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
        <FieldFrame path="locale">
          <Field label={bindings.locale.label}>
            <Select
              options={languages}
              value={languageOf(locale)}
              onChange={({ currentTarget }) => setLocale(currentTarget.value)}
            />
          </Field>
        </FieldFrame>
        <FieldFrame path="country">
          <Field label={bindings.country.label}>
            <Select
              options={countryOptions}
              value={country}
              onChange={({ currentTarget }) => setCountry(currentTarget.value)}
            />
          </Field>
        </FieldFrame>
      </div>
      <p className="text-13 text-ink-faint">{t('details.habitsHint')}</p>
    </fieldset>
  );
}
