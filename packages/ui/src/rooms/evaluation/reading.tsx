import type { ImportProgress } from '@vitae/importer';
import { CircleAlert } from 'lucide-react';
import { useTexts } from '../../base/i18n/index.ts';
import { Callout } from '../../parts/components/index.ts';
import { ReadingProgress } from '../../parts/reading-progress.tsx';

/** What is happening to a file. */
export type Reading =
  | { status: 'choosing' }
  | { status: 'reading'; name: string; progress: ImportProgress }
  | { status: 'failed'; name: string; message: string };

/** A file that is read and evaluated: how far it is, with a way to stop it; or what went wrong. */
export function ReadingState({ reading, onCancel }: { reading: Reading; onCancel: () => void }) {
  const { t } = useTexts('report');
  if (reading.status === 'choosing') return null;
  if (reading.status === 'failed')
    return (
      <Callout role="alert" tone="danger" icon={CircleAlert} title={t('file.failed', { name: reading.name })}>
        {reading.message}
      </Callout>
    );
  const { name, progress } = reading;
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <ReadingProgress
        title={t('file.reading', { name })}
        stage={t(`file.stage.${progress.stage}`)}
        progress={progress}
        cancel={t('cancel')}
        onCancel={onCancel}
      />
    </div>
  );
}
