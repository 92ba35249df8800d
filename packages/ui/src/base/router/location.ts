/** Where a router stands. */
export interface RouterLocation {
  pathname: string;
  /** With its question mark; `''` for none. */
  search: string;
  /** With its hash sign; `''` for none. */
  hash: string;
  /** What was handed over with the navigation; it outlives a reload. */
  state: unknown;
  /** Tells two visits of one path apart; `default` for the first of a tab. */
  key: string;
}

/** The path of a location with all that follows it. */
export const pathOf = ({ pathname, search, hash }: Pick<RouterLocation, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash;

const anyOrigin = 'http://router.invalid';

/** A location as a URL; only what follows the host means something. */
export const urlOf = (location: RouterLocation): URL => new URL(anyOrigin + pathOf(location));

/** The location that a path leads to; what begins with `?` or `#` stays at the path of `from`. */
export function locationOf(to: string, from: Pick<RouterLocation, 'pathname' | 'search'>, state: unknown = null) {
  const stays = /^[?#]/.test(to);
  // Joined as text: two slashes at the beginning of a path would be taken for a host.
  const url = stays ? new URL(to, anyOrigin + from.pathname + from.search) : new URL(anyOrigin + to);
  const { pathname, search, hash } = url;
  return { pathname, search, hash, state, key: Math.random().toString(36).slice(2, 10) } satisfies RouterLocation;
}

/** Where a router keeps what was visited. */
export interface RouterHistory {
  current: () => RouterLocation;
  /** Puts a location behind the current one, or in its place. */
  write: (location: RouterLocation, replace: boolean) => void;
  /** Calls back when the person went back or forward. Returns the way to stop. */
  listen: (listener: () => void) => () => void;
}

/** The history of the tab. */
export function browserHistory(): RouterHistory {
  return {
    current: () => {
      const { pathname, search, hash } = location;
      const kept: unknown = history.state;
      const property = (name: string): unknown =>
        typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;
      const key = property('key');
      return { pathname, search, hash, state: property('usr') ?? null, key: typeof key === 'string' ? key : 'default' };
    },
    write: (next, replace) => {
      const entry = { usr: next.state, key: next.key };
      if (replace) history.replaceState(entry, '', pathOf(next));
      else history.pushState(entry, '', pathOf(next));
    },
    listen: (listener) => {
      addEventListener('popstate', listener);
      return () => removeEventListener('popstate', listener);
    },
  };
}

/** A place to begin at, with what was handed over. */
export type FirstPlace = string | { pathname: string; state: unknown };

/** A history that no tab has: it has no way back. */
export function memoryHistory(first: FirstPlace): RouterHistory {
  const [to, state] = typeof first === 'string' ? [first, null] : [first.pathname, first.state];
  let current: RouterLocation = { ...locationOf(to, { pathname: '/', search: '' }, state), key: 'default' };
  return { current: () => current, write: (next) => void (current = next), listen: () => () => undefined };
}
