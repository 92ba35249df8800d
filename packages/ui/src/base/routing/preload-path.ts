import { matchRoutes, type Route } from '../router/index.ts';
import { createPreloader } from './route-preload.ts';

const preload = createPreloader();

let known: readonly Route[] = [];

/** Passes the routes to `preloadPath`; a plain import would be circular, through the screens that link. */
export function setPreloadRoutes(routes: readonly Route[]): void {
  known = routes;
}

/** Fetches the code of a page before the visit. Loaders do not run. */
export function preloadPath(path: string): void {
  for (const { route } of matchRoutes(known, path) ?? []) {
    if (typeof route.lazy === 'function') preload(route.lazy);
  }
}
