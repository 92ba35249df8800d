import type { LocalText } from '@vitae/words/catalogue';
import type { Services } from '../services.ts';

/** Work that runs beside requests. A new one is declared by its feature, and listed in `jobs.ts`. */
export interface Job {
  /** Such as `mail`; it names the job in the database, so it stays. */
  name: string;
  /** What it does, for the list of jobs. */
  does: LocalText;
  /** How long after the end of a run the next one may begin, in milliseconds, for all processes together. */
  everyMs: number;
  /**
   * Given for a job that runs whenever there is something to do: is there? Asked every `everyMs`, so it must be cheap.
   */
  isDue?: (services: Services) => Promise<boolean>;
  /** Does the work, and returns how many of what. It may be cut short anywhere, and is then done again. */
  run: (services: Services) => Promise<Record<string, number>>;
}
