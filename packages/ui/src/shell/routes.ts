import { pages, type DrawnPage, type Page, type PageLayout } from '@vitae/api';
import type { Route } from '../base/router/index.ts';
import { notFound } from '../base/routing/not-found.ts';
import { pageRoute, screen } from '../base/routing/screen.ts';
import { isGuarded, passGuard } from '../base/session/guards.ts';
import { ErrorScreen } from './error-screen.tsx';
import { MissingStep } from './missing-step.tsx';
import { Root } from './root.tsx';
import { loadScreen } from './screens.ts';

const layouts: Readonly<Record<PageLayout, Pick<Route, 'lazy'>>> = {
  main: screen(async () => (await import('./layouts/main-layout.tsx')).MainLayout, 'shell'),
  default: screen(async () => (await import('./layouts/default-layout.tsx')).DefaultLayout, 'shell'),
  onboard: screen(async () => (await import('./layouts/onboard-layout.tsx')).OnboardLayout),
  admin: screen(async () => (await import('./layouts/admin-layout.tsx')).AdminLayout, 'account'),
  builder: screen(async () => (await import('./layouts/builder-layout.tsx')).BuilderLayout),
  viewer: screen(async () => (await import('./layouts/viewer-layout.tsx')).ViewerLayout),
};

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
  const others = pages.filter(({ inside }) => inside === path).map(routeOf);
  return [first, ...others].map((route) => ({ ...route, ErrorBoundary: MissingStep }));
}

/** Every page of the registry, under its layout and with its guard (behaviour PG-1, PG-2, PG-3). */
export const routes: Route[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          ...Object.entries(layouts).map(([layout, part]) => ({
            ...part,
            children: pages.filter((page) => page.layout === layout && page.inside === undefined).map(routeOf),
          })),
          { path: '*', loader: ({ url }) => notFound(url.pathname) },
        ],
      },
    ],
  },
];
