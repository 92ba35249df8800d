import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { useFieldProps } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'children'> & { options: readonly SelectOption[] };

/** A choice from a list: the platform's own control, so that phones show their own picker. */
export function Select({ options, className, dir, ...props }: SelectProps) {
  return (
    <span dir={dir} className={classNames('relative block', className)}>
      <select {...props} {...useFieldProps(props)} className="control appearance-none pe-9">
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden
        className="pointer-events-none absolute top-1/2 end-2.5 -translate-y-1/2 text-ink-faint"
      />
    </span>
  );
}
