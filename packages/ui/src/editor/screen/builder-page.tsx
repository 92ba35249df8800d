import type { Resume } from '@vitae/domain';
import { StoreError, type Snapshot } from '@vitae/store';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { loadAreas } from '../../app/i18n/index.ts';
import { usePlatform } from '../../app/platform.ts';
import { lazyPart } from '../../app/screen.ts';
import { Skeleton, toast } from '../../components/index.ts';
import { createEditor, EditorProvider, type Editor } from '../state/index.ts';
import { BuilderScreen } from './builder-screen.tsx';
import { OpenFailure } from './open-failure.tsx';
import { useSafeEditor } from './use-safe-editor.ts';

const Arrival = lazyPart(async () => {
  const [{ Arrival: Component }] = await Promise.all([import('../../sync/arrival.tsx'), loadAreas(['sync'])]);
  return Component;
});

type Opening = { status: 'opening' } | { status: 'open'; slug: string; snapshot: Snapshot<Resume> } | { status: 'failed'; error: unknown };

/** `/resume/builder/{slug}`: opens the document of the address and edits it. */
export function BuilderPage() {
  const { slug = '' } = useParams();
  const { documents } = usePlatform();
  const [opening, setOpening] = useState<Opening>({ status: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    let wanted = true;
    setOpening({ status: 'opening' });
    documents.getBySlug('resume', slug).then(
      (snapshot) => wanted && setOpening({ status: 'open', slug, snapshot }),
      (error: unknown) => wanted && setOpening({ status: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [documents, slug, attempt]);

  if (opening.status === 'failed') {
    const { error } = opening;
    if (!(error instanceof StoreError) || error.code !== 'not-found') return <OpenFailure slug={slug} error={error} onRetry={again} />;
    return (
      <main id="main" className="flex flex-1">
        <Suspense>
          <Arrival key={slug} slug={slug} onArrived={again} />
        </Suspense>
      </main>
    );
  }
  if (opening.status === 'opening' || opening.slug !== slug) return <BuilderSkeleton />;
  return <OpenDocument key={`${slug}#${attempt}`} snapshot={opening.snapshot} />;
}

function OpenDocument({ snapshot }: { snapshot: Snapshot<Resume> }) {
  const { t } = useTranslation('editor');
  const { documents } = usePlatform();
  const [editor, setEditor] = useState<Editor | null>(null);

  useEffect(() => {
    const opened = createEditor(documents, snapshot, {
      onMerge: (conflicts) => conflicts > 0 && toast({ title: t('conflict.merged', { count: conflicts }), description: t('conflict.mergedHint') }),
    });
    setEditor(opened);
    return () => {
      // What could not be saved was said in the header all along.
      opened.close().catch((error: unknown) => console.error(error));
    };
  }, [documents, snapshot, t]);

  useSafeEditor(editor);
  if (!editor) return <BuilderSkeleton />;
  return (
    <EditorProvider value={editor}>
      <BuilderScreen />
    </EditorProvider>
  );
}

function BuilderSkeleton() {
  return (
    <div aria-hidden className="flex flex-1 flex-col">
      <div className="h-14 border-b border-line bg-surface" />
      <div className="flex flex-1 flex-col gap-4 p-6 lg:ml-14 lg:max-w-md">
        <Skeleton className="h-8 w-1/2" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </div>
    </div>
  );
}
