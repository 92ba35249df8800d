import type { LocalText } from '@vitae/words/catalogue';
import type { Services } from '../services.ts';

/** Background work. A new job is declared by its feature, and listed in `jobs.ts`. */
export interface Job {
  /** Such as `mail`; it identifies the job in the database, so it must not change. */
  name: string;
  /** What it does, for the list of jobs. */
  does: LocalText;
  /** How long after the end of a run the next one may start, in milliseconds, for all processes together. */
  everyMs: number;
  /**
   * For a job that runs whenever there is something to do: whether there is. Called every `everyMs`, so it must be
   * cheap.
   */
  isDue?: (services: Services) => Promise<boolean>;
  /** Does the work, and returns counts by name. It may be interrupted anywhere, and is then done again. */
  run: (services: Services) => Promise<Record<string, number>>;
}
