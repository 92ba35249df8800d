import type { RouteObject } from 'react-router';
import { accountRoutes } from '../account/routes.ts';
import { builderRoutes, viewerRoutes } from '../editor/routes.ts';
import { onboardRoutes } from '../onboard/routes.ts';
import { withGuards } from '../session/guards.ts';
import { laterPages } from '../site/later-pages.ts';
import { ErrorScreen } from './error-screen.tsx';
import { notFound } from './not-found.ts';
import { Root } from './root.tsx';
import { screen } from './screen.ts';

const later = (layout: (typeof laterPages)[number]['layout']): RouteObject[] =>
  laterPages.filter((page) => page.layout === layout).map(({ path }) => ({ path, ...screen(async () => (await import('../site/later-page.tsx')).LaterPage, 'site') }));

const content = (path: string): RouteObject => ({ path, ...screen(async () => (await import('../site/content-page.tsx')).ContentPage, 'site') });

/** Every page, under the layout and with the guard that the specification gives it (section 2). */
export const routes: RouteObject[] = withGuards([
  {
    Component: Root,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          {
            ...screen(async () => (await import('./layouts/main-layout.tsx')).MainLayout),
            children: [
              { index: true, ...screen(async () => (await import('../site/home-page.tsx')).HomePage, 'site', 'library') },
              { path: '/home', ...screen(async () => (await import('../site/home-page.tsx')).HomePage, 'site', 'library') },
              { path: '/blog', ...screen(async () => (await import('../site/blog-page.tsx')).BlogPage, 'site') },
              ...['/faq', '/terms', '/contact', '/refund-policy', '/privacy-policy'].map(content),
            ],
          },
          {
            ...screen(async () => (await import('./layouts/default-layout.tsx')).DefaultLayout),
            children: [
              { path: '/resume/start', ...screen(async () => (await import('../library/start-page.tsx')).StartPage, 'library') },
              { path: '/resume/templates', ...screen(async () => (await import('../library/templates-page.tsx')).TemplatesPage, 'library') },
              ...later('default'),
            ],
          },
          { ...screen(async () => (await import('./layouts/onboard-layout.tsx')).OnboardLayout), children: onboardRoutes },
          { ...screen(async () => (await import('./layouts/admin-layout.tsx')).AdminLayout, 'account'), children: [...accountRoutes, ...later('admin')] },
          { ...screen(async () => (await import('./layouts/builder-layout.tsx')).BuilderLayout),
            children: [{ path: '/resume/start/upload', ...screen(async () => (await import('../review/upload-page.tsx')).UploadPage, 'review') }, ...builderRoutes],
          },
          { ...screen(async () => (await import('./layouts/viewer-layout.tsx')).ViewerLayout), children: viewerRoutes },
          { path: '*', loader: ({ request }) => notFound(new URL(request.url).pathname) },
        ],
      },
    ],
  },
]);
