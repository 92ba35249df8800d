import { languageOf, levelSchema, pageSizeOf, type Level } from '@vitae/domain';
import { useMemo } from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { useCountries } from '../../../../../base/countries.ts';
import { languagesIn } from '../../../../../base/languages.ts';
import { Field, Segmented, Select, TextInput } from '../../../../../parts/components/index.ts';
import { useBinding } from '../../../controls/binding.ts';
import { resumeBinding } from '../bindings.ts';
import { FieldFrame } from '../../../controls/field-frame.tsx';
import { TextControl } from '../../../controls/text-control.tsx';
import { useSuggestedTitles } from '../phrases/use-phrases.ts';
import { isPhotoUsual, withCountry, withLevel } from '../steps/target-habits.ts';
import { StepFrame } from '../../../screen/step-frame.tsx';

/**
 * The target of the resume: it orders the steps, sets the paper size and the conventions of the country, and selects
 * suggestions.
 */
export function PrequestStep() {
  const { t, language } = useTexts('editor');
  const { t: own } = useTexts('steps');
  const bindings = useTargetBindings();
  const [level, setLevel] = useBinding(bindings.level);
  const [country, setCountry] = useBinding(bindings.country);
  const [locale, setLocale] = useBinding(bindings.locale);
  const [years, setYears] = useBinding(bindings.years);
  const countryOptions = useCountries(language, country);
  const jobTitles = useSuggestedTitles();
  const languageOptions = useMemo(() => languagesIn(language), [language]);
  return (
    <StepFrame title={t('steps.names.prequest')} intro={own('goal.intro')}>
      <TextControl
        binding={bindings.jobTitle}
        example={own('goal.jobTitleExample')}
        suggestions={jobTitles}
        autoComplete="organization-title"
        hint={own('goal.jobTitleHint')}
      />
      <FieldFrame path={bindings.level.path}>
        <p className="mb-1.5 text-13 font-medium text-ink-soft">{bindings.level.label}</p>
        <Segmented
          label={bindings.level.label}
          value={level}
          onValueChange={setLevel}
          options={levels.map((value) => ({ value, label: t(`prequest.levels.${value}`) }))}
        />
      </FieldFrame>
      <FieldFrame path={bindings.years.path}>
        <Field label={bindings.years.label} hint={own('goal.yearsHint')}>
          <TextInput
            className="max-w-28"
            type="number"
            min={0}
            max={70}
            inputMode="numeric"
            value={years ?? ''}
            onChange={({ currentTarget: { value } }) => setYears(yearsIn(value))}
          />
        </Field>
      </FieldFrame>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 max-sm:grid-cols-1">
        <FieldFrame path={bindings.country.path}>
          <Field
            label={bindings.country.label}
            hint={own(isPhotoUsual(country) ? 'goal.habitsPhoto' : 'goal.habitsNoPhoto', {
              paper: own(`goal.paper.${pageSizeOf(country)}`),
            })}
          >
            <Select
              options={countryOptions}
              value={country}
              onChange={({ currentTarget }) => setCountry(currentTarget.value)}
            />
          </Field>
        </FieldFrame>
        <FieldFrame path={bindings.locale.path}>
          <Field label={bindings.locale.label} hint={own('goal.languageHint')}>
            <Select
              options={languageOptions}
              value={languageOf(locale)}
              onChange={({ currentTarget }) => setLocale(currentTarget.value)}
            />
          </Field>
        </FieldFrame>
      </div>
    </StepFrame>
  );
}

/** The levels to choose from; initially none is chosen. */
const levels = levelSchema.options.filter((level): level is Exclude<Level, ''> => level !== '');

function yearsIn(text: string): number | null {
  const years = Number.parseInt(text, 10);
  return Number.isNaN(years) ? null : Math.min(70, Math.max(0, years));
}

function useTargetBindings() {
  const { t: own } = useTexts('steps');
  return useMemo(() => {
    const jobTitle = resumeBinding<string>({
      path: 'target.jobTitle',
      label: own('goal.jobTitle'),
      read: ({ target }) => target.jobTitle,
      write: (resume, value) => ({ ...resume, target: { ...resume.target, jobTitle: value } }),
    });
    const level = resumeBinding<Level>({
      path: 'target.level',
      label: own('goal.level'),
      read: ({ target }) => target.level,
      write: withLevel,
    });
    const years = resumeBinding<number | null>({
      path: 'target.yearsOfExperience',
      label: own('goal.years'),
      read: ({ target }) => target.yearsOfExperience,
      write: (resume, value) => ({ ...resume, target: { ...resume.target, yearsOfExperience: value } }),
    });
    const country = resumeBinding<string>({
      path: 'country',
      label: own('goal.country'),
      read: (resume) => resume.country,
      write: withCountry,
    });
    const locale = resumeBinding<string>({
      path: 'locale',
      label: own('goal.language'),
      read: (resume) => resume.locale,
      write: (resume, value) => ({ ...resume, locale: value }),
    });
    return { jobTitle, level, years, country, locale };
  }, [own]);
}
