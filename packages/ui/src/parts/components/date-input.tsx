import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { useFieldProps } from './field.tsx';

export type DateInputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> & {
  /** A day as `YYYY-MM-DD`; `''` without one, and while the typed text is not a day yet. */
  value: string;
  onValueChange: (day: string) => void;
  /** First and last day that can be chosen. */
  min?: string;
  max?: string;
};

/** A day: the platform's own control, so that everyone finds the calendar and the order of numbers they know. */
export function DateInput({ className, onValueChange, ...props }: DateInputProps) {
  return (
    <input
      {...props}
      {...useFieldProps(props)}
      type="date"
      onChange={({ currentTarget: { value } }) => onValueChange(value)}
      className={classNames('control scheme-light dark:scheme-dark', className)}
    />
  );
}
