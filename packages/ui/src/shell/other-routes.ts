import { builderPages, pages, type PageLayout } from '@vitae/api';
import type { Route } from '../base/router/index.ts';
import { notFound } from '../base/routing/not-found.ts';
import { screen } from '../base/routing/screen.ts';
import { builderLayout, firstRoutes, layoutRoute, treeOf } from './routes.ts';

const layouts: Readonly<Record<PageLayout, Pick<Route, 'lazy'>>> = {
  main: screen(async () => (await import('./layouts/main-layout.tsx')).MainLayout, 'shell'),
  default: screen(async () => (await import('./layouts/default-layout.tsx')).DefaultLayout, 'shell'),
  onboard: screen(async () => (await import('./layouts/onboard-layout.tsx')).OnboardLayout),
  admin: screen(async () => (await import('./layouts/admin-layout.tsx')).AdminLayout, 'account'),
  builder: builderLayout,
  viewer: screen(async () => (await import('./layouts/viewer-layout.tsx')).ViewerLayout),
};

const first = new Set(builderPages.map(({ path }) => path));
const others = pages.filter(({ path }) => !first.has(path));

/** Every page of the registry except the builders; and, last, the page that does not exist. */
export const otherRoutes: readonly Route[] = treeOf([
  ...Object.entries(layouts).map(([name, layout]) =>
    layoutRoute(
      layout,
      others.filter((page) => page.layout === name),
    ),
  ),
  { path: '*', loader: ({ url }) => notFound(url.pathname) },
]);

/** The routes of every page, for programs that fetch nothing later. */
export const allRoutes: readonly Route[] = [...firstRoutes, ...otherRoutes];
