import type { ImportProgress } from '@vitae/importer';
import { Button, ProgressBar } from './components/index.ts';

const stages = ['open', 'read', 'understand'] as const;

export interface ReadingProgressProps {
  /** What is being read. */
  title: string;
  /** The current stage, in words. */
  stage: string;
  progress: ImportProgress;
  /** The text of the button that stops it. */
  cancel: string;
  onCancel: () => void;
}

/** The share of the work that is done. Of a scan, pages are nearly all of it. */
function shareOf({ stage, done, page }: ImportProgress): number {
  return page ? done : (stages.indexOf(stage) + done) / stages.length;
}

/** How far the reading of a file is, with a way to stop it. */
export function ReadingProgress({ title, stage, progress, cancel, onCancel }: ReadingProgressProps) {
  return (
    <>
      <p className="truncate text-16 font-semibold">{title}</p>
      <p role="status" className="mt-1 text-14 text-ink-soft">
        {stage}
      </p>
      <ProgressBar label={title} value={shareOf(progress)} className="mt-5" />
      <Button className="mt-5" onClick={onCancel}>
        {cancel}
      </Button>
    </>
  );
}
