import { classNames } from './class-names.ts';

/** The progress of a task, 0 to 1; without a value its duration is unknown. */
export function ProgressBar({ label, value, className }: { label: string; value?: number; className?: string }) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={classNames('h-1.5 overflow-hidden rounded-full bg-surface-hover', className)}
    >
      <div
        className={classNames(
          'h-full rounded-full bg-accent transition-[width]',
          percent === undefined && 'w-full animate-skeleton',
        )}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}
