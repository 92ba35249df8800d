import { lazy } from 'react';

/**
 * The home of charts. They and their libraries are fetched when one is drawn; `scripts/bundle-size.json` limits them to
 * 30 KB of gzip.
 */
export const BarChart = lazy(async () => ({ default: (await import('./bar-chart.tsx')).BarChart }));
export type { Bar } from './bar-chart.tsx';
export const LineChart = lazy(async () => ({ default: (await import('./line-chart.tsx')).LineChart }));
