import { textsOfKind } from '../../base/documents/kind-texts.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { usePageKind } from '../../base/routing/page-kind.ts';
import { PageHeader } from '../../parts/page-header.tsx';
import { FileDropArea } from './file-drop-area.tsx';
import { ReadingState } from './reading.tsx';
import { useFileEvaluation } from './use-file-evaluation.ts';

/** `/{kind}/evaluation/start/upload`: a file that somebody has is evaluated on this device. */
export function EvaluationUploadPage() {
  const { t } = useTexts('report');
  const kind = usePageKind();
  const { task, evaluate, cancel } = useFileEvaluation(kind);
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-6">
      <PageHeader title={t(`start.${textsOfKind(kind.key)}.fileTitle`)} intro={t('file.intro')} />
      <ReadingState task={task} onCancel={cancel} />
      <FileDropArea onFile={evaluate} isHidden={task.status === 'reading'} />
    </div>
  );
}
