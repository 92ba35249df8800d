import { browserHistory, locationOf, memoryHistory, pathOf, urlOf } from './location.ts';
import type { FirstPlace, RouterHistory, RouterLocation } from './location.ts';
import { pageNotFound, Redirect } from './outcome.ts';
import { matchRoutes, type PageSources, type Route, type RouteMatch, type RoutePart } from './route.ts';

/** The page at a location. */
export interface Page {
  location: RouterLocation;
  /** From the outermost route to the page's own. */
  matches: readonly RouteMatch[];
  /** The data that the routes' loaders returned. */
  data: ReadonlyMap<Route, unknown>;
  /** The error during loading, and the match where it occurred. */
  failure: { at: number; error: unknown } | null;
  /** Whether the window keeps its scroll position. */
  keepsScroll: boolean;
}

/** The state of a router. */
export interface RouterState {
  /** The current location. */
  location: RouterLocation;
  /** The location that is loading; `null` when idle. */
  wanted: RouterLocation | null;
  /** `null` until the first page is ready. */
  page: Page | null;
}

export interface NavigateOptions {
  /** Replaces the current location. */
  replace?: boolean | undefined;
  /** Passed to the page, as `state` of its location. */
  state?: unknown;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean | undefined;
}

/** Goes to a path of the app; settles when the page is ready, or when another visit replaced this one. */
export type Navigate = (to: string, options?: NavigateOptions) => Promise<void>;

export interface Router {
  /** The current state. */
  readonly state: RouterState;
  subscribe: (listener: () => void) => () => void;
  navigate: Navigate;
  /** Runs the loaders of the page again, including guards. */
  revalidate: () => Promise<void>;
  /** The loaded code of a route, if any. */
  partOf: (route: Route) => RoutePart;
}

/** A visit in progress. `write` is how it enters the history: not at all if the tab is already there. */
interface VisitUnderWay {
  location: RouterLocation;
  write: 'push' | 'replace' | null;
  keepsScroll: boolean;
}

const isSameMatch = (a: RouteMatch, b: RouteMatch): boolean =>
  a.route === b.route && Object.entries(a.params).every(([name, value]) => b.params[name] === value);

/** The routes of an app: those that it always has, and a way to fetch the others, for addresses that these lack. */
export interface RouteTable {
  routes: readonly Route[];
  fetchOthers?: () => Promise<readonly Route[]>;
}

/** The code of routes that was fetched. */
export type RouteParts = WeakMap<Route, RoutePart>;

