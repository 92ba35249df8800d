import type { EvaluationHead } from '@vitae/api/contract';
import type { AnyKind } from '@vitae/domain';
import { IMPORT_ERROR_CODES, importErrorMessage } from '@vitae/importer';
import { Trash2 } from 'lucide-react';
import { dayText } from '../../base/day-text.ts';
import type { AccountReports } from '../../base/evaluation/account-reports.ts';
import { failureText } from '../../base/forms/failure-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { callApi } from '../../base/session/start-session.ts';
import { Button, IconButton, ProgressBar, toast } from '../../parts/components/index.ts';

interface Props {
  kind: AnyKind;
  known: AccountReports;
  onChanged: () => void;
}

/** What the account keeps of this month, and what the server has not evaluated yet, or could not. */
export function AccountEvaluations({ kind, known: { allowance, waiting }, onChanged }: Props) {
  const { t, language } = useTexts('report');
  const { limit, used, until } = allowance;
  const ofKind = waiting.filter((head) => head.kind === kind.key);
  const attempt = (act: () => Promise<unknown>) => {
    act().then(onChanged, (error: unknown) =>
      toast({ title: t('list.notRetried'), description: failureText(error), tone: 'danger' }),
    );
  };
  return (
    <>
      {limit !== null && (
        <p className="mt-4 text-14 text-ink-soft">
          {t('list.allowance', { used, count: limit })}{' '}
          {used >= limit && t('list.allowanceFull', { day: dayText(until, language) })}
        </p>
      )}
      {ofKind.length > 0 && (
        <section aria-labelledby="waiting" className="mt-6 flex flex-col gap-3">
          <h2 id="waiting" className="text-16">
            {t('list.waiting')}
          </h2>
          <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
            {ofKind.map((head) => (
              <Waiting
                key={head.id}
                head={head}
                onRetry={() => attempt(() => callApi((api) => api.evaluations.retry({ id: head.id })))}
                onRemove={() => attempt(() => callApi((api) => api.evaluations.delete({ id: head.id })))}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface WaitingProps {
  head: EvaluationHead;
  onRetry: () => void;
  onRemove: () => void;
}

function Waiting({ head, onRetry, onRemove }: WaitingProps) {
  const { t, language } = useTexts('report');
  const { state, subject } = head;
  const name = subject.name || t('unnamed');
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{name}</span>
        <span role="status" className="block text-13 text-ink-soft">
          {state === 'failed' ? failed(head, language, t) : t(state === 'running' ? 'list.running' : 'list.queued')}
        </span>
        {state === 'running' && <ProgressBar label={t('list.running')} className="mt-2" />}
      </span>
      {state === 'failed' && (
        <Button size="sm" onClick={onRetry} aria-label={t('list.retryOf', { name })}>
          {t('list.retry')}
        </Button>
      )}
      <IconButton label={t('list.remove', { name })} icon={Trash2} size="sm" onClick={onRemove} />
    </li>
  );
}

/** Why, in the words of the importer. */
function failed({ failure }: EvaluationHead, language: string, t: ReturnType<typeof useTexts<'report'>>['t']): string {
  const code = IMPORT_ERROR_CODES.find((one) => one === failure);
  return code ? t('list.failedBecause', { reason: importErrorMessage(code, language) }) : t('list.failedSomehow');
}
