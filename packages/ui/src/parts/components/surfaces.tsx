import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Tone = 'neutral' | 'accent' | 'notice' | 'good' | 'danger';

const toneClasses: Record<Tone, string> = {
  neutral: 'bg-surface-hover text-ink-soft',
  accent: 'bg-accent-soft text-accent-ink',
  notice: 'bg-notice-soft text-notice-ink',
  good: 'bg-good-soft text-good-ink',
  danger: 'bg-danger-soft text-danger-ink',
};

/** A label for the state of something. */
export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2 py-px text-12 font-medium whitespace-nowrap',
        toneClasses[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

export interface CalloutProps {
  tone?: Tone;
  icon?: LucideIcon;
  title?: string;
  children?: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
  className?: string;
  /** `alert` reads it out at once; use it for an error that just occurred. */
  role?: 'alert' | 'status' | 'note';
}

/** An inline notice: what happened, what it means, what to do. */
export function Callout({
  tone = 'accent',
  icon: Icon,
  title,
  children,
  actions,
  className,
  role = 'note',
}: CalloutProps) {
  return (
    <div role={role} className={classNames('flex gap-3 rounded-card px-4 py-3 text-14', toneClasses[tone], className)}>
      {Icon && <Icon size={20} aria-hidden className="mt-px" />}
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink">{children}</div>}
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}

export interface EmptyStateProps {
  icon?: LucideIcon;
  title: string;
  /** What to do next, in one sentence. */
  children?: ReactNode;
  actions?: ReactNode;
  className?: string;
}

/** The placeholder of an empty list or panel. */
export function EmptyState({ icon: Icon, title, children, actions, className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'flex flex-col items-center rounded-card border border-dashed border-line px-6 py-12 text-center',
        className,
      )}
    >
      {Icon && <Icon size={20} aria-hidden className="mb-3 text-ink-faint" />}
      <p className="text-16 font-semibold">{title}</p>
      {children && <p className="mt-1 max-w-[44ch] text-14 text-ink-soft">{children}</p>}
      {actions && <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}

/** A quiet placeholder for content that is loading; give it a size. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-skeleton rounded-control bg-surface-hover', className)} />;
}

/** Keys to press. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-[4px] border border-line bg-surface-sunken px-1 font-sans text-12 text-ink-faint">
      {children}
    </kbd>
  );
}
