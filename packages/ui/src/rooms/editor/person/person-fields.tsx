import type { Location } from '@vitae/domain';
import { useMemo } from 'react';
import { useCountries } from '../../../base/countries.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { Field, Select } from '../../../parts/components/index.ts';
import { useBinding, type Binding } from '../controls/binding.ts';
import { FieldFrame } from '../controls/field-frame.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { withPerson, type PersonPlace } from './person-place.ts';

/** Who the person is, how to reach them and where they live. */
export function PersonFields({ place }: { place: PersonPlace }) {
  const { t } = useTexts('editor');
  const bindings = usePersonBindings(place);
  return (
    <>
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
          className="col-span-full"
        />
        <TextControl
          binding={bindings.phone}
          kind="phone"
          example="+44 113 496 0000"
          autoComplete="tel"
          className="col-span-full"
        />
      </div>
      <fieldset
        data-path={`${place.path}.location`}
        className="grid grid-cols-2 items-start gap-x-3 gap-y-4 max-sm:grid-cols-1"
      >
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
    </>
  );
}

function usePersonBindings(place: PersonPlace) {
  const { t } = useTexts('editor');
  return useMemo(() => {
    const basic = (name: 'fullName' | 'headline' | 'email' | 'phone'): Binding<string> => ({
      path: `${place.path}.${name}`,
      label: t(`personal.${name}`),
      read: (document) => place.read(document)[name],
      write: (document, value) => withPerson(document, place, () => ({ [name]: value })),
    });
    const located = (name: keyof Location): Binding<string> => ({
      path: `${place.path}.location.${name}`,
      label: t(`personal.${name}`),
      read: (document) => place.read(document).location[name],
      write: (document, value) =>
        withPerson(document, place, ({ location }) => ({ location: { ...location, [name]: value } })),
    });
    return {
      fullName: basic('fullName'),
      headline: basic('headline'),
      email: basic('email'),
      phone: basic('phone'),
      address: located('address'),
      postalCode: located('postalCode'),
      city: located('city'),
      region: located('region'),
      countryCode: located('countryCode'),
    };
  }, [place, t]);
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
