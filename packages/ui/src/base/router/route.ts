import type { ComponentType } from 'react';
import type { OfferedPlans } from '@vitae/api/samples';
import type { OfferedTemplate } from '@vitae/api/templates';
import type { DocumentKind } from '@vitae/domain';
import type { SampleSource } from '../samples/sample-source.ts';

/** The arguments of a loader. */
export interface Visit {
  /** The requested address; its host has no meaning. */
  url: URL;
  /** The decoded part of the address for each segment with a colon. */
  params: Readonly<Record<string, string>>;
  sources?: PageSources;
}

/** Where loaders get what pages show, besides the documents of this device. */
export interface PageSources {
  samples?: SampleSource;
  /** The plans that the server put into the page, if it did. */
  plans?: () => Promise<OfferedPlans | null>;
  /** How the site offers the templates of a kind, if the server put it into the page. */
  templates?: (kind: DocumentKind) => Promise<readonly OfferedTemplate[] | null>;
}

/**
 * Runs before a page is rendered: its result is the page's data, an error is shown by the nearest error boundary.
 * @throws {Redirect} to redirect the visit
 */
export type Loader = (visit: Visit) => unknown;

/** Renders a route; `lazy` loads it with the first visit. */
export interface RoutePart {
  Component?: ComponentType | undefined;
  loader?: Loader | undefined;
}

/** One line of the tree of addresses. A route without a path wraps its children. */
export interface Route extends RoutePart {
  /** Relative to the parent's, or absolute. A segment with a colon matches any one segment, `*` the rest. */
  path?: string;
  /** Rendered at its parent's own address. */
  index?: true;
  children?: readonly Route[];
  /** Renders errors from here and below. */
  ErrorBoundary?: ComponentType;
  lazy?: () => Promise<RoutePart>;
}

/** A route that matches part of an address. */
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

/** Fixed segments come before those with a colon, and `*` comes last. */
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

/** A decoded part of an address; unchanged where its escapes are invalid. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** @param parts of the address, decoded */
function paramsOf({ segments }: Branch, parts: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [at, segment] of segments.entries()) {
    if (segment === '*') return { ...params, '*': parts.slice(at).join('/') };
    const part = parts[at];
    if (part === undefined) return null;
    if (segment.startsWith(':')) params[segment.slice(1)] = part;
    else if (segment !== part) return null;
  }
  return parts.length === segments.length ? params : null;
}

/**
 * The routes that match a path, the outermost first; `null` if none does. Of several matches the most specific wins,
 * among equals the first. A trailing slash makes no difference.
 */
export function matchRoutes(routes: readonly Route[], pathname: string): RouteMatch[] | null {
  let branches = branchesOfTree.get(routes);
  // Sorting is stable: equals keep the order of the tree.
  if (!branches) branchesOfTree.set(routes, (branches = branchesOf(routes).toSorted((a, b) => b.score - a.score)));
  const parts = segmentsOf(pathname).map(decoded);
  for (const branch of branches) {
    const params = paramsOf(branch, parts);
    if (params) return branch.routes.map((route) => ({ route, params }));
  }
  return null;
}
