import { documentKinds, startPath } from '@vitae/domain';
import type { DocumentSummary } from '@vitae/store';
import { FilePlus2, FileText } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../base/i18n/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { ButtonLink, EmptyState, Skeleton, toast } from '../../../parts/components/index.ts';
import { textsOfKind } from '../../../base/documents/kind-texts.ts';
import { rename } from '../../../base/documents/document-actions.ts';
import { DocumentCard } from '../../../parts/documents/document-card.tsx';
import { RenameDialog } from '../../../parts/documents/rename-dialog.tsx';
import { StoreFailure } from '../../../parts/documents/store-trouble.tsx';
import { useDocuments } from '../../../base/documents/use-documents.ts';
import { failureText } from '../../../base/forms/failure-text.ts';
import { PageHeader } from '../../../parts/page-header.tsx';
import { useUser } from '../../../base/session/user.ts';
import { Applications } from './applications.tsx';
import { DocumentStatus } from './document-status.tsx';
import { partOfDay } from './greeting.ts';
import { NextSteps } from './next-steps-list.tsx';

/** How many documents the overview shows. */
const recentCount = 3;

/** The kind that most people come for. */
const [firstKind] = documentKinds;

/** `/account`: the last edited documents, their sync status, and what to do next. */
export function OverviewPage() {
  const { t } = useTexts('account');
  const user = useUser();
  const [list, retry] = useDocuments();
  const [part] = useState(() => partOfDay(new Date().getHours()));
  const firstName = user?.name.trim().split(/\s+/u)[0] ?? '';
  if (list.status === 'failed') return <StoreFailure error={list.error} onRetry={retry} />;
  const documents = list.status === 'ready' ? list.documents : null;
  return (
    <>
      <PageHeader
        title={firstName ? t(`overview.${part}`, { name: firstName }) : t(`overview.nameless.${part}`)}
        action={
          <div className="flex flex-wrap gap-2">
            {documentKinds.toReversed().map((kind) => (
              <ButtonLink
                key={kind.key}
                to={startPath(kind)}
                icon={FilePlus2}
                variant={kind === firstKind ? 'primary' : 'secondary'}
              >
                {t(`documents.kinds.${textsOfKind(kind.key)}.begin`)}
              </ButtonLink>
            ))}
          </div>
        }
      />
      <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <Recent documents={documents} />
          {documents && <Applications documents={documents} />}
        </div>
        <div className="grid content-start gap-8 md:grid-cols-2 xl:grid-cols-1">
          {documents && <NextSteps user={user} documents={documents} />}
          {documents && <DocumentStatus user={user} documents={documents} />}
        </div>
      </div>
    </>
  );
}

function Recent({ documents }: { documents: readonly DocumentSummary[] | null }) {
  const { t } = useTexts('account');
  const { documents: store } = usePlatform();
  const [renaming, setRenaming] = useState<DocumentSummary | null>(null);
  const onRename = (document: DocumentSummary, title: string) => {
    rename(store, document, title).catch((error: unknown) =>
      toast({ title: t('form.failed'), description: failureText(error), tone: 'danger' }),
    );
  };
  return (
    <section aria-labelledby="recent-heading" aria-busy={!documents}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="recent-heading" className="text-16">
          {t('overview.recent')}
        </h2>
        {documents && documents.length > recentCount && (
          <ButtonLink to="/account/resumes" variant="ghost" size="sm" className="-my-1.5 -me-2.5">
            {t('overview.all')}
          </ButtonLink>
        )}
      </div>
      {documents?.length === 0 ? (
        <EmptyState
          icon={FileText}
          title={t('overview.empty')}
          className="mt-3"
          actions={
            firstKind && (
              <ButtonLink to={startPath(firstKind)} variant="primary">
                {t(`documents.kinds.${textsOfKind(firstKind.key)}.begin`)}
              </ButtonLink>
            )
          }
        >
          {t('overview.emptyHint')}
        </EmptyState>
      ) : (
        // On a phone a horizontally scrolling row, so that the next steps are not far below.
        <ul className="-mx-4 mt-3 flex snap-x gap-4 overflow-x-auto px-4 pt-0.5 pb-3 sm:mx-0 sm:grid sm:grid-cols-2 sm:px-0 md:grid-cols-3">
          {documents
            ? documents.slice(0, recentCount).map((document) => (
                <li key={document.id} className="w-60 shrink-0 snap-center sm:w-auto">
                  <DocumentCard document={document} onRename={() => setRenaming(document)} />
                </li>
              ))
            : Array.from({ length: recentCount }, (_, index) => (
                <li key={index} className="w-60 shrink-0 sm:w-auto">
                  <Skeleton className="h-72 rounded-card" />
                </li>
              ))}
        </ul>
      )}
      <RenameDialog document={renaming} onClose={() => setRenaming(null)} onRename={onRename} />
    </section>
  );
}
