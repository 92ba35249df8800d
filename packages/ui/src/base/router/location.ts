import { splitAddress } from '@vitae/words/languages';
import { addressOf } from '../i18n/index.ts';

/** The location of a router. */
export interface RouterLocation {
  pathname: string;
  /** With its question mark; `''` for none. */
  search: string;
  /** With its hash sign; `''` for none. */
  hash: string;
  /** State passed with the navigation; it survives a reload. */
  state: unknown;
  /** Distinguishes two visits of one path; `default` for the first of a tab. */
  key: string;
}

/** The path of a location with its query and hash. */
export const pathOf = ({ pathname, search, hash }: Pick<RouterLocation, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash;

const anyOrigin = 'http://router.invalid';

/** A location as a URL; only the part after the host has a meaning. */
export const urlOf = (location: RouterLocation): URL => new URL(anyOrigin + pathOf(location));

/** The location that a path leads to; a path that starts with `?` or `#` keeps the path of `from`. */
export function locationOf(to: string, from: Pick<RouterLocation, 'pathname' | 'search'>, state: unknown = null) {
  const stays = /^[?#]/.test(to);
  // Joined as text: two slashes at the start of a path would be parsed as a host.
  const url = stays ? new URL(to, anyOrigin + from.pathname + from.search) : new URL(anyOrigin + to);
  const { pathname, search, hash } = url;
  return { pathname, search, hash, state, key: Math.random().toString(36).slice(2, 10) } satisfies RouterLocation;
}

/** The history of a router. */
export interface RouterHistory {
  current: () => RouterLocation;
  /** Adds a location after the current one, or replaces it. */
  write: (location: RouterLocation, replace: boolean) => void;
  /** Calls back when the user goes back or forward. Returns a function that stops it. */
  listen: (listener: () => void) => () => void;
}

/** The history of the tab; its locations do not name the language of the address. */
export function browserHistory(): RouterHistory {
  return {
    current: () => {
      const { search, hash } = location;
      const { path: pathname } = splitAddress(location.pathname);
      const kept: unknown = history.state;
      const property = (name: string): unknown =>
        typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;
      const key = property('key');
      return { pathname, search, hash, state: property('usr') ?? null, key: typeof key === 'string' ? key : 'default' };
    },
    write: (next, replace) => {
      const entry = { usr: next.state, key: next.key };
      const address = addressOf(pathOf(next));
      if (replace) history.replaceState(entry, '', address);
      else history.pushState(entry, '', address);
    },
    listen: (listener) => {
      addEventListener('popstate', listener);
      return () => removeEventListener('popstate', listener);
    },
  };
}

/** A location to start at, with its state. */
export type FirstPlace = string | { pathname: string; state: unknown };

/** A history that belongs to no tab: it cannot go back. */
export function memoryHistory(first: FirstPlace): RouterHistory {
  const [to, state] = typeof first === 'string' ? [first, null] : [first.pathname, first.state];
  let current: RouterLocation = { ...locationOf(to, { pathname: '/', search: '' }, state), key: 'default' };
  return { current: () => current, write: (next) => void (current = next), listen: () => () => undefined };
}
