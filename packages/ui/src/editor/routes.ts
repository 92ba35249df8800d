import type { RouteObject } from 'react-router';
import { screen } from '../app/screen.ts';

/** `/resume/builder/{slug}` and its sub-steps, drawn inside the builder layout. */
export const builderRoutes: RouteObject[] = [
  {
    path: '/resume/builder/:slug',
    ...screen(async () => (await import('./screen/builder-page.tsx')).BuilderPage, 'editor'),
    children: [
      { index: true, ...screen(async () => (await import('./forms/personal-step.tsx')).PersonalStep) },
      { path: 'prequest', ...screen(async () => (await import('./forms/prequest-step.tsx')).PrequestStep) },
      { path: 'summary', ...screen(async () => (await import('./forms/summary-step.tsx')).SummaryStep) },
      { path: 'extra', ...screen(async () => (await import('./forms/extra-step.tsx')).ExtraStep) },
      { path: 'extra/:key', ...screen(async () => (await import('./forms/custom-section-step.tsx')).CustomSectionStep) },
      { path: 'template', ...screen(async () => (await import('./forms/template-step.tsx')).TemplateStep, 'desk', 'library') },
      { path: 'finalize', ...screen(async () => (await import('./forms/finalize-step.tsx')).FinalizeStep, 'desk') },
      { path: ':section', ...screen(async () => (await import('./forms/section-step.tsx')).SectionStep) },
    ],
  },
];

/** `/resume/viewer/print/{slug}`, drawn inside the viewer layout. */
export const viewerRoutes: RouteObject[] = [
  { path: '/resume/viewer/print/:slug', ...screen(async () => (await import('../desk/print-page.tsx')).PrintPage, 'desk') },
];
