import { matchRoutes, type RouteTable } from '../router/index.ts';
import { createPreloader } from './route-preload.ts';

const preload = createPreloader();

let known: RouteTable = { routes: [] };

/** Passes the routes to `preloadPath`; a plain import would be circular, through the screens that link. */
export function setPreloadRoutes(table: RouteTable): void {
  known = table;
}

/** Fetches the code of a page before the visit. Loaders do not run. */
export function preloadPath(path: string): void {
  const { routes, fetchOthers } = known;
  if (preloadFrom(routes, path) || !fetchOthers) return;
  // As with the code of a page, the visit itself tries again and reports what fails.
  fetchOthers().then(
    (others) => preloadFrom(others, path),
    () => undefined,
  );
}

function preloadFrom(routes: RouteTable['routes'], path: string): boolean {
  const matches = matchRoutes(routes, path);
  for (const { route } of matches ?? []) if (typeof route.lazy === 'function') preload(route.lazy);
  return matches !== null;
}
