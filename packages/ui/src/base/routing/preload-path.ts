import { matchRoutes, type Route } from '../router/index.ts';
import { createPreloader } from './route-preload.ts';

const preload = createPreloader();

let known: readonly Route[] = [];

/** Tells the routes to `preloadPath`; a plain import would run in a circle through the screens that link. */
export function setPreloadRoutes(routes: readonly Route[]): void {
  known = routes;
}

/** Fetches the code of a page ahead of the visit. Loaders do not run. */
export function preloadPath(path: string): void {
  for (const { route } of matchRoutes(known, path) ?? []) {
    if (typeof route.lazy === 'function') preload(route.lazy);
  }
}
