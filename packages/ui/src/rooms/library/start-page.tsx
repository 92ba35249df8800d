import { Trash2, TriangleAlert } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { startPath, type AnyKind } from '@vitae/domain';
import type { DocumentSummary } from '@vitae/store';
import { loadAreas, useTexts } from '../../base/i18n/index.ts';
import { useSearchParams } from '../../base/router/index.ts';
import { errorText } from '../../base/error-text.ts';
import { usePageKind } from '../../base/routing/page-kind.ts';
import { useRegisteredTitle } from '../../base/routing/registered-title.ts';
import { usePlatform } from '../../base/platform.ts';
import { textsOfKind } from '../../base/documents/kind-texts.ts';
import { lazyPart } from '../../base/routing/screen.ts';
import { ButtonLink, Callout, toast } from '../../parts/components/index.ts';
import { rename } from '../../base/documents/document-actions.ts';
import { rememberList } from '../../base/documents/last-list.ts';
import { DocumentCard } from '../../parts/documents/document-card.tsx';
import { RenameDialog } from '../../parts/documents/rename-dialog.tsx';
import { hasSamples, StartOptions } from './start-options.tsx';
import { DamagedDocuments, DownloadAll, StoreFailure } from '../../parts/documents/store-trouble.tsx';
import { useDocuments, type DocumentList } from '../../base/documents/use-documents.ts';

const SamplePicker = lazyPart(async () => {
  const [{ SamplePicker: Picker }] = await Promise.all([import('./sample-picker.tsx'), loadAreas(['samples'])]);
  return Picker;
});
const TrashList = lazyPart(async () => (await import('./trash-list.tsx')).TrashList);

/** `/{kind}/start`: this device's documents of a kind, and the ways to start one. */
export function StartPage() {
  const kind = usePageKind();
  const [list, retry] = useDocuments(kind.key);
  const [search] = useSearchParams();
  useEffect(() => rememberList(kind, startPath(kind)), [kind]);
  if (list.status === 'failed') return <StoreFailure error={list.error} onRetry={retry} />;
  if (search.get('from') === 'sample' && hasSamples(kind)) {
    return (
      <Suspense>
        <SamplePicker />
      </Suspense>
    );
  }
  if (search.get('view') === 'trash') {
    return (
      <Suspense>
        <TrashList documents={list.status === 'ready' ? list.trashed : []} backTo={startPath(kind)} />
      </Suspense>
    );
  }
  return <Overview kind={kind} list={list} />;
}

function Overview({ kind, list }: { kind: AnyKind; list: Exclude<DocumentList, { status: 'failed' }> }) {
  const { t } = useTexts('library');
  const texts = textsOfKind(kind.key);
  const { documents: store } = usePlatform();
  const [renaming, setRenaming] = useState<DocumentSummary | null>(null);
  const ready = list.status === 'ready';
  const empty = ready && list.documents.length === 0;
  useRegisteredTitle();

  const onRename = (document: DocumentSummary, title: string) => {
    rename(store, document, title).catch((error: unknown) =>
      toast({ title: t('card.failed'), description: errorText(error), tone: 'danger' }),
    );
  };

  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="text-32">{t(`kinds.${texts}.title`)}</h1>
          <p className="mt-1 text-14 text-ink-soft">{t('intro')}</p>
        </div>
        {ready && list.trashed.length > 0 && (
          <ButtonLink to={`${startPath(kind)}?view=trash`} variant="ghost" size="sm" icon={Trash2}>
            {t('trash.show', { count: list.trashed.length })}
          </ButtonLink>
        )}
      </header>

      {!store.durable && (
        <Callout tone="notice" icon={TriangleAlert} className="mt-6" actions={ready && !empty && <DownloadAll />}>
          {t('introTemporary')}
        </Callout>
      )}
      {ready && list.damaged.length > 0 && <DamagedDocuments documents={list.damaged} />}

      <section aria-labelledby="start-heading" className="mt-8">
        {/* In one size and place for everyone: what is stored here is known a moment later. */}
        <h2 id="start-heading" className="text-20">
          {ready && !empty ? t(`kinds.${texts}.begin`) : t('start.firstHeading')}
        </h2>
        <div className="mt-4">
          <StartOptions kind={kind} />
        </div>
      </section>

      {!ready && <p className="sr-only">{t(`kinds.${texts}.loading`)}</p>}
      {ready && !empty && (
        <section
          aria-label={t(`kinds.${texts}.title`)}
          className="mt-10 grid grid-cols-1 gap-5 min-[30rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4"
        >
          {list.documents.map((document) => (
            <DocumentCard key={document.id} document={document} onRename={() => setRenaming(document)} />
          ))}
        </section>
      )}
      <RenameDialog document={renaming} onClose={() => setRenaming(null)} onRename={onRename} />
    </>
  );
}
