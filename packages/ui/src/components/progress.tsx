import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** How far a task is, 0 to 1; without a value it is under way for an unknown time. */
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
      <div className={classNames('h-full rounded-full bg-accent transition-[width]', percent === undefined && 'w-full animate-skeleton')} style={percent === undefined ? undefined : { width: `${percent}%` }} />
    </div>
  );
}

/** A share of a whole, 0 to 1, as a ring around `children`. */
export function ProgressRing({ label, value, size = 40, children }: { label: string; value: number; size?: number; children?: ReactNode }) {
  const radius = 16;
  const length = 2 * Math.PI * radius;
  const share = Math.min(1, Math.max(0, value));
  return (
    <span role="img" aria-label={label} className="relative inline-grid shrink-0 place-items-center" style={{ width: size, height: size }}>
      <svg viewBox="0 0 36 36" aria-hidden className="absolute inset-0 -rotate-90">
        <circle cx="18" cy="18" r={radius} fill="none" strokeWidth="3" className="stroke-line" />
        <circle
          cx="18"
          cy="18"
          r={radius}
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray={`${length * share} ${length}`}
          className={classNames('transition-[stroke-dasharray]', share === 0 ? 'stroke-transparent' : 'stroke-accent')}
        />
      </svg>
      <span aria-hidden className="text-12 font-semibold tabular-nums">
        {children}
      </span>
    </span>
  );
}
