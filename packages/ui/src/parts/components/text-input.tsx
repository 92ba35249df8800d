import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { useFieldProps } from './field.tsx';

/** One line of text, in the direction of its own script. Inside a `Field` it needs no id. */
export function TextInput({ className, type = 'text', ...props }: ComponentPropsWithRef<'input'>) {
  return (
    <input dir="auto" {...props} {...useFieldProps(props)} type={type} className={classNames('control', className)} />
  );
}

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({ className, rows = 3, ...props }: ComponentPropsWithRef<'textarea'>) {
  return (
    <textarea
      dir="auto"
      {...props}
      {...useFieldProps(props)}
      rows={rows}
      className={classNames('control field-sizing-content resize-y', className)}
    />
  );
}
