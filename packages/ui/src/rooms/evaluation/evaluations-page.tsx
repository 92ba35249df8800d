import { Gauge, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { textsOfKind } from '../../base/documents/kind-texts.ts';
import { deleteReports, type ReportHead } from '../../base/evaluation/kept-reports.ts';
import { evaluationStartPath, reportPath } from '../../base/evaluation/paths.ts';
import { useAccountReports } from '../../base/evaluation/use-account-reports.ts';
import { useReports } from '../../base/evaluation/use-reports.ts';
import { failureText } from '../../base/forms/failure-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { usePlatform } from '../../base/platform.ts';
import { relativeTime } from '../../base/relative-time.ts';
import { Link } from '../../base/router/index.ts';
import { usePageKind } from '../../base/routing/page-kind.ts';
import { ButtonLink, EmptyState, IconButton, Skeleton, toast } from '../../parts/components/index.ts';
import { scoreText } from '../../parts/evaluation/score-ring.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { AccountEvaluations } from './account-evaluations.tsx';

/** `/account/{kind}s/evaluations`: what was evaluated on this device, with its newest score. */
export function EvaluationsPage() {
  const { t } = useTexts('report');
  const kind = usePageKind();
  const { documents } = usePlatform();
  const [version, setVersion] = useState(0);
  const [synced, setSynced] = useState(0);
  const inAccount = useAccountReports(version, () => setSynced((count) => count + 1));
  const reports = useReports(version + synced);
  const ofKind = reports?.filter((head) => head.kind === kind.key);
  const bySubject = [...Map.groupBy(ofKind ?? [], ({ subject }) => subject.slug).values()];
  const remove = async (slug: string) => {
    try {
      const { forgetInAccount } = await import('../../base/evaluation/account-reports.ts');
      const ids = (reports ?? []).filter(({ subject }) => subject.slug === slug).map(({ id }) => id);
      await forgetInAccount(documents, ids);
      await deleteReports(documents, ({ subject }) => subject.slug === slug);
      setVersion(version + 1);
    } catch (error) {
      toast({ title: t('list.notDeleted'), description: failureText(error), tone: 'danger' });
    }
  };
  return (
    <>
      <PageHeader
        title={t(`start.${textsOfKind(kind.key)}.list`)}
        intro={t(inAccount ? 'list.introAccount' : 'list.intro')}
        action={
          <ButtonLink to={evaluationStartPath(kind)} variant="primary" icon={Gauge}>
            {t('start.evaluate')}
          </ButtonLink>
        }
      />
      {inAccount && <AccountEvaluations kind={kind} known={inAccount} onChanged={() => setVersion(version + 1)} />}
      {ofKind === undefined && <Skeleton className="mt-6 h-40 w-full" />}
      {ofKind?.length === 0 && (
        <EmptyState
          icon={Gauge}
          title={t('list.empty')}
          className="mt-8"
          actions={
            <ButtonLink to={evaluationStartPath(kind)} variant="primary">
              {t('start.evaluate')}
            </ButtonLink>
          }
        >
          {t('list.emptyHint')}
        </EmptyState>
      )}
      {bySubject.length > 0 && (
        <ul className="mt-6 flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
          {bySubject.map((heads) => (
            <Row
              key={heads[0]?.subject.slug}
              heads={heads}
              onlyHere={inAccount?.onlyHere}
              onDelete={(slug) => void remove(slug)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

interface RowProps {
  heads: readonly ReportHead[];
  /** Reports that the account does not keep; missing if nobody is signed in. */
  onlyHere: ReadonlySet<string> | undefined;
  onDelete: (slug: string) => void;
}

function Row({ heads, onlyHere, onDelete }: RowProps) {
  const { t, language } = useTexts('report');
  const [newest] = heads;
  if (!newest) return null;
  const { kind, subject, score, createdAt } = newest;
  const name = subject.name || t('unnamed');
  return (
    <li className="flex items-center gap-2 pe-2">
      <Link
        to={reportPath(kind, subject.slug)}
        className="flex min-w-0 flex-1 items-center gap-4 px-4 py-3 hover:bg-surface-hover"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{name}</span>
          <span className="block text-13 text-ink-faint">
            {[
              relativeTime(createdAt, language),
              t('list.reports', { count: heads.length }),
              subject.document === null ? t('list.file') : '',
              heads.some(({ id }) => onlyHere?.has(id)) ? t('list.onlyHere') : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <span className="text-16 font-semibold tabular-nums">{scoreText(score, language)}</span>
      </Link>
      <IconButton label={t('list.delete', { name })} icon={Trash2} size="sm" onClick={() => onDelete(subject.slug)} />
    </li>
  );
}
