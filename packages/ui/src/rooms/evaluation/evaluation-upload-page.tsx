import { FileUp, ShieldCheck } from 'lucide-react';
import { textsOfKind } from '../../base/documents/kind-texts.ts';
import { acceptedFiles } from '../../base/documents/handed-files.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { usePlatform } from '../../base/platform.ts';
import { useFileDrop } from '../../base/use-file-drop.ts';
import { usePageKind } from '../../base/routing/page-kind.ts';
import { Button, classNames } from '../../parts/components/index.ts';
import { PageHeader } from '../../parts/page-header.tsx';
import { ReadingState } from './reading.tsx';
import { useFileEvaluation } from './use-file-evaluation.ts';

/** `/{kind}/evaluation/start/upload`: a file that somebody has is evaluated on this device. */
export function EvaluationUploadPage() {
  const { t } = useTexts('report');
  const { files } = usePlatform();
  const kind = usePageKind();
  const { task, evaluate, cancel } = useFileEvaluation(kind);
  const { isOver, area } = useFileDrop(([file]) => evaluate(file));
  const choose = async () => evaluate((await files.pick(acceptedFiles))[0]);
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-6">
      <PageHeader title={t(`start.${textsOfKind(kind.key)}.fileTitle`)} intro={t('file.intro')} />
      <ReadingState task={task} onCancel={cancel} />
      {task.status !== 'reading' && (
        <div
          {...area}
          className={classNames(
            'flex min-h-64 flex-col items-center justify-center rounded-dialog border border-dashed px-6 py-10 text-center transition-colors',
            isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
          )}
        >
          <FileUp size={20} aria-hidden className="text-accent-ink" />
          <p className="mt-3 text-16 font-semibold">{t('file.drop')}</p>
          <p className="mt-1 text-14 text-ink-soft">{t('file.formats')}</p>
          <Button variant="primary" className="mt-5" data-accept={acceptedFiles} onClick={() => void choose()}>
            {t('file.choose')}
          </Button>
        </div>
      )}
      <p className="flex items-center justify-center gap-1.5 text-13 text-ink-soft">
        <ShieldCheck size={16} aria-hidden className="text-good-ink" />
        {t('file.onDevice')}
      </p>
    </div>
  );
}
