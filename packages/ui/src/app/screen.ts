import { lazy, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { createChunkGuard, importOrReload } from './chunk-guard.ts';
import { loadAreas, type Area } from './i18n/index.ts';

const guard = createChunkGuard(sessionStorageOrNone());

let wantedPath = () => location.pathname;

/** Tells where a reload for a missing chunk should go: to the page that is being opened, not to the one left. */
export function setWantedPath(path: () => string): void {
  wantedPath = path;
}

/** The part of a route that draws it: code and words are fetched together when it is first visited. */
export function screen(load: () => Promise<ComponentType>, ...areas: Area[]): Pick<RouteObject, 'lazy'> {
  return {
    lazy: () =>
      guarded(async () => {
        const [Component] = await Promise.all([load(), loadAreas(areas)]);
        return { Component };
      }),
  };
}

/** A part of a screen that is fetched when it is needed; a missing chunk reloads the page as it does for a route. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(() => guarded(async () => ({ default: await load() })));
}

/** Fetches code on the way to a page; a missing chunk reloads it (specification, section 8). */
export function guarded<Module>(load: () => Promise<Module>): Promise<Module> {
  return importOrReload(
    load,
    () => wantedPath(),
    guard,
    (path) => location.assign(path),
  );
}

function sessionStorageOrNone(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return sessionStorage;
  } catch {
    return {
      getItem: () => null,
      setItem: () => {
        throw new Error('There is no session storage.');
      },
    };
  }
}
