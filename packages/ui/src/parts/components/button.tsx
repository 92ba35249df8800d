import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from '../../base/router/index.ts';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none transition-[background-color,border-color,color,box-shadow] disabled:opacity-55 disabled:cursor-not-allowed pointer-coarse:min-h-11';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:not-disabled:bg-accent-hover',
  secondary: 'border border-line bg-surface text-ink hover:not-disabled:bg-surface-hover',
  ghost: 'text-ink-soft hover:not-disabled:bg-surface-hover hover:not-disabled:text-ink aria-expanded:bg-surface-hover',
  danger: 'bg-danger text-on-accent hover:not-disabled:bg-danger-hover',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 px-2.5 text-13',
  md: 'h-9 px-3.5 text-14',
  lg: 'h-12 px-6 text-16',
};

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shown before the text. */
  icon?: LucideIcon;
  /** Shown after the text. */
  trailingIcon?: LucideIcon;
}

function buttonClass({ variant = 'secondary', size = 'md' }: Look, className?: string): string {
  return classNames(base, variants[variant], sizes[size], className);
}

function Contents({ icon: Icon, trailingIcon: TrailingIcon, size, children }: Look & { children: ReactNode }) {
  const pixels = size === 'lg' ? 20 : 16;
  return (
    <>
      {Icon && <Icon size={pixels} aria-hidden />}
      {children}
      {TrailingIcon && <TrailingIcon size={pixels} aria-hidden />}
    </>
  );
}

export type ButtonProps = ComponentPropsWithRef<'button'> & Look;

/** A button named by a verb ("Download PDF"). */
export function Button({
  variant,
  size,
  icon,
  trailingIcon,
  className,
  children,
  type = 'button',
  ...props
}: ButtonProps) {
  return (
    <button type={type} className={buttonClass({ variant, size }, className)} {...props}>
      <Contents {...{ icon, trailingIcon, size }}>{children}</Contents>
    </button>
  );
}

/** A link that looks like a button: it navigates instead of acting. */
export function ButtonLink({ variant, size, icon, trailingIcon, className, children, ...props }: LinkProps & Look) {
  return (
    <Link className={buttonClass({ variant, size }, className)} {...props}>
      <Contents {...{ icon, trailingIcon, size }}>{children}</Contents>
    </Link>
  );
}

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** The text of the button: its accessible name and its tooltip. */
  label: string;
  icon: LucideIcon;
  /** Keys that do the same, shown in the tooltip: "Ctrl Z". */
  shortcut?: string;
  variant?: ButtonVariant;
  size?: 'sm' | 'md';
};

/** A square button with an icon; its name shows on hover and on focus. */
export function IconButton({
  label,
  icon: Icon,
  shortcut,
  variant = 'ghost',
  size = 'md',
  className,
  type = 'button',
  ...props
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      data-tooltip={shortcut ? `${label}\u2002${shortcut}` : label}
      className={classNames(
        base,
        variants[variant],
        size === 'sm' ? 'size-8' : 'size-9',
        'pointer-coarse:min-w-11',
        className,
      )}
      {...props}
    >
      <Icon size={size === 'sm' ? 16 : 20} aria-hidden />
    </button>
  );
}
