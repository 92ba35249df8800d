import type { PlanVersion } from '@vitae/api/contract';
import { planProblem, type Plan } from '@vitae/domain/money';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { momentText } from '../../../base/day-text.ts';
import { useTexts } from '../../../base/i18n/index.ts';
import { remoteClient } from '../../../base/remote/remote-client.ts';
import { useRemote } from '../../../base/remote/use-remote.ts';
import { useNavigate } from '../../../base/router/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Badge, Button, Callout, Field, LineInput, Select, Switch, toast } from '../../../parts/components/index.ts';
import { ConflictCallout } from '../conflict-callout.tsx';
import { DetailFrame } from '../detail-frame.tsx';
import { Panel } from '../facts.tsx';
import { ReasonDialog, type ReasonedStep } from '../reason-dialog.tsx';
import { RecordList } from '../record/record-list.tsx';
import { PlanPreview } from './plan-preview.tsx';
import { PlanPrices } from './plan-prices.tsx';
import { PlanRights } from './plan-rights.tsx';
import { changedOver, planOf, subscriptionsText, typedPlan, type TypedPlan } from './plan-text.ts';

const home = '/admin/plans';
const keyRule = /^[a-z][a-z0-9-]{0,39}$/;
const blank: TypedPlan = {
  name: '',
  kind: 'subscription',
  active: false,
  prices: [{ interval: 'month', currency: 'USD', amount: '', countries: '' }],
  documents: '',
  evaluations: '',
  rights: { premiumTemplates: true, longHistory: true, coversReview: false },
};

/** A plan with its versions, or a new one. */
export function PlanView({ planKey }: { planKey: string | null }) {
  const { t } = useTexts('admin');
  const remote = useRemote({
    key: ['admin plan', planKey ?? ''],
    load: async () =>
      planKey === null ? { versions: [] } : callApi((api) => api.admin.plans.versions({ key: planKey })),
  });
  return (
    <DetailFrame back={home} backText={t('plans.back')} remote={remote} failed={t('plans.failed')} skeleton="h-96">
      {({ versions }) => <PlanForm key={planKey ?? ''} planKey={planKey} versions={versions} />}
    </DetailFrame>
  );
}

const formOf = (plan: Plan | undefined): TypedPlan => (plan ? typedPlan(plan) : blank);

const refresh = () =>
  void remoteClient().invalidateQueries({
    predicate: ({ queryKey: [, name] }) => typeof name === 'string' && /^admin (plans?|record)$/.test(name),
  });

