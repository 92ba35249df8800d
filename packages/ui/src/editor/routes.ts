import type { RouteObject } from 'react-router';

/** `/resume/builder/{slug}` and its sub-steps, drawn inside the builder layout. */
export const builderRoutes: RouteObject[] = [];

/** `/resume/viewer/print/{slug}`, drawn inside the viewer layout. */
export const viewerRoutes: RouteObject[] = [];
