import { defaultCountry } from '@vitae/domain';
import { offerIn, type Plan } from '@vitae/domain/money';
import { useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { useRemote } from '../../../base/remote/use-remote.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Field, Select } from '../../../parts/components/index.ts';
import { PlanCards } from '../../../parts/pricing/plan-offers.tsx';
import { usePlans } from '../../../parts/pricing/use-plans.ts';
import { Panel } from '../facts.tsx';
import { RemotePart } from '../remote-part.tsx';
import { planOf, type TypedPlan } from './plan-text.ts';

interface PlanPreviewProps {
  planKey: string;
  typed: TypedPlan;
}

/** The plans as the site would show them with what is typed, in each country that has prices of its own. */
export function PlanPreview({ planKey, typed }: PlanPreviewProps) {
  const { t, language } = useTexts('admin');
  const [country, setCountry] = useState<string>(defaultCountry);
  const remote = useRemote({ key: ['admin plans'], load: () => callApi((api) => api.admin.plans.list()) });
  const provider = usePlans().data?.provider ?? 'test';
  const read = planOf(typed);
  return (
    <Panel title={t('plans.preview')}>
      <p className="text-13 text-ink-soft">{t('plans.previewHint')}</p>
      <RemotePart remote={remote} failed={t('plans.failed')} skeleton="h-88">
        {({ plans }) => {
          if (typeof read === 'string') return <p className="text-14">{t(`plans.problems.${read}`)}</p>;
          const shown: Plan = { ...read, name: read.name || t('plans.name'), key: planKey, version: 1 };
          const others = plans.map(({ plan }) => plan).filter(({ key }) => key !== planKey);
          const offered = [...others, shown].filter(({ active }) => active);
          const named = offered.flatMap(({ prices }) => prices.flatMap(({ countries }) => countries ?? []));
          const names = new Intl.DisplayNames(language, { type: 'region' });
          return (
            <>
              {named.length > 0 && (
                <Field label={t('plans.previewIn')} className="max-w-64">
                  <Select
                    value={country}
                    options={[...new Set([defaultCountry, ...named])].map((code) => ({
                      value: code,
                      label: names.of(code) ?? code,
                    }))}
                    onChange={({ currentTarget: { value } }) => setCountry(value)}
                  />
                </Field>
              )}
              {!shown.active && <p className="text-14 text-ink-soft">{t('plans.previewOff')}</p>}
              <PlanCards
                current={null}
                headingLevel={3}
                isPreview
                offered={{ provider, plans: offered.map((plan) => offerIn(plan, country)) }}
              />
            </>
          );
        }}
      </RemotePart>
    </Panel>
  );
}
