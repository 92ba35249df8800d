import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { addressOf } from '../i18n/index.ts';
import { useLocation, useNavigate } from './hooks.ts';
import { pathOf } from './location.ts';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the app. Links to other sites are left to the browser. */
  to: string;
  /** Passed to the page, as `state` of its location. */
  state?: unknown;
  /** Replaces the current location. */
  replace?: boolean;
}

const namesSite = (to: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to);

const wantsElsewhere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

/** A link within the app. The current page is not put into the history twice. */
export function Link({ to, state, replace, onClick, target, children, ...props }: LinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isOurs = !namesSite(to) && (target === undefined || target === '_self');
    if (event.defaultPrevented || !isOurs || wantsElsewhere(event)) return;
    event.preventDefault();
    void navigate(to, { replace: replace ?? to === pathOf(location), state });
  };
  return (
    <a {...props} href={addressOf(to)} target={target} onClick={follow}>
      {children}
    </a>
  );
}

/** A link that marks whether it leads to the open page. */
export function NavLink({
  className,
  ...props
}: Omit<LinkProps, 'className'> & { className: (isActive: boolean) => string }) {
  const { pathname } = useLocation();
  const isActive = pathname.replace(/\/$/, '') === props.to.replace(/[?#].*$|\/$/g, '');
  return <Link {...props} className={className(isActive)} aria-current={isActive ? 'page' : undefined} />;
}
