import { startPath, type AnyKind, type DocumentKind } from '@vitae/domain';
import { ImportError } from '@vitae/importer';
import { CircleAlert, FileUp, ShieldCheck } from 'lucide-react';
import type { FileTask } from '../../base/documents/use-file-task.ts';
import { errorText } from '../../base/error-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { usePlatform } from '../../base/platform.ts';
import { useFileDrop } from '../../base/use-file-drop.ts';
import { useRegisteredTitle } from '../../base/routing/registered-title.ts';
import { Button, ButtonLink, Callout, classNames } from '../../parts/components/index.ts';
import { ReadingProgress } from '../../parts/reading-progress.tsx';
import { FlowHeader } from './flow-header.tsx';
import { ScanOffer } from './scan-offer.tsx';
import { OtherKindOffer } from './other-kind-offer.tsx';

interface ChooseFileProps {
  kind: Pick<AnyKind, 'root'>;
  task: FileTask<unknown>;
  texts: { title: string; drop: string; formats: string; more?: string };
  /** The file types that can be chosen, as in an input. */
  accept: string;
  onFiles: (files: readonly File[]) => void;
  /** Recognises the file whose text is in pictures. */
  onRecognise: () => void;
  onCancel: () => void;
  /** Reads the file that failed as a document of another kind. */
  onReadAs: (kind: DocumentKind) => void;
}

/** The area for dropping or choosing a file, with its progress or what went wrong. */
export function ChooseFile({ kind, task, texts, accept, onFiles, onRecognise, onCancel, onReadAs }: ChooseFileProps) {
  const { t } = useTexts('review');
  const { files } = usePlatform();
  const { isOver, area } = useFileDrop(onFiles);
  useRegisteredTitle();
  const seems = task.status === 'failed' && task.error instanceof ImportError ? task.error.seems : undefined;
  const progress = task.status === 'reading' ? task.progress : null;
  const stage = progress?.page ? t('scan.page', progress.page) : t(`stage.${progress?.stage ?? 'open'}`);
  const choose = async () => onFiles(await files.pick(accept));

  return (
    <>
      <FlowHeader kind={kind} title={texts.title} />
      {/* A file may be dropped anywhere on the page; the button is the same for the keyboard. */}
      <main
        id="main"
        tabIndex={-1}
        className="page-backdrop flex flex-1 overflow-y-auto px-4 py-8 outline-none"
        {...area}
      >
        <div className="m-auto flex w-full max-w-xl flex-col gap-5">
          {seems && <OtherKindOffer seems={seems} onReadAs={onReadAs} />}
          {task.status === 'failed' && !seems && (
            <Callout role="alert" tone="danger" icon={CircleAlert} title={t('failedTitle', { name: task.file.name })}>
              {errorText(task.error)}
            </Callout>
          )}
          <div
            className={classNames(
              'flex min-h-80 flex-col items-center justify-center rounded-dialog border border-dashed bg-surface px-6 py-12 text-center transition-colors',
              isOver ? 'border-accent bg-accent-soft' : 'border-line-strong',
            )}
          >
            {task.status === 'reading' ? (
              <div className="w-full max-w-sm">
                <ReadingProgress
                  title={t('reading', { name: task.file.name })}
                  stage={stage}
                  progress={task.progress}
                  cancel={t('cancel')}
                  onCancel={onCancel}
                />
              </div>
            ) : task.status === 'done' ? (
              <ScanOffer name={task.file.name} onStart={onRecognise} onOther={() => void choose()} />
            ) : (
              <>
                <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-ink">
                  <FileUp size={20} aria-hidden />
                </span>
                <p className="mt-4 text-20 font-semibold">{isOver ? t('dropNow') : texts.drop}</p>
                <p className="mt-1 text-14 text-ink-soft">{texts.formats}</p>
                <Button variant="primary" size="lg" className="mt-6" data-accept={accept} onClick={() => void choose()}>
                  {task.status === 'failed' ? t('chooseOther') : t('choose')}
                </Button>
              </>
            )}
          </div>
          <div className="flex flex-col gap-1 text-center text-13 text-ink-soft">
            <p className="flex items-center justify-center gap-1.5 font-medium text-ink">
              <ShieldCheck size={16} aria-hidden className="text-good-ink" />
              {t('intro')}
            </p>
            {texts.more && <p>{texts.more}</p>}
          </div>
          {task.status === 'failed' && (
            <ButtonLink to={startPath(kind)} variant="ghost" className="self-center">
              {t('scratch')}
            </ButtonLink>
          )}
        </div>
      </main>
    </>
  );
}
