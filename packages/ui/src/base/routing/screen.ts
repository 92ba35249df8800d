import { lazy, type ComponentType } from 'react';
import type { Loader, Route } from '../router/index.ts';
import { createChunkGuard, importOrReload } from './chunk-guard.ts';
import { splitAddress } from '@vitae/words/languages';
import { addressOf, type Area, loadAreas } from '../i18n/index.ts';

const guard = createChunkGuard(sessionStorageOrNone());

let wantedPath = () => splitAddress(location.pathname).path;

/** Records where a reload for a missing chunk should go: to the page that is being opened, not to the one left. */
export function setWantedPath(path: () => string): void {
  wantedPath = path;
}

/** The part of a route that renders it: code and texts are fetched together at the first visit. */
export function screen(load: () => Promise<ComponentType>, ...areas: Area[]): Pick<Route, 'lazy'> {
  return {
    lazy: () =>
      guarded(async () => {
        const [Component] = await Promise.all([load(), loadAreas(areas)]);
        return { Component };
      }),
  };
}

/** The exports of a file in the registry of pages: the screen, and its loader. */
export interface PageModule {
  Component: ComponentType;
  loader?: Loader;
}

/**
 * The part of a route that renders a page of the registry. `pass`, if given, lets the visit through or throws before
 * the page's own loader runs. Neither runs when a page is preloaded.
 */
export function pageRoute(
  load: () => Promise<PageModule>,
  areas: readonly Area[],
  pass?: (visit: URL) => Promise<void>,
): Pick<Route, 'lazy' | 'loader'> {
  let code: Promise<PageModule> | null = null;
  // The texts each time: on the server they are first needed in one language, and then in another.
  const fetch = () =>
    guarded(async () => (await Promise.all([(code ??= load()), loadAreas(areas)]))[0]).catch((error: unknown) => {
      code = null;
      throw error;
    });
  if (!pass) return { lazy: fetch };
  return {
    lazy: async () => ({ Component: (await fetch()).Component }),
    loader: async (visit) => {
      await pass(visit.url);
      return (await fetch()).loader?.(visit) ?? null;
    },
  };
}

/** A part of a screen that is fetched when it is needed; a missing chunk reloads the page as it does for a route. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(() => guarded(async () => ({ default: await load() })));
}

/** Fetches code on the way to a page; a missing chunk reloads it (behaviour NV-10). */
export function guarded<Module>(load: () => Promise<Module>): Promise<Module> {
  return importOrReload(
    load,
    () => wantedPath(),
    guard,
    (path) => location.assign(addressOf(path)),
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
