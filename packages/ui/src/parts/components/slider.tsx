import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import { useFieldProps } from './field.tsx';

export type SliderProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'min' | 'max' | 'style' | 'onChange'
> & {
  value: number;
  min: number;
  max: number;
  onValueChange: (value: number) => void;
};

type SliderStyle = CSSProperties & { '--share': string };

/** A number on a scale; `aria-valuetext` should say it with its unit. The browser's control, in our own look. */
export function Slider({ value, min, max, onValueChange, className, ...props }: SliderProps) {
  // CSS knows no value of a range: the track is filled up to this share of it.
  const style: SliderStyle = { '--share': String(Math.min(1, Math.max(0, (value - min) / (max - min)))) };
  return (
    <input
      {...props}
      {...useFieldProps(props)}
      type="range"
      min={min}
      max={max}
      value={value}
      style={style}
      onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
      className={classNames('slider', className)}
    />
  );
}
