import { kindOf, uploadPath, type DocumentKind } from '@vitae/domain';
import { ImportError, type ImportedDocument } from '@vitae/importer';
import { importInWorker } from '@vitae/importer/client';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { builderPath } from '../../base/documents/paths.ts';
import { textsOfKind } from '../../base/documents/kind-texts.ts';
import { useLocation, useNavigate } from '../../base/router/index.ts';
import { errorText } from '../../base/error-text.ts';
import { interfaceLocale } from '../../base/i18n/interface-locale.ts';
import { usePlatform } from '../../base/platform.ts';
import { usePageKind } from '../../base/routing/page-kind.ts';
import { lazyPart } from '../../base/routing/screen.ts';
import { toast } from '../../parts/components/index.ts';
import { ChooseFile, type Choosing } from './choose-file.tsx';
import { reviewOf } from './kinds/index.ts';
import { storeRead } from '../../base/documents/store-read.ts';
import { acceptedFiles, handFiles, takeHandedFiles } from '../../base/documents/handed-files.ts';

const loadReview = async () => (await import('./review-screen.tsx')).ReviewScreen;
const ReviewScreen = lazyPart(loadReview);

/** The file types that can be read as a document of a kind. */
const accepted = {
  resume: acceptedFiles,
  coverletter: '.pdf,.docx,.txt,.md,.markdown,.html,.htm,.json,.vitae',
  other: '.json,.vitae',
};

type State = Choosing | { status: 'read'; file: File; result: ImportedDocument };

/**
 * `/{kind}/start/upload`: choose a file, see it being read, then review what was read. A document of a kind without a
 * review opens in the builder.
 */
export function UploadPage() {
  const { t } = useTexts('review');
  const { createImportWorker, documents: store } = usePlatform();
  const kind = usePageKind();
  const review = reviewOf(kind.key);
  const navigate = useNavigate();
  const { key: visit } = useLocation();
  const [state, setState] = useState<State>({ status: 'choosing' });
  const abort = useRef<AbortController>(null);

  const read = useCallback(
    async (file: File) => {
      abort.current?.abort();
      const controller = new AbortController();
      abort.current = controller;
      setState({ status: 'reading', file, progress: { stage: 'open', done: 0 } });
      if (review) void loadReview().catch(() => undefined);
      try {
        const result = await importInWorker(createImportWorker, kind.key, file, {
          signal: controller.signal,
          locale: interfaceLocale(),
          onProgress: (progress) =>
            setState((current) => (current.status === 'reading' ? { ...current, progress } : current)),
        });
        if (abort.current !== controller) return;
        if (review) setState({ status: 'read', file, result });
        else await navigate(builderPath(kind.key, (await storeRead(store, result)).slug));
      } catch (error) {
        if (abort.current !== controller) return;
        const cancelled = error instanceof ImportError && error.code === 'cancelled';
        const seems = error instanceof ImportError ? error.seems : undefined;
        setState(cancelled ? { status: 'choosing' } : { status: 'failed', file, message: errorText(error), seems });
      }
    },
    [createImportWorker, kind, review, navigate, store],
  );

  const take = useCallback(
    (files: readonly File[]) => {
      const [file, ...others] = files;
      if (!file) return;
      if (others.length > 0) toast({ title: t('oneFile', { name: file.name }) });
      void read(file);
    },
    [read, t],
  );
  const isReviewing = useRef(false);
  useEffect(() => {
    isReviewing.current = state.status === 'read';
  }, [state.status]);
  useEffect(() => {
    const handed = takeHandedFiles();
    const [file] = handed;
    if (!file) return;
    // Corrections of the current review are not in a document yet.
    if (isReviewing.current)
      toast({
        title: t('another', { name: file.name }),
        action: { label: t('readInstead'), onSelect: () => take(handed) },
        timeout: 0,
      });
    else take(handed);
  }, [visit, take, t]);
  useEffect(() => () => abort.current?.abort(), []);

  const readAs = (file: File, other: DocumentKind) => {
    handFiles([file]);
    // What is reviewed now would be asked about.
    setState({ status: 'choosing' });
    void navigate(uploadPath(kindOf(other)));
  };

  if (state.status === 'read' && review) {
    return (
      <Suspense>
        <ReviewScreen
          kind={review}
          file={state.file}
          result={state.result}
          onOtherFile={() => setState({ status: 'choosing' })}
          onReadAs={(other) => readAs(state.file, other)}
        />
      </Suspense>
    );
  }
  return (
    <ChooseFile
      kind={kind}
      state={state.status === 'read' ? { status: 'choosing' } : state}
      texts={t(`files.${textsOfKind(kind.key)}`)}
      accept={accepted[textsOfKind(kind.key)]}
      onFiles={take}
      onCancel={() => abort.current?.abort()}
      onReadAs={(other) => state.status === 'failed' && readAs(state.file, other)}
    />
  );
}
