import type { PlanVersion } from '@vitae/api/contract';
import { formatMoney } from '@vitae/domain/money';
import { Pencil, Plus } from 'lucide-react';
import { useTexts } from '../../../base/i18n/index.ts';
import { useRemote } from '../../../base/remote/use-remote.ts';
import { useSearchParams } from '../../../base/router/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Badge, ButtonLink } from '../../../parts/components/index.ts';
import { PageHeader } from '../../../parts/page-header.tsx';
import { Facts, Panel } from '../facts.tsx';
import { RemotePart } from '../remote-part.tsx';
import { PlanView } from './plan-view.tsx';
import { subscriptionsText } from './plan-text.ts';

/** The plans; with `plan` in the address, one of them. */
export function PlansPage() {
  const { t } = useTexts('admin');
  const key = useSearchParams()[0].get('plan');
  const remote = useRemote({ key: ['admin plans'], load: () => callApi((api) => api.admin.plans.list()) });
  if (key !== null) return <PlanView key={key} planKey={key === 'new' ? null : key} />;
  return (
    <>
      <PageHeader
        title={t('plans.title')}
        intro={t('plans.intro')}
        action={
          <ButtonLink to="/admin/plans?plan=new" icon={Plus}>
            {t('plans.make')}
          </ButtonLink>
        }
      />
      <div className="mt-5">
        <RemotePart remote={remote} failed={t('plans.failed')} skeleton="h-96">
          {({ plans }) => (
            <ul className="grid gap-4 lg:grid-cols-2 2xl:grid-cols-3">
              {plans.map((version) => (
                <li key={version.plan.key} className="flex">
                  <PlanCard version={version} />
                </li>
              ))}
            </ul>
          )}
        </RemotePart>
      </div>
    </>
  );
}

function PlanCard({ version }: { version: PlanVersion }) {
  const { t, language } = useTexts('admin');
  const { plan } = version;
  const { rights } = plan;
  const limit = (count: number | null) =>
    count === null ? t('plans.limitless') : new Intl.NumberFormat(language).format(count);
  const extras = [
    rights.premiumTemplates && t('plans.premium'),
    rights.longHistory && t('plans.history'),
    rights.coversReview && t('plans.review'),
  ].filter((text) => text !== false);
  return (
    <div className="flex w-full flex-col *:flex-1">
      <Panel
        title={plan.name}
        aside={
          <ButtonLink to={`/admin/plans?plan=${plan.key}`} size="sm" icon={Pencil}>
            {t('plans.edit')}
          </ButtonLink>
        }
      >
        <p className="flex flex-wrap gap-1.5">
          <Badge tone={plan.active ? 'good' : 'neutral'}>{t(plan.active ? 'plans.onSale' : 'plans.offSale')}</Badge>
          <Badge>{t(`plans.kinds.${plan.kind}`)}</Badge>
          <Badge>{t('plans.version', { version: plan.version })}</Badge>
        </p>
        <ul className="text-14 tabular-nums">
          {plan.prices.length === 0 && <li className="text-ink-soft">{t('plans.noPrices')}</li>}
          {plan.prices.map((price) => (
            <li key={`${price.interval} ${price.currency} ${price.countries?.join() ?? ''}`} className="flex gap-2">
              <span className="font-medium">{formatMoney(price, language)}</span>
              <span className="text-ink-soft">
                {[t(`plans.intervals.${price.interval}`), ...(price.countries ?? [])].join(', ')}
              </span>
            </li>
          ))}
        </ul>
        {plan.kind !== 'review' && (
          <Facts
            facts={[
              [t('plans.documents'), limit(rights.syncedDocuments)],
              [t('plans.evaluations'), limit(rights.savedEvaluations)],
              ...(extras.length > 0
                ? [[t('plans.rights'), new Intl.ListFormat(language, { type: 'unit' }).format(extras)] as const]
                : []),
            ]}
          />
        )}
        {plan.kind === 'subscription' && <p className="text-13 text-ink-faint">{subscriptionsText(version)}</p>}
      </Panel>
    </div>
  );
}
