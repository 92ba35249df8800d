import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { useFieldProps } from './field.tsx';

export type DateInputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> & {
  /** A date as `YYYY-MM-DD`; `''` if there is none, and while the typed text is not a valid date yet. */
  value: string;
  onValueChange: (day: string) => void;
  /** First and last date that can be chosen. */
  min?: string;
  max?: string;
};

/** A date: the platform's own control, so that users get the calendar and the date order they know. */
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
