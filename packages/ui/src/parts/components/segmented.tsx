import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { classNames } from './class-names.ts';

export interface SegmentedProps<Value extends string> {
  /** Names the group for screen readers. */
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: LucideIcon }[];
  className?: string;
}

/** One of a few choices, all visible. Arrow keys move the choice. */
export function Segmented<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames('flex rounded-control border border-line bg-surface-sunken p-0.5', className)}
    >
      {options.map(({ value: option, label: words, icon: Icon }) => (
        <label
          key={option}
          className="relative flex h-7 flex-1 items-center justify-center gap-1.5 rounded-[4px] px-2.5 text-13 font-medium whitespace-nowrap text-ink-soft transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:h-10"
        >
          <input
            type="radio"
            className="absolute inset-0 appearance-none outline-none"
            name={name}
            checked={option === value}
            onChange={() => onValueChange(option)}
          />
          {Icon && <Icon size={16} aria-hidden />}
          {words}
        </label>
      ))}
    </div>
  );
}
