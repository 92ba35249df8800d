import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { useFieldProps } from './field.tsx';

export type SliderProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange'> & {
  value: number;
  onValueChange: (value: number) => void;
};

/** A number on a scale; `aria-valuetext` should say it with its unit. */
export function Slider({ value, onValueChange, className, ...props }: SliderProps) {
  return (
    <input
      {...props}
      {...useFieldProps(props)}
      type="range"
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
      className={classNames('h-6 w-full accent-accent', className)}
    />
  );
}
