import { startPath, type AnyKind, type DocumentKind } from '@vitae/domain';
import type { ImportProgress } from '@vitae/importer';
import { CircleAlert, FileUp, ShieldCheck } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { useTexts } from '../../base/i18n/index.ts';
import { usePlatform } from '../../base/platform.ts';
import { usePageTitle } from '../../base/routing/page-title.ts';
import { Button, ButtonLink, Callout, ProgressBar, classNames } from '../../parts/components/index.ts';
import { FlowHeader } from './flow-header.tsx';
import { OtherKindOffer } from './other-kind-offer.tsx';

/** What is happening to the chosen file. */
export type Choosing =
  | { status: 'choosing' }
  | { status: 'reading'; file: File; progress: ImportProgress }
  | { status: 'failed'; file: File; message: string; seems?: DocumentKind | undefined };

interface ChooseFileProps {
  kind: Pick<AnyKind, 'root'>;
  state: Choosing;
  texts: { title: string; drop: string; formats: string; more?: string };
  /** The file types that can be chosen, as in an input. */
  accept: string;
  onFiles: (files: readonly File[]) => void;
  onCancel: () => void;
  /** Reads the file that failed as a document of another kind. */
  onReadAs: (kind: DocumentKind) => void;
}

/** The area for dropping or choosing a file, with its progress or what went wrong. */
export function ChooseFile({ kind, state, texts, accept, onFiles, onCancel, onReadAs }: ChooseFileProps) {
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
  const choose = async () => onFiles(await files.pick(accept));

  return (
    <>
      <FlowHeader kind={kind} title={texts.title} />
      {/* A file may be dropped anywhere on the page; the button is the same for the keyboard. */}
      <main
        id="main"
        tabIndex={-1}
        className="page-backdrop flex flex-1 overflow-y-auto px-4 py-8 outline-none"
        {...drop}
      >
        <div className="m-auto flex w-full max-w-xl flex-col gap-5">
          {state.status === 'failed' && state.seems && <OtherKindOffer seems={state.seems} onReadAs={onReadAs} />}
          {state.status === 'failed' && !state.seems && (
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
                <p className="mt-4 text-20 font-semibold">{over ? t('dropNow') : texts.drop}</p>
                <p className="mt-1 text-14 text-ink-soft">{texts.formats}</p>
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
            {texts.more && <p>{texts.more}</p>}
          </div>
          {state.status === 'failed' && (
            <ButtonLink to={startPath(kind)} variant="ghost" className="self-center">
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