/** Loads pages for locations, starting with the current one of the history. */
export function createRouter(
  { routes, fetchOthers }: RouteTable,
  history: RouterHistory,
  sources: PageSources = {},
  parts: RouteParts = new WeakMap(),
): Router {
  let others: readonly Route[] | null = null;
  const listeners = new Set<() => void>();
  const first = history.current();
  let underWay: VisitUnderWay | null = null;
  let state: RouterState = { location: first, wanted: first, page: null };

  const set = (next: Partial<RouterState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const partOf = (route: Route): RoutePart => parts.get(route) ?? route;
  const waitsFor = (route: Route): boolean =>
    (route.lazy !== undefined && !parts.has(route)) || partOf(route).loader !== undefined;

  /** Whether the page has the data of a route's loader for this exact address. */
  const hasData = (match: RouteMatch, { search }: RouterLocation): boolean =>
    state.page?.data.has(match.route) === true &&
    state.location.search === search &&
    state.page.matches.some((shown) => isSameMatch(match, shown));

  /** Fetches the code of each route and runs its loader, all in parallel. */
  const fetchPage = async (matches: readonly RouteMatch[], location: RouterLocation, anew: boolean) => {
    const url = urlOf(location);
    const load = (match: RouteMatch, loader: RoutePart['loader']) => {
      if (!loader) return undefined;
      return !anew && hasData(match, location)
        ? state.page?.data.get(match.route)
        : loader({ url, params: match.params, sources });
    };
    const outcomes = await Promise.allSettled(
      matches.map(async (match) => {
        const { route } = match;
        const fetchPart = async () => {
          if (route.lazy && !parts.has(route)) parts.set(route, { ...route, ...(await route.lazy()) });
        };
        // The loader of the route itself, a guard, does not wait for the code of its page.
        const [own] = await Promise.all([load(match, route.loader), fetchPart()]);
        return route.loader ? own : await load(match, partOf(route).loader);
      }),
    );
    const data = new Map<Route, unknown>();
    let failure: Page['failure'] = null;
    let redirect: Redirect | null = null;
    for (const [at, outcome] of outcomes.entries()) {
      const route = matches[at]?.route;
      if (route && outcome.status === 'fulfilled') data.set(route, outcome.value);
      if (outcome.status === 'fulfilled') continue;
      if (outcome.reason instanceof Redirect) redirect ??= outcome.reason;
      else failure ??= { at, error: outcome.reason };
    }
    return { data, failure, redirect };
  };

  const arrive = ({ location, write, keepsScroll }: VisitUnderWay, found: Omit<Page, 'location' | 'keepsScroll'>) => {
    underWay = null;
    if (write) history.write(location, write === 'replace');
    set({ location, wanted: null, page: { ...found, location, keepsScroll } });
  };

  const go = async (visit: VisitUnderWay, anew: boolean): Promise<void> => {
    const { location, write } = visit;
    underWay = visit;
    const failed = (error: unknown) => {
      const outermost = routes.slice(0, 1).map((route) => ({ route, params: {} }));
      return arrive(visit, { matches: outermost, data: new Map(), failure: { at: 0, error } });
    };
    let matches = matchRoutes(routes, location.pathname);
    if (!matches && fetchOthers) {
      if (!others) {
        set({ wanted: location });
        try {
          others = await fetchOthers();
        } catch (error) {
          return underWay === visit ? failed(error) : undefined;
        }
        if (underWay !== visit) return undefined;
      }
      matches = matchRoutes(others, location.pathname);
    }
    if (!matches) return failed(pageNotFound(location.pathname));
    if (!matches.some(({ route }) => waitsFor(route)))
      return arrive(visit, { matches, data: new Map(), failure: null });
    set({ wanted: location });
    const { data, failure, redirect } = await fetchPage(matches, location, anew);
    if (underWay !== visit) return undefined;
    if (redirect) return navigate(redirect.to, { replace: write !== 'push' });
    return arrive(visit, { matches, data, failure });
  };

  const navigate: Navigate = (to, { replace = false, state: handed = null, preventScrollReset = false } = {}) => {
    const location = locationOf(to, underWay?.location ?? state.location, handed);
    const visit = { location, write: replace ? 'replace' : 'push', keepsScroll: preventScrollReset } as const;
    return go(visit, pathOf(location) === pathOf(state.location));
  };

  void go({ location: first, write: null, keepsScroll: false }, true);
  history.listen(() => void go({ location: history.current(), write: null, keepsScroll: false }, false));

  return {
    get state() {
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    // A visit in progress continues, with its loaders run again.
    revalidate: () => go({ ...(underWay ?? { location: state.location, write: null, keepsScroll: true }) }, true),
    partOf,
  };
}

/** A router of the tab. */
export const createBrowserRouter = (table: RouteTable, sources?: PageSources): Router =>
  createRouter(table, browserHistory(), sources);

interface MemoryRouterOptions {
  initialEntries: readonly FirstPlace[];
  sources?: PageSources;
  /** Shared by routers of the same routes, so that code is fetched once for all of them. */
  parts?: RouteParts;
}

/** A router without a tab, for tests and for pages that are rendered as HTML. */
export const createMemoryRouter = (
  routes: readonly Route[],
  { initialEntries: [first = '/'], sources, parts }: MemoryRouterOptions = { initialEntries: [] },
): Router => createRouter({ routes }, memoryHistory(first), sources, parts);
