import type { ComponentType } from 'react';
import type { Loader } from '../base/router/index.ts';
import type { PageModule } from '../base/routing/screen.ts';

/** Every file that may draw a page, by its path; each is fetched when it is needed. */
const files = import.meta.glob(['../rooms/**/*-page.tsx', '../rooms/**/*-step.tsx']);

const isComponent = (value: unknown): value is ComponentType => typeof value === 'function';
const isLoader = (value: unknown): value is Loader => typeof value === 'function';

/** `site/home-page` → `HomePage`. */
const exportOf = (screen: string): string =>
  (screen.split('/').at(-1) ?? '').replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The names of all files that may draw a page, as the registry writes them. */
export const screenNames: readonly string[] = Object.keys(files).map((path) => path.slice('../rooms/'.length, -4));

/**
 * Fetches the file that the registry names for a page: it exports the component, named after the file, and a `loader`
 * if the page needs something before it is drawn.
 * @throws when there is no such file, or when it does not export the component
 */
export async function loadScreen(screen: string): Promise<PageModule> {
  const load = files[`../rooms/${screen}.tsx`];
  if (!load) throw new Error(`There is no file ui/src/rooms/${screen}.tsx.`);
  const module = await load();
  const exported = (name: string): unknown =>
    typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined;
  const [Component, loader] = [exported(exportOf(screen)), exported('loader')];
  if (!isComponent(Component)) throw new Error(`${screen}.tsx does not export ${exportOf(screen)}.`);
  return { Component, ...(isLoader(loader) && { loader }) };
}
