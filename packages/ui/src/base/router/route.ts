import type { ComponentType } from 'react';

/** What a loader is told of a visit. */
export interface Visit {
  /** Where it leads; the host means nothing. */
  url: URL;
  /** What stands in the address for each segment with a colon, decoded. */
  params: Readonly<Record<string, string>>;
}

/**
 * Runs before a page is drawn: what it returns is the page's data, what it throws is drawn by the nearest error boundary.
 * @throws {Redirect} to lead elsewhere
 */
export type Loader = (visit: Visit) => unknown;

/** What draws a route; `lazy` brings it with the first visit. */
export interface RoutePart {
  Component?: ComponentType | undefined;
  loader?: Loader | undefined;
}

/** One line of the tree of addresses. A route without a path surrounds those inside it. */
export interface Route extends RoutePart {
  /** Below the parent's, or whole. A segment after a colon stands for any one segment, `*` for all that is left. */
  path?: string;
  /** Drawn at the very address of its parent. */
  index?: true;
  children?: readonly Route[];
  /** Draws what goes wrong here and below. */
  ErrorBoundary?: ComponentType;
  lazy?: () => Promise<RoutePart>;
}

/** A route that stands on the way to an address. */
export interface RouteMatch {
  route: Route;
  params: Readonly<Record<string, string>>;
}

interface Branch {
  segments: readonly string[];
  routes: readonly Route[];
  score: number;
}

const segmentsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** Fixed segments go before those that stand for any, and `*` comes last. */
const weightOf = (segment: string): number => (segment === '*' ? -2 : segment.startsWith(':') ? 3 : 10);

function branchesOf(routes: readonly Route[], base: readonly string[] = [], above: readonly Route[] = []): Branch[] {
  return routes.flatMap((route) => {
    const { path = '', children, index } = route;
    const own = segmentsOf(path);
    const isWhole = path.startsWith('/') && base.every((segment, at) => segment === own[at]);
    const segments = isWhole ? own : [...base, ...own];
    const line = [...above, route];
    const score = segments.reduce((sum, segment) => sum + weightOf(segment), index ? 2 : 0);
    const isPage = path !== '' || index === true || !children;
    return [...branchesOf(children ?? [], segments, line), ...(isPage ? [{ segments, routes: line, score }] : [])];
  });
}

const branchesOfTree = new WeakMap<readonly Route[], Branch[]>();

/** A part of an address without its escapes; as it is where they are none. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function paramsOf({ segments }: Branch, parts: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [at, segment] of segments.entries()) {
    if (segment === '*') return { ...params, '*': parts.slice(at).map(decoded).join('/') };
    const part = parts[at];
    if (part === undefined) return null;
    if (segment.startsWith(':')) params[segment.slice(1)] = decoded(part);
    else if (segment !== decoded(part)) return null;
  }
  return parts.length === segments.length ? params : null;
}

/**
 * The routes that stand on the way to a path, the outermost first; `null` where none leads there. Of several that fit
 * the most exact is taken, of equals the first. A closing slash makes no difference.
 */
export function matchRoutes(routes: readonly Route[], pathname: string): RouteMatch[] | null {
  let branches = branchesOfTree.get(routes);
  // Sorting is stable: the order of the tree stays among equals.
  if (!branches) branchesOfTree.set(routes, (branches = branchesOf(routes).toSorted((a, b) => b.score - a.score)));
  const parts = segmentsOf(pathname);
  for (const branch of branches) {
    const params = paramsOf(branch, parts);
    if (params) return branch.routes.map((route) => ({ route, params }));
  }
  return null;
}
