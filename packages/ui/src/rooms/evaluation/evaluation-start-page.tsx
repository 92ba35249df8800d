import { FileUp, Gauge } from 'lucide-react';
import { startPath, type AnyKind } from '@vitae/domain';
import type { DocumentSummary } from '@vitae/store';
import { textsOfKind } from '../../base/documents/kind-texts.ts';
import { useDocuments } from '../../base/documents/use-documents.ts';
import { evaluationUploadPath, reportPath } from '../../base/evaluation/paths.ts';
import { useReports } from '../../base/evaluation/use-reports.ts';
import type { ReportHead } from '../../base/evaluation/kept-reports.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { relativeTime } from '../../base/relative-time.ts';
import { Link } from '../../base/router/index.ts';
import { usePlatform } from '../../base/platform.ts';
import { usePageKind } from '../../base/routing/page-kind.ts';
import { useSession } from '../../base/session/session-state.ts';
import { ButtonLink, Skeleton } from '../../parts/components/index.ts';
import { StoreFailure } from '../../parts/documents/store-trouble.tsx';
import { scoreText } from '../../parts/evaluation/score-ring.tsx';
import { PageHeader } from '../../parts/page-header.tsx';
import { FileDropArea } from './file-drop-area.tsx';
import { ReadingState } from './reading.tsx';
import { useFileEvaluation } from './use-file-evaluation.ts';

/** `/{kind}/evaluation/start`: choose a document of this device, or a file. Nobody has to sign in for either. */
export function EvaluationStartPage() {
  const { t } = useTexts('report');
  const kind = usePageKind();
  const texts = textsOfKind(kind.key);
  const [list, retry] = useDocuments(kind.key);
  const { hasLocalProfile } = usePlatform();
  const isKnown = useSession((known) => known.hasToken) || hasLocalProfile;
  const { task, evaluate, cancel } = useFileEvaluation(kind);
  if (list.status === 'failed') return <StoreFailure error={list.error} onRetry={retry} />;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <PageHeader
        title={t(`start.${texts}.title`)}
        intro={t('start.intro')}
        action={
          isKnown && (
            <ButtonLink to={evaluationUploadPath(kind)} icon={FileUp} variant="primary">
              {t('start.upload')}
            </ButtonLink>
          )
        }
      />
      <ReadingState task={task} onCancel={cancel} />
      {/* The page for files asks visitors to sign in, which a file that stays on the device does not need. */}
      {!isKnown && <FileDropArea onFile={evaluate} isHidden={task.status === 'reading'} />}
      <section aria-labelledby="documents" className="flex flex-col gap-3">
        <h2 id="documents" className="text-16">
          {t(`start.${texts}.own`)}
        </h2>
        {list.status === 'loading' && <Skeleton className="h-40 w-full" />}
        {list.status === 'ready' && list.documents.length === 0 && (
          <>
            <p className="text-14 text-ink-soft">{t(`start.${texts}.none`)}</p>
            <ButtonLink to={startPath(kind)} className="self-start">
              {t('start.write')}
            </ButtonLink>
          </>
        )}
        {list.status === 'ready' && list.documents.length > 0 && <Documents kind={kind} documents={list.documents} />}
      </section>
    </div>
  );
}

function Documents({ kind, documents }: { kind: AnyKind; documents: readonly DocumentSummary[] }) {
  const reports = useReports();
  return (
    <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
      {documents.map((document) => (
        <Row
          key={document.id}
          kind={kind}
          document={document}
          last={reports?.find(({ subject }) => subject.document === document.id)}
        />
      ))}
    </ul>
  );
}

function Row({ kind, document, last }: { kind: AnyKind; document: DocumentSummary; last: ReportHead | undefined }) {
  const { t, language } = useTexts('report');
  const { slug, title, fullName, updatedAt } = document;
  return (
    <li>
      <Link to={reportPath(kind.key, slug)} className="flex items-center gap-4 px-4 py-3 hover:bg-surface-hover">
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{title || fullName || t('unnamed')}</span>
          <span className="block text-13 text-ink-faint">{relativeTime(updatedAt, language)}</span>
        </span>
        {last && (
          <span className="text-14 text-ink-soft tabular-nums">
            {t('score', { score: scoreText(last.score, language) })}
          </span>
        )}
        <span className="inline-flex items-center gap-2 text-14 font-medium text-accent-ink">
          <Gauge size={16} aria-hidden />
          <span className="max-sm:sr-only">{t('start.evaluate')}</span>
        </span>
      </Link>
    </li>
  );
}
