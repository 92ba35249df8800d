import type { Changes } from './sample-input.ts';

/** What a check fails, and what it passes; the good document if nothing is changed. */
export interface Example {
  fails: Changes;
  passes: Changes;
}
