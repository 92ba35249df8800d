import { startPath, type AnyKind } from '@vitae/domain';
import type { DocumentSummary } from '@vitae/store';
import { FilePlus2, FileText, History, Link, SearchX, Tag, Trash2 } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { loadAreas, useTexts } from '../../../base/i18n/index.ts';
import { textsOfKind } from '../../../base/documents/kind-texts.ts';
import { useSearchParams } from '../../../base/router/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { usePageKind } from '../../../base/routing/page-kind.ts';
import { lazyPart } from '../../../base/routing/screen.ts';
import { Button, ButtonLink, EmptyState, Skeleton, toast } from '../../../parts/components/index.ts';
import { rename } from '../../../base/documents/document-actions.ts';
import { rememberList } from '../../../base/documents/last-list.ts';
import { DocumentCard } from '../../../parts/documents/document-card.tsx';
import { RenameDialog } from '../../../parts/documents/rename-dialog.tsx';
import { DamagedDocuments, StoreFailure } from '../../../parts/documents/store-trouble.tsx';
import { TrashList } from '../trash-list.tsx';
import { useDocuments, type DocumentList } from '../../../base/documents/use-documents.ts';
import { failureText } from '../../../base/forms/failure-text.ts';
import { PageHeader } from '../../../parts/page-header.tsx';
import { DocumentFilters } from './document-filters.tsx';
import { matching, queryIn, searchOf, tagsOf, type DocumentQuery } from './document-query.ts';
import { DocumentTags } from './document-tags.tsx';
import { saveTags } from './save-tags.ts';
import { TagsDialog } from './tags-dialog.tsx';

const StoredHistory = lazyPart(async () => (await import('./stored-history.tsx')).StoredHistory);

const ShareDialog = lazyPart(async () => {
  const [{ ShareDialog: Part }] = await Promise.all([
    import('../../../parts/sharing/share-dialog.tsx'),
    loadAreas(['sync']),
  ]);
  return Part;
});

/** `/account/{kind}s`: every document of a kind on this device, from the local store, so it also works offline. */
export function DocumentsPage() {
  const kind = usePageKind();
  const [list, retry] = useDocuments(kind.key);
  const [search] = useSearchParams();
  useEffect(() => rememberList(kind, kind.list), [kind]);
  if (list.status === 'failed') return <StoreFailure error={list.error} onRetry={retry} />;
  if (search.get('view') === 'trash') {
    return <TrashList documents={list.status === 'ready' ? list.trashed : []} backTo={kind.list} />;
  }
  return <Documents kind={kind} list={list} />;
}

/**
 * Milliseconds without a key press until the address is updated: each update adds an entry to the browser's history.
 */
const addressDelay = 300;

/** The query of the list; it is in the address, so that going back from a document restores it. */
function useQuery(): [DocumentQuery, (changed: Partial<DocumentQuery>) => void] {
  const [search, setSearch] = useSearchParams();
  const [query, setQuery] = useState(() => queryIn(search));
  const wanted = searchOf(query).toString();
  const isBehind = wanted !== search.toString();
  useEffect(() => {
    if (!isBehind) return undefined;
    const timer = setTimeout(() => setSearch(wanted, { replace: true, preventScrollReset: true }), addressDelay);
    return () => clearTimeout(timer);
  }, [wanted, isBehind, setSearch]);
  return [query, (changed) => setQuery((before) => ({ ...before, ...changed }))];
}

const gridClass = 'mt-6 grid grid-cols-1 gap-5 min-[30rem]:grid-cols-2 md:grid-cols-3';

