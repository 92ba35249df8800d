import { Link, type LinkProps } from '../router/index.ts';
import { preloadPath } from './preload-path.ts';

/** A link that fetches its page's code when the pointer or the focus is near. */
export function PreloadLink({ to, ...props }: LinkProps & { to: string }) {
  const near = () => preloadPath(to);
  return <Link to={to} onPointerEnter={near} onFocus={near} {...props} />;
}
