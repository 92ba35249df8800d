import { CircleAlert, FileUp, ShieldCheck } from 'lucide-react';
import { ImportError, type ImportProgress, type ImportResult } from '@vitae/importer';
import { importInWorker } from '@vitae/importer/client';
import { Suspense, useCallback, useEffect, useRef, useState, type DragEvent } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { useLocation } from '../../base/router/index.ts';
import { errorText } from '../../base/error-text.ts';
import { interfaceLocale } from '../../base/i18n/interface-locale.ts';
import { usePageTitle } from '../../base/routing/page-title.ts';
import { usePlatform } from '../../base/platform.ts';
import { lazyPart } from '../../base/routing/screen.ts';
import { Button, ButtonLink, Callout, ProgressBar, classNames, toast } from '../../parts/components/index.ts';
import { FlowHeader } from './flow-header.tsx';
import { acceptedFiles, takeHandedFiles } from '../../base/documents/handed-files.ts';

const loadReview = async () => (await import('./review-screen.tsx')).ReviewScreen;
const ReviewScreen = lazyPart(loadReview);

type State =
  | { status: 'choosing' }
  | { status: 'reading'; file: File; progress: ImportProgress }
  | { status: 'failed'; file: File; message: string }
  | { status: 'read'; file: File; result: ImportResult };

/** `/resume/start/upload`: choose a file, see it being read, then review what was read. */
export function UploadPage() {
  const { t } = useTexts('review');
  const { createImportWorker } = usePlatform();
  const { key: visit } = useLocation();
  const [state, setState] = useState<State>({ status: 'choosing' });
  const abort = useRef<AbortController>(null);

  const read = useCallback(
    async (file: File) => {
      abort.current?.abort();
      const controller = new AbortController();
      abort.current = controller;
      setState({ status: 'reading', file, progress: { stage: 'open', done: 0 } });
      void loadReview().catch(() => undefined);
      try {
        const result = await importInWorker(createImportWorker, file, {
          signal: controller.signal,
          locale: interfaceLocale(),
          onProgress: (progress) =>
            setState((current) => (current.status === 'reading' ? { ...current, progress } : current)),
        });
        if (abort.current === controller) setState({ status: 'read', file, result });
      } catch (error) {
        if (abort.current !== controller) return;
        const cancelled = error instanceof ImportError && error.code === 'cancelled';
        setState(cancelled ? { status: 'choosing' } : { status: 'failed', file, message: errorText(error) });
      }
    },
    [createImportWorker],
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

  if (state.status === 'read') {
    return (
      <Suspense>
        <ReviewScreen file={state.file} result={state.result} onOtherFile={() => setState({ status: 'choosing' })} />
      </Suspense>
    );
  }
  return <ChooseFile state={state} onFiles={take} onCancel={() => abort.current?.abort()} />;
}

function ChooseFile({
  state,
  onFiles,
  onCancel,
}: {
  state: Exclude<State, { status: 'read' }>;
  onFiles: (files: readonly File[]) => void;
  onCancel: () => void;
}) {
  const { t } = useTexts('review');
  const { files } = usePlatform();
  const [over, setOver] = useState(false);
  usePageTitle();

  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
  const choose = async () => onFiles(await files.pick(acceptedFiles));

  return (
    <>
      <FlowHeader title={t('title')} />
      {/* A file may be dropped anywhere on the page; the button is the same for the keyboard. */}
      <main
        id="main"
        tabIndex={-1}
        className="page-backdrop flex flex-1 overflow-y-auto px-4 py-8 outline-none"
        {...drop}
      >
        <div className="m-auto flex w-full max-w-xl flex-col gap-5">
          {state.status === 'failed' && (
            <Callout role="alert" tone="danger" icon={CircleAlert} title={t('failedTitle', { name: state.file.name })}>
              {state.message}
            </Callout>
          )}
          <div
            className={classNames(
              'flex min-h-80 flex-col items-center justify-center rounded-dialog border border-dashed bg-surface px-6 py-12 text-center transition-colors',
              over ? 'border-accent bg-accent-soft' : 'border-line-strong',
            )}
          >
            {state.status === 'reading' ? (
              <Reading file={state.file} progress={state.progress} onCancel={onCancel} />
            ) : (
              <>
                <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-ink">
                  <FileUp size={20} aria-hidden />
                </span>
                <p className="mt-4 text-20 font-semibold">{over ? t('dropNow') : t('drop')}</p>
                <p className="mt-1 text-14 text-ink-soft">{t('formats')}</p>
                <Button variant="primary" size="lg" className="mt-6" onClick={() => void choose()}>
                  {state.status === 'failed' ? t('chooseOther') : t('choose')}
                </Button>
              </>
            )}
          </div>
          <div className="flex flex-col gap-1 text-center text-13 text-ink-soft">
            <p className="flex items-center justify-center gap-1.5 font-medium text-ink">
              <ShieldCheck size={16} aria-hidden className="text-good-ink" />
              {t('intro')}
            </p>
            <p>{t('more')}</p>
          </div>
          {state.status === 'failed' && (
            <ButtonLink to="/resume/start" variant="ghost" className="self-center">
              {t('scratch')}
            </ButtonLink>
          )}
        </div>
      </main>
    </>
  );
}

const stages = ['open', 'read', 'understand'] as const;

function Reading({ file, progress, onCancel }: { file: File; progress: ImportProgress; onCancel: () => void }) {
  const { t } = useTexts('review');
  const share = (stages.indexOf(progress.stage) + progress.done) / stages.length;
  return (
    <div className="w-full max-w-sm">
      <p className="truncate text-16 font-semibold">{t('reading', { name: file.name })}</p>
      <p role="status" className="mt-1 text-14 text-ink-soft">
        {t(`stage.${progress.stage}`)}
      </p>
      <ProgressBar label={t('reading', { name: file.name })} value={share} className="mt-5" />
      <Button className="mt-6" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
