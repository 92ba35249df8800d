import type { SampleFile } from '../sample-files.ts';

/** The sample letters. */
export const letterFiles = {
  'operations-manager': () => import('./operations-manager.json'),
} satisfies Record<string, SampleFile>;