function Documents({ kind, list }: { kind: AnyKind; list: Exclude<DocumentList, { status: 'failed' }> }) {
  const { t, language } = useTexts('account');
  const texts = textsOfKind(kind.key);
  const [query, change] = useQuery();
  const ready = list.status === 'ready';
  const documents = ready ? list.documents : [];
  const shown = matching(documents, query, language);
  const trashed = ready ? list.trashed.length : 0;
  return (
    <>
      <PageHeader
        title={t(`documents.kinds.${texts}.title`)}
        action={
          <div className="flex gap-2">
            {trashed > 0 && (
              <ButtonLink to={`${kind.list}?view=trash`} variant="ghost" icon={Trash2}>
                {t('documents.trash', { count: trashed })}
              </ButtonLink>
            )}
            <ButtonLink to={startPath(kind)} variant="primary" icon={FilePlus2}>
              {t(`documents.kinds.${texts}.begin`)}
            </ButtonLink>
          </div>
        }
      />
      {ready && list.damaged.length > 0 && <DamagedDocuments documents={list.damaged} />}
      {ready && documents.length === 0 ? (
        <EmptyState
          icon={FileText}
          title={t(`documents.kinds.${texts}.empty`)}
          className="mt-8"
          actions={
            <ButtonLink to={startPath(kind)} variant="primary">
              {t(`documents.kinds.${texts}.begin`)}
            </ButtonLink>
          }
        >
          {t(`documents.kinds.${texts}.emptyHint`)}
        </EmptyState>
      ) : (
        <>
          <DocumentFilters query={query} tags={tagsOf(documents, language)} onChange={change} />
          <p role="status" className="sr-only">
            {ready ? t(`documents.kinds.${texts}.count`, { count: shown.length }) : t('documents.loading')}
          </p>
          {!ready && (
            <div aria-hidden className={gridClass}>
              {Array.from({ length: 6 }, (_, index) => (
                <Skeleton key={index} className="h-72 rounded-card" />
              ))}
            </div>
          )}
          {ready && shown.length === 0 && (
            <EmptyState
              icon={SearchX}
              title={t('documents.none')}
              className="mt-6"
              actions={<Button onClick={() => change({ text: '', tag: '' })}>{t('documents.clear')}</Button>}
            >
              {t('documents.noneHint')}
            </EmptyState>
          )}
          {shown.length > 0 && (
            <Grid label={t(`documents.kinds.${texts}.title`)} documents={shown} known={tagsOf(documents, language)} />
          )}
        </>
      )}
    </>
  );
}

interface GridProps {
  /** Names the list for screen readers. */
  label: string;
  documents: readonly DocumentSummary[];
  known: readonly string[];
}

function Grid({ label, documents, known }: GridProps) {
  const { t } = useTexts('account');
  const { documents: store, transport } = usePlatform();
  const [sharing, setSharing] = useState<DocumentSummary | null>(null);
  const [renaming, setRenaming] = useState<DocumentSummary | null>(null);
  const [tagging, setTagging] = useState<DocumentSummary | null>(null);
  const [looking, setLooking] = useState<DocumentSummary | null>(null);
  const report = (title: string) => (error: unknown) =>
    toast({ title, description: failureText(error), tone: 'danger' });
  return (
    <>
      <section aria-label={label} className={gridClass}>
        {documents.map((document) => (
          <DocumentCard
            key={document.id}
            document={document}
            onRename={() => setRenaming(document)}
            acts={[
              { label: t('documents.editTags'), icon: Tag, onSelect: () => setTagging(document) },
              { label: t('documents.history'), icon: History, onSelect: () => setLooking(document) },
              ...(transport ? [{ label: t('documents.share'), icon: Link, onSelect: () => setSharing(document) }] : []),
            ]}
          >
            <DocumentTags tags={document.tags} />
          </DocumentCard>
        ))}
      </section>
      <RenameDialog
        document={renaming}
        onClose={() => setRenaming(null)}
        onRename={(document, title) => void rename(store, document, title).catch(report(t('form.failed')))}
      />
      <TagsDialog
        document={tagging}
        known={known}
        onClose={() => setTagging(null)}
        onSave={(document, tags) => void saveTags(store, document, tags).catch(report(t('tags.failed')))}
      />
      <Suspense>
        {looking && <StoredHistory key={looking.id} document={looking} onClose={() => setLooking(null)} />}
        {sharing && (
          <ShareDialog key={sharing.id} document={sharing} open onOpenChange={(open) => open || setSharing(null)} />
        )}
      </Suspense>
    </>
  );
}
