import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';

/** A filter that is on or off. */
export function Chip({
  pressed,
  className,
  type = 'button',
  ...props
}: ComponentPropsWithRef<'button'> & { pressed: boolean }) {
  return (
    <button
      type={type}
      aria-pressed={pressed}
      className={classNames(
        'block h-8 rounded-full border px-3 text-13 font-medium whitespace-nowrap transition-colors pointer-coarse:h-10',
        pressed
          ? 'border-accent bg-accent-soft text-accent-ink'
          : 'border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink',
        className,
      )}
      {...props}
    />
  );
}
