import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface TabsProps<Key extends string> {
  /** Names the list of tabs for screen readers. */
  label: string;
  value: Key;
  onValueChange: (key: Key) => void;
  tabs: readonly { key: Key; label: string; badge?: ReactNode; content: ReactNode }[];
  className?: string;
  panelClassName?: string;
}

/** One of several panels at a time. Arrow keys, Home and End move between the tabs (WAI-ARIA tabs pattern). */
export function Tabs<Key extends string>({
  label,
  value,
  onValueChange,
  tabs,
  className,
  panelClassName,
}: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const current = tabs.findIndex(({ key }) => key === value);
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const index = (target + tabs.length) % tabs.length;
    const next = tabs[index];
    if (!next) return;
    onValueChange(next.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  const active = tabs.find(({ key }) => key === value);
  return (
    <div className={classNames('flex min-h-0 flex-col', className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex shrink-0 gap-1 overflow-x-auto border-b border-line px-1"
      >
        {tabs.map(({ key, label: words, badge }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}-tab`}
            aria-selected={key === value}
            aria-controls={`${id}-${key}`}
            tabIndex={key === value ? 0 : -1}
            onClick={() => onValueChange(key)}
            onKeyDown={onKeyDown}
            className="relative flex h-10 items-center gap-1.5 rounded-control px-3 max-sm:px-2 text-14 font-medium whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink aria-selected:text-ink aria-selected:after:absolute aria-selected:after:inset-x-3 max-sm:aria-selected:after:inset-x-2 aria-selected:after:-bottom-px aria-selected:after:h-0.5 aria-selected:after:bg-accent pointer-coarse:h-11"
          >
            {words}
            {badge}
          </button>
        ))}
      </div>
      {active && (
        <div
          role="tabpanel"
          id={`${id}-${active.key}`}
          aria-labelledby={`${id}-${active.key}-tab`}
          tabIndex={-1}
          className={classNames('min-h-0 flex-1', panelClassName)}
        >
          {active.content}
        </div>
      )}
    </div>
  );
}
