import { builderPages, type DrawnPage, type Page } from '@vitae/api';
import type { Route } from '../base/router/index.ts';
import { guarded, pageRoute, screen } from '../base/routing/screen.ts';
import { isGuarded, passGuard } from '../base/session/guards.ts';
import { ErrorScreen } from './error-screen.tsx';
import { MissingStep } from './missing-step.tsx';
import { Root } from './root.tsx';
import { loadScreen } from './screens.ts';

/** Renders any page that does not exist yet. */
const comingScreen = 'site/coming-page';

/** The route of one page, with its guard and its nested pages. */
function routeOf(page: Page): Route {
  const { screen: name, words } = page.coming === undefined ? page : { screen: comingScreen, words: ['site'] as const };
  const part = pageRoute(
    () => loadScreen(name),
    words,
    isGuarded(page) ? (visit) => passGuard(page, visit) : undefined,
  );
  return { path: page.path, ...part, ...(page.coming === undefined && page.index && { children: innerRoutes(page) }) };
}

function innerRoutes({ path, index = '' }: DrawnPage): Route[] {
  const first: Route = { index: true, ...pageRoute(() => loadScreen(index), []) };
  const others = builderPages.filter(({ inside }) => inside === path).map(routeOf);
  return [first, ...others].map((route) => ({ ...route, ErrorBoundary: MissingStep }));
}

/** Pages inside their layout and with their guards, around them what every page has (behaviour PG-1, PG-2, PG-3). */
export const treeOf = (children: readonly Route[]): Route[] => [
  { Component: Root, ErrorBoundary: ErrorScreen, children: [{ ErrorBoundary: ErrorScreen, children }] },
];

/** A layout with the pages inside it. */
export const layoutRoute = (layout: Pick<Route, 'lazy'>, pages: readonly Page[]): Route => ({
  ...layout,
  children: pages.filter(({ inside }) => inside === undefined).map(routeOf),
});

/** The layout of builders. */
export const builderLayout = screen(async () => (await import('./layouts/builder-layout.tsx')).BuilderLayout);

/** The pages of the builders. All others are in `other-routes.ts`, fetched when an address is not one of these. */
export const firstRoutes: readonly Route[] = treeOf([layoutRoute(builderLayout, builderPages)]);

/** Fetches the routes of all other pages. */
export const fetchOtherRoutes = async (): Promise<readonly Route[]> =>
  (await guarded(() => import('./other-routes.ts'))).otherRoutes;
