import { useTexts } from '../../../base/i18n/index.ts';
import { classNames } from '../../../parts/components/index.ts';
import type { Progress } from '../kinds/editor-kind.ts';

/** The progress of a step, as a dot; its text is for screen readers. */
export function ProgressDot({ progress, className }: { progress: Progress; className?: string }) {
  const { t } = useTexts('editor');
  if (progress === 'none') return null;
  return (
    <span
      role="img"
      aria-label={t(`progress.${progress}`)}
      className={classNames(
        'size-2 rounded-full border',
        progress === 'done'
          ? 'border-good-ink bg-good-ink'
          : progress === 'started'
            ? 'border-notice bg-notice'
            : 'border-line-strong bg-surface',
        className,
      )}
    />
  );
}
