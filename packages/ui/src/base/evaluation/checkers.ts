import { createChecker, type Checker } from '@vitae/importer/client';
import type { Platform } from '../platform.ts';

/** One for the whole interface, so that its worker keeps the dictionary open from one report to the next. */
const made = new WeakMap<Platform['createImportWorker'], Checker>();

/** What checks documents and files off the main thread. */
export function checkerOf(createWorker: Platform['createImportWorker']): Checker {
  const present = made.get(createWorker);
  if (present) return present;
  const checker = createChecker(createWorker);
  made.set(createWorker, checker);
  return checker;
}
