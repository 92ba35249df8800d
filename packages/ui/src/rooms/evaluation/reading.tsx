import type { ImportProgress } from '@vitae/importer';
import { CircleAlert } from 'lucide-react';
import { useTexts } from '../../base/i18n/index.ts';
import { Button, Callout, ProgressBar } from '../../parts/components/index.ts';

/** What is happening to a file. */
export type Reading =
  | { status: 'choosing' }
  | { status: 'reading'; name: string; progress: ImportProgress }
  | { status: 'failed'; name: string; message: string };

const stages = ['open', 'read', 'understand'] as const;

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
      <p className="truncate text-16 font-semibold">{t('file.reading', { name })}</p>
      <p role="status" className="mt-1 text-14 text-ink-soft">
        {t(`file.stage.${progress.stage}`)}
      </p>
      <ProgressBar
        label={t('file.reading', { name })}
        value={(stages.indexOf(progress.stage) + progress.done) / stages.length}
        className="mt-4"
      />
      <Button className="mt-4" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
