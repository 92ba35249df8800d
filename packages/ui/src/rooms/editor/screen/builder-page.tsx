import type { AnyDocument, AnyKind } from '@vitae/domain';
import { StoreError, type Snapshot } from '@vitae/store';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation, useParams } from '../../../base/router/index.ts';
import { discardUntouched } from '../../../base/documents/document-actions.ts';
import { openBySlug } from '../../../base/documents/first-read.ts';
import { builderPath, kindOfAddress } from '../../../base/documents/paths.ts';
import { takePaletteKey } from '../../../base/early-palette.ts';
import { lastPagePane, type ShownLastPage } from '../../../base/early-last-page.ts';
import { loadAreas, useTexts } from '../../../base/i18n/index.ts';
import { usePlatform } from '../../../base/platform.ts';
import { notFound } from '../../../base/routing/not-found.ts';
import { lazyPart } from '../../../base/routing/screen.ts';
import { Skeleton, toast } from '../../../parts/components/index.ts';
import { createEditor, EditorProvider, type Editor } from '../../../base/editor/index.ts';
import { editorKindOf } from '../kinds/kinds.ts';
import { BuilderScreen, type BuilderScreenProps } from './builder-screen.tsx';
import { useLastPage, LastPageSheet } from './last-page-sheet.tsx';
import { loadPreviewPane } from './preview-pane.tsx';
import { useSafeEditor } from './use-safe-editor.ts';
import { usePaletteKey } from './use-shortcuts.ts';

const Arrival = lazyPart(async () => {
  const [{ Arrival: Component }] = await Promise.all([import('../../../parts/sync/arrival.tsx'), loadAreas(['sync'])]);
  return Component;
});

const OpenFailure = lazyPart(async () => (await import('./open-failure.tsx')).OpenFailure);

type Opening =
  | { status: 'opening' }
  | { status: 'open'; slug: string; snapshot: Snapshot<AnyDocument> }
  | { status: 'failed'; error: unknown };

/** `/{kind}/builder/{slug}`: opens the document of the address and edits it. */
export function BuilderPage() {
  const { slug = '' } = useParams();
  const { pathname } = useLocation();
  const kind = kindOfAddress(pathname);
  if (!kind) return notFound(pathname);
  return <OpenedBuilder kind={kind} slug={slug} />;
}

function OpenedBuilder({ kind, slug }: { kind: AnyKind; slug: string }) {
  const { documents } = usePlatform();
  const [opening, setOpening] = useState<Opening>({ status: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const lastPage = useLastPage(builderPath(kind.key, slug));
  const [isPaletteOpen, onPalette] = useState(takePaletteKey);
  usePaletteKey(useCallback(() => onPalette(true), []));

  useEffect(() => {
    let wanted = true;
    setOpening({ status: 'opening' });
    loadPreviewPane();
    // Fetched in parallel with the document: the navigation through the steps is rendered right after the form.
    void editorKindOf(kind.key)
      .navigation.fetch()
      .catch(() => undefined);
    openBySlug(documents, kind, slug).then(
      (snapshot) => wanted && setOpening({ status: 'open', slug, snapshot }),
      (error: unknown) => wanted && setOpening({ status: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [documents, kind, slug, attempt]);

  if (opening.status === 'failed') {
    const { error } = opening;
    if (!(error instanceof StoreError) || error.code !== 'not-found')
      return (
        <Suspense fallback={<BuilderSkeleton lastPage={lastPage} />}>
          <OpenFailure kind={kind} slug={slug} error={error} onRetry={again} />
        </Suspense>
      );
    return (
      <main id="main" className="flex flex-1">
        <Suspense>
          <Arrival key={slug} kind={kind} slug={slug} onArrived={again} />
        </Suspense>
      </main>
    );
  }
  if (opening.status === 'opening' || opening.slug !== slug) return <BuilderSkeleton lastPage={lastPage} />;
  const { snapshot } = opening;
  // Another document may previously have had this address.
  const shown = lastPage?.id === snapshot.doc.id ? lastPage : null;
  return <OpenDocument key={`${slug}#${attempt}`} {...{ snapshot, isPaletteOpen, onPalette }} lastPage={shown} />;
}

function OpenDocument({ snapshot, ...props }: { snapshot: Snapshot<AnyDocument> } & BuilderScreenProps) {
  const { t } = useTexts('editor');
  const { documents } = usePlatform();
  const [editor, setEditor] = useState<Editor | null>(null);

  useEffect(() => {
    const opened = createEditor(documents, snapshot, {
      onMerge: (conflicts) =>
        conflicts > 0 &&
        toast({ title: t('conflict.merged', { count: conflicts }), description: t('conflict.mergedHint') }),
    });
    setEditor(opened);
    return () => {
      // The header has already reported a failure to save.
      opened.close().then(
        async () => {
          const { doc } = snapshot;
          // The print view shows the same document.
          if (!location.pathname.includes(doc.slug)) await discardUntouched(documents, doc);
        },
        (error: unknown) => console.error(error),
      );
    };
  }, [documents, snapshot, t]);

  useSafeEditor(editor);
  if (!editor) return <BuilderSkeleton lastPage={props.lastPage} />;
  return (
    <EditorProvider value={editor}>
      <BuilderScreen {...props} />
    </EditorProvider>
  );
}

function BuilderSkeleton({ lastPage }: { lastPage: ShownLastPage | null }) {
  return (
    <div aria-hidden className="flex flex-1 flex-col">
      <div className="h-14 border-b border-line bg-surface" />
      <div className="flex flex-1 flex-col gap-4 p-6 lg:ms-14 lg:max-w-md xl:ms-58">
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </div>
      {lastPage && (
        <div inert className={lastPagePane}>
          <LastPageSheet page={lastPage} />
        </div>
      )}
    </div>
  );
}
