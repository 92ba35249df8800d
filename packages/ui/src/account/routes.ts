import type { RouteObject } from 'react-router';
import { screen } from '../app/screen.ts';

/** `/account` and what is under it, drawn inside the layout of account and administration. */
export const accountRoutes: RouteObject[] = [
  { path: '/account', ...screen(async () => (await import('./overview/overview-page.tsx')).OverviewPage, 'library') },
  { path: '/account/resumes', ...screen(async () => (await import('./resumes/resumes-page.tsx')).ResumesPage, 'library') },
  { path: '/account/settings', ...screen(async () => (await import('./settings/settings-page.tsx')).SettingsPage, 'library') },
];
