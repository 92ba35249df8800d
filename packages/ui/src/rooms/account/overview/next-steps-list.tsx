import type { User } from '@vitae/api/contract';
import type { DocumentSummary } from '@vitae/store';
import { CircleCheck } from 'lucide-react';
import { useTexts } from '../../../base/i18n/index.ts';
import { ButtonLink } from '../../../parts/components/index.ts';
import { nextSteps, type NextStep } from './next-steps.ts';

/** What to do next, each with a button. */
export function NextSteps({ user, documents }: { user: User | null; documents: readonly DocumentSummary[] }) {
  const { t } = useTexts('account');
  const steps = nextSteps(user, documents);
  return (
    <section aria-labelledby="next-heading">
      <h2 id="next-heading" className="text-16">
        {t('overview.next')}
      </h2>
      {steps.length === 0 ? (
        <p className="mt-3 flex items-center gap-2 text-14 text-ink-soft">
          <CircleCheck size={16} aria-hidden className="text-good-ink" />
          {t('overview.nextDone')}
        </p>
      ) : (
        <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface">
          {steps.map((step) => (
            <li key={`${step.is} ${step.to}`} className="flex flex-col items-start gap-2 px-4 py-3">
              <StepWords step={step} />
              <ButtonLink to={step.to} size="sm">
                {t(`steps.${step.is}.action`)}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function StepWords({ step }: { step: NextStep }) {
  const { t } = useTexts('account');
  const title =
    step.is === 'conflicts' ? t('steps.conflicts.title', { count: step.count }) : t(`steps.${step.is}.title`);
  const text =
    step.is === 'conflicts'
      ? t('steps.conflicts.text', { title: step.title })
      : step.is === 'verify'
        ? t('steps.verify.text', { email: step.email })
        : t(`steps.${step.is}.text`);
  return (
    <div className="min-w-0">
      <p className="text-14 font-medium">{title}</p>
      <p className="text-13 break-words text-ink-soft">{text}</p>
    </div>
  );
}
