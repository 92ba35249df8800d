import { CircleAlert } from 'lucide-react';
import type { FileTask } from '../../base/documents/use-file-task.ts';
import { errorText } from '../../base/error-text.ts';
import { useTexts } from '../../base/i18n/index.ts';
import { Callout } from '../../parts/components/index.ts';
import { ReadingProgress } from '../../parts/reading-progress.tsx';

/** A file that is read and evaluated: how far it is, with a way to stop it; or what went wrong. */
export function ReadingState({ task, onCancel }: { task: FileTask<unknown>; onCancel: () => void }) {
  const { t } = useTexts('report');
  if (task.status === 'choosing' || task.status === 'done') return null;
  if (task.status === 'failed')
    return (
      <Callout role="alert" tone="danger" icon={CircleAlert} title={t('file.failed', { name: task.file.name })}>
        {errorText(task.error)}
      </Callout>
    );
  const { file, progress } = task;
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <ReadingProgress
        title={t('file.reading', { name: file.name })}
        stage={t(`file.stage.${progress.stage}`)}
        progress={progress}
        cancel={t('cancel')}
        onCancel={onCancel}
      />
    </div>
  );
}
