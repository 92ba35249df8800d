import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface ToggleProps {
  label: ReactNode;
  hint?: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}

const row = 'flex items-start gap-2.5 text-14 has-disabled:opacity-55 pointer-coarse:py-2';

function Words({ label, hint }: Pick<ToggleProps, 'label' | 'hint'>) {
  return (
    <span>
      {label}
      {hint && <span className="block text-13 text-ink-faint">{hint}</span>}
    </span>
  );
}

/** A checkbox in a form. */
export function Checkbox({ label, hint, checked, onCheckedChange, disabled, className }: ToggleProps) {
  return (
    <label className={classNames(row, className)}>
      <span className="relative mt-0.5 grid size-4 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer absolute inset-0 size-4 appearance-none rounded-[4px] border border-line-strong bg-surface checked:border-accent checked:bg-accent"
          {...{ checked, disabled }}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        />
        <Check size={12} aria-hidden className="invisible relative text-on-accent stroke-[2.5]! peer-checked:visible" />
      </span>
      <Words {...{ label, hint }} />
    </label>
  );
}

/** A setting that takes effect at once. */
export function Switch({ label, hint, checked, onCheckedChange, disabled, className }: ToggleProps) {
  return (
    <label className={classNames(row, 'justify-between', className)}>
      <Words {...{ label, hint }} />
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className="relative mt-0.5 h-5 w-8 shrink-0 appearance-none rounded-full bg-line-strong transition-colors after:absolute after:top-0.5 after:start-0.5 after:size-4 after:rounded-full after:bg-[white] after:transition-transform checked:bg-accent checked:after:translate-x-3 rtl:checked:after:-translate-x-3"
        {...{ checked, disabled }}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
      />
    </label>
  );
}
