import { newId, type Basics, type Location } from '@vitae/domain';
import { useMemo } from 'react';
import { useTexts } from '../../../../../base/i18n/index.ts';
import { useCountries } from '../../../../../base/countries.ts';
import { Field, Select } from '../../../../../parts/components/index.ts';
import { useBinding, type Binding } from '../../../controls/binding.ts';
import { resumeBinding } from '../bindings.ts';
import { FieldFrame } from '../../../controls/field-frame.tsx';
import { TextControl } from '../../../controls/text-control.tsx';
import { PhotoField } from '../photo/photo-field.tsx';
import { withBasics } from '../document-edits.ts';
import { PairList } from './pair-list.tsx';
import { StepFrame } from '../../../screen/step-frame.tsx';

/** The builder's index: who the person is and how to reach them. */
export function PersonalStep() {
  const { t } = useTexts('editor');
  const bindings = usePersonalBindings();
  return (
    <StepFrame title={t('steps.names.index')} intro={t('personal.intro')}>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
        <TextControl
          binding={bindings.fullName}
          example={t('personal.fullNameExample')}
          autoComplete="name"
          className="col-span-full"
        />
        <TextControl
          binding={bindings.headline}
          example={t('personal.headlineExample')}
          autoComplete="organization-title"
          className="col-span-full"
        />
        <TextControl
          binding={bindings.email}
          kind="email"
          example="ana@example.com"
          autoComplete="email"
          className="max-[24rem]:col-span-full"
        />
        <TextControl
          binding={bindings.phone}
          kind="phone"
          example="+44 113 496 0000"
          autoComplete="tel"
          className="max-[24rem]:col-span-full"
        />
      </div>
      <fieldset data-path="basics.location" className="grid grid-cols-2 items-start gap-x-3 gap-y-4">
        <legend className="mb-3 text-16 font-semibold">{t('personal.place')}</legend>
        <TextControl binding={bindings.city} example={t('personal.cityExample')} autoComplete="address-level2" />
        <TextControl binding={bindings.region} autoComplete="address-level1" />
        <TextControl
          binding={bindings.address}
          autoComplete="street-address"
          className="col-span-full"
          hint={t('personal.addressHint')}
        />
        <TextControl binding={bindings.postalCode} autoComplete="postal-code" />
        <CountryControl binding={bindings.countryCode} />
      </fieldset>
      <PairList list={links} />
      <PhotoField />
      <PairList list={extras} />
    </StepFrame>
  );
}

const links = {
  name: 'links',
  valueName: 'url',
  kind: 'url',
  make: () => ({ id: newId(), label: '', url: '' }),
  read: ({ basics }: { basics: Basics }) => basics.links,
  valueOf: ({ url }: Basics['links'][number]) => url,
  write: (entry: Basics['links'][number], values: { label?: string; value?: string }) => ({
    ...entry,
    label: values.label ?? entry.label,
    url: values.value ?? entry.url,
  }),
  withAll: (all: Basics['links']) => ({ links: all }),
} as const;

const extras = {
  name: 'extra',
  valueName: 'value',
  kind: 'text',
  make: () => ({ id: newId(), label: '', value: '' }),
  read: ({ basics }: { basics: Basics }) => basics.extra,
  valueOf: ({ value }: Basics['extra'][number]) => value,
  write: (entry: Basics['extra'][number], values: { label?: string; value?: string }) => ({ ...entry, ...values }),
  withAll: (all: Basics['extra']) => ({ extra: all }),
} as const;

function usePersonalBindings() {
  const { t } = useTexts('editor');
  return useMemo(() => {
    const basic = (name: 'fullName' | 'headline' | 'email' | 'phone') =>
      resumeBinding<string>({
        path: `basics.${name}`,
        label: t(`personal.${name}`),
        read: ({ basics }) => basics[name],
        write: (resume, value) => withBasics(resume, { [name]: value }),
      });
    const place = (name: keyof Location) =>
      resumeBinding<string>({
        path: `basics.location.${name}`,
        label: t(`personal.${name}`),
        read: ({ basics }) => basics.location[name],
        write: (resume, value) => withBasics(resume, { location: { ...resume.basics.location, [name]: value } }),
      });
    return {
      fullName: basic('fullName'),
      headline: basic('headline'),
      email: basic('email'),
      phone: basic('phone'),
      address: place('address'),
      postalCode: place('postalCode'),
      city: place('city'),
      region: place('region'),
      countryCode: place('countryCode'),
    };
  }, [t]);
}

function CountryControl({ binding }: { binding: Binding<string> }) {
  const { t, language } = useTexts('editor');
  const [value, set] = useBinding(binding);
  const countries = useCountries(language, value);
  const options = useMemo(() => [{ value: '', label: t('personal.noCountry') }, ...countries], [t, countries]);
  return (
    <FieldFrame path={binding.path}>
      <Field label={binding.label}>
        <Select
          options={options}
          value={value}
          autoComplete="country"
          onChange={({ currentTarget }) => set(currentTarget.value)}
        />
      </Field>
    </FieldFrame>
  );
}
