import { Link, type LinkProps } from '../../base/router/index.ts';
import { classNames } from '../../parts/components/index.ts';

/** A link within a sentence. */
export function TextLink({ className, ...props }: LinkProps) {
  return (
    <Link
      className={classNames(
        'rounded-control font-medium text-accent-ink underline-offset-2 hover:underline',
        className,
      )}
      {...props}
    />
  );
}