function PlanForm({ planKey, versions }: { planKey: string | null; versions: readonly PlanVersion[] }) {
  const { t } = useTexts('admin');
  const navigate = useNavigate();
  const newest = versions[0]?.plan;
  /** What the form began with: a newer version replaces only what nobody has typed over. */
  const [seen, setSeen] = useState(newest);
  const [newKey, setNewKey] = useState('');
  const [typed, setTyped] = useState(() => formOf(seen));
  const [used, setUsed] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const [step, setStep] = useState<ReasonedStep | null>(null);
  const set = (changed: Partial<TypedPlan>) => setTyped((before) => ({ ...before, ...changed }));
  const version = seen?.version ?? 0;
  const isNewer = (newest?.version ?? 0) > version;
  const isDirty = JSON.stringify(typed) !== JSON.stringify(formOf(seen));
  const take = (next: Plan | undefined) => {
    setSeen(next);
    setTyped(formOf(next));
    setUsed(null);
    setProblem('');
  };
  if (isNewer && !isDirty) take(newest);
  /** What was changed here, to be saved over what is on sale now. */
  const keepMine = () => {
    setTyped(changedOver(formOf(seen), typed, formOf(newest)));
    setSeen(newest);
  };
  const key = planKey ?? newKey.trim();
  const ask = () => {
    const plan = planOf(typed);
    const wrong =
      (planKey === null && !keyRule.test(key) && t('plans.keyWrong')) ||
      (typed.name.trim() === '' && t('plans.nameWrong')) ||
      problemText(plan);
    setProblem(wrong);
    if (wrong !== '' || typeof plan === 'string') return;
    setStep({
      title: t('plans.saveTitle'),
      hint: t(typed.kind === 'free' ? 'plans.saveFreeHint' : 'plans.saveHint'),
      action: t('plans.save', { version: version + 1 }),
      act: async (reason) => {
        const saved = await callApi((api) => api.admin.plans.edit({ key, version, plan, reason })).finally(refresh);
        take(saved.plan);
        toast({ title: t('plans.saved', { version: version + 1 }), tone: 'good' });
        if (planKey === null) void navigate(`${home}?plan=${key}`);
      },
    });
  };
  const problemText = (plan: Omit<Plan, 'key' | 'version'> | 'amount' | 'limit'): string => {
    const found = typeof plan === 'string' ? plan : planProblem(plan);
    return found === null ? '' : t(`plans.problems.${found}`);
  };
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="flex flex-wrap items-center gap-3 text-24">
          {newest?.name ?? t('plans.make')}
          {newest && <Badge>{t('plans.version', { version: newest.version })}</Badge>}
        </h1>
        <Button variant="primary" onClick={ask}>
          {t('plans.save', { version: version + 1 })}
        </Button>
      </header>
      {isNewer && isDirty && (
        <ConflictCallout onTheirs={() => take(newest)} onMine={keepMine}>
          {t('plans.elsewhere')}
        </ConflictCallout>
      )}
      {problem && (
        <Callout tone="danger" role="alert">
          {problem}
        </Callout>
      )}
      {used !== null && <Callout role="status">{t('plans.againHint', { version: used })}</Callout>}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="flex flex-col gap-5">
          <Panel title={t('plans.name')}>
            {planKey === null && (
              <div className="grid gap-4 sm:grid-cols-2">
                <Field label={t('plans.key')} hint={t('plans.keyHint')}>
                  <LineInput value={newKey} maxLength={40} onValueChange={setNewKey} />
                </Field>
                <Field label={t('plans.kind')}>
                  <Select
                    value={typed.kind}
                    options={(['subscription', 'review'] as const).map((kind) => ({
                      value: kind,
                      label: t(`plans.kinds.${kind}`),
                    }))}
                    onChange={({ currentTarget: { value } }) =>
                      set({
                        kind: value === 'review' ? 'review' : 'subscription',
                        prices: typed.prices.map((price) => ({
                          ...price,
                          interval: value === 'review' ? 'once' : 'month',
                        })),
                      })
                    }
                  />
                </Field>
              </div>
            )}
            <Field label={t('plans.name')}>
              <LineInput value={typed.name} maxLength={80} onValueChange={(name) => set({ name })} />
            </Field>
            {typed.kind !== 'free' && (
              <Switch label={t('plans.onSale')} checked={typed.active} onCheckedChange={(active) => set({ active })} />
            )}
          </Panel>
          {typed.kind === 'subscription' && <PlanRights plan={typed} onChange={set} />}
        </div>
        {typed.kind !== 'free' && (
          <PlanPrices kind={typed.kind} prices={typed.prices} onChange={(prices) => set({ prices })} />
        )}
        {typed.kind === 'free' && <PlanRights plan={typed} onChange={set} />}
      </div>
      <PlanPreview planKey={key} typed={typed} />
      {versions.length > 0 && (
        <Panel title={t('plans.versions')}>
          <ol className="flex flex-col divide-y divide-line text-14">
            {versions.map((one) => (
              <Version
                key={one.plan.version}
                version={one}
                onUse={
                  one.plan.version === version
                    ? null
                    : () => {
                        setTyped(typedPlan(one.plan));
                        setUsed(one.plan.version);
                      }
                }
              />
            ))}
          </ol>
        </Panel>
      )}
      {planKey !== null && (
        <section className="flex flex-col gap-3">
          <h2 className="text-16">{t('payment.record')}</h2>
          <RecordList subjects={[`plan ${planKey}`]} />
        </section>
      )}
      <ReasonDialog step={step} onClose={() => setStep(null)} />
    </div>
  );
}

function Version({ version, onUse }: { version: PlanVersion; onUse: (() => void) | null }) {
  const { t, language } = useTexts('admin');
  const { plan, by, reason, createdAt } = version;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <span className="min-w-0 flex-1 basis-64">
        <span className="font-medium">{t('plans.version', { version: plan.version })}</span>
        <span className="block break-words text-13 text-ink-soft">
          {by === null ? t('plans.built') : t('plans.madeBy', { who: by, reason })}
        </span>
      </span>
      {plan.kind === 'subscription' && <span className="text-13 text-ink-soft">{subscriptionsText(version)}</span>}
      <time dateTime={createdAt} className="text-13 whitespace-nowrap text-ink-faint">
        {momentText(createdAt, language)}
      </time>
      {onUse && (
        <Button size="sm" icon={RotateCcw} onClick={onUse}>
          {t('plans.again')}
        </Button>
      )}
    </li>
  );
}
