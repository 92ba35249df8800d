import { useEffect } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { useRemote } from '../../../base/remote/use-remote.ts';
import { Link } from '../../../base/router/index.ts';
import { callApi } from '../../../base/session/start-session.ts';
import { Button } from '../../../parts/components/index.ts';
import { Panel } from '../facts.tsx';
import { RecordChanges } from '../record/record-values.tsx';
import { Differences } from './differences.tsx';
import { refreshMoney } from './payment-view.tsx';

/** How often the progress is looked at, in milliseconds. */
const lookMs = 2000;

interface LastReconciliationProps {
  /** The one that was begun here; another one is shown only while it is under way. */
  begun: string | null;
  pathOf: (payment: string) => string;
  onClose: () => void;
}

/** How far the last comparison of the books has come, what it changed, and what still differs. */
export function LastReconciliation({ begun, pathOf, onClose }: LastReconciliationProps) {
  const { t } = useTexts('admin');
  const { data } = useRemote({
    key: ['admin reconciliation', begun ?? ''],
    load: () => callApi((api) => api.admin.payments.reconciliation()),
    again: (value) => (value?.last && value.last.finishedAt === null ? lookMs : false),
  });
  const last = data?.last ?? null;
  const isDone = last !== null && last.finishedAt !== null;
  const changed = last?.changed ?? 0;
  useEffect(() => {
    if (isDone && changed > 0) refreshMoney();
  }, [isDone, changed]);
  if (last === null || (isDone && last.id !== begun)) return null;
  return (
    <div className="mt-5 flex flex-col gap-4">
      <Panel
        title={t(isDone ? 'reconcile.finished' : 'reconcile.goesOn')}
        aside={
          isDone && (
            <Button size="sm" onClick={onClose}>
              {t('reconcile.close')}
            </Button>
          )
        }
      >
        <p role="status" className="text-14">
          {t('reconcile.looked', { count: last.looked })} {t('reconcile.changed', { count: changed })}{' '}
          {isDone ? t('reconcile.differ', { count: last.found }) : t('reconcile.goesOnHint')}
        </p>
        <p className="text-13 text-ink-faint">{t('payment.happened.by', { who: last.by, reason: last.reason })}</p>
        {last.changes.length > 0 && (
          <ul className="flex flex-col divide-y divide-line text-14">
            {last.changes.map(({ payment, before, after }, index) => (
              <li key={`${payment} ${index}`} className="flex flex-col gap-1 py-2">
                <Link to={pathOf(payment)} className="wrap-anywhere text-accent-ink hover:underline">
                  {payment}
                </Link>
                <RecordChanges entry={{ before, after }} />
              </li>
            ))}
          </ul>
        )}
        {changed > last.changes.length && (
          <p className="text-13 text-ink-faint">
            {t('reconcile.moreChanges', { count: changed - last.changes.length })}
          </p>
        )}
      </Panel>
      {isDone && last.differences.length > 0 && <Differences found={last.differences} onClose={onClose} />}
      {isDone && last.found > last.differences.length && (
        <p className="text-13 text-ink-faint">
          {t('reconcile.moreFound', { count: last.found - last.differences.length })}
        </p>
      )}
    </div>
  );
}
