import type { ComponentType } from 'react';
import type { Loader } from '../base/router/index.ts';
import type { PageModule } from '../base/routing/screen.ts';

type Files = Readonly<Record<string, () => Promise<unknown>>>;

/** The files of the editor that may draw a page, by their paths; each is fetched when it is needed. */
const ofEditor: Files = import.meta.glob(['../rooms/editor/**/*-page.tsx', '../rooms/editor/**/*-step.tsx']);

/** Fetches the list of all others: it is as long as the code of a form, which does not need it. */
export const fetchOtherScreens = async (): Promise<Files> => (await import('./other-screens.ts')).otherScreens;

const isComponent = (value: unknown): value is ComponentType => typeof value === 'function';
const isLoader = (value: unknown): value is Loader => typeof value === 'function';

/** `site/home-page` → `HomePage`. */
const exportOf = (screen: string): string =>
  (screen.split('/').at(-1) ?? '').replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The names of all files that may render a page, as written in the registry. */
export const screenNames = async (): Promise<string[]> =>
  Object.keys({ ...ofEditor, ...(await fetchOtherScreens()) }).map((path) => path.slice('../rooms/'.length, -4));

/**
 * Fetches the file that the registry names for a page: it exports the component, named after the file, and a `loader`
 * if the page needs something before it is drawn.
 * @throws if there is no such file, or if it does not export the component
 */
export async function loadScreen(screen: string): Promise<PageModule> {
  const path = `../rooms/${screen}.tsx`;
  const load = ofEditor[path] ?? (await fetchOtherScreens())[path];
  if (!load) throw new Error(`There is no file ui/src/rooms/${screen}.tsx.`);
  const module = await load();
  const exported = (name: string): unknown =>
    typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined;
  const [Component, loader] = [exported(exportOf(screen)), exported('loader')];
  if (!isComponent(Component)) throw new Error(`${screen}.tsx does not export ${exportOf(screen)}.`);
  return { Component, ...(isLoader(loader) && { loader }) };
}
