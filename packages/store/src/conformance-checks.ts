import { createResume, type Resume } from '@vitae/domain';
import { equal } from '@vitae/sync';
import { createDocumentStore } from './document-store.ts';
import type { SyncableStore } from './port.ts';
import { StoreError, type StoreErrorCode } from './store-error.ts';
import type { Backend } from './tables.ts';

/** Opens one more window on the same tables; a backend that has only one window returns it again. */
export type OpenWindow = () => Backend;

export interface ConformanceCase {
  name: string;
  /**
   * Runs on empty tables; rejects if the adapter breaks the rule. Needs no test framework, so that it can also run in a
   * page.
   */
  run: (open: OpenWindow) => Promise<void>;
}

export function windows(open: OpenWindow): [SyncableStore, SyncableStore] {
  const [first, second] = [open(), open()];
  const one = createDocumentStore(first);
  return [one, first === second ? one : createDocumentStore(second)];
}

export function aResume(title: string, parts: Partial<Resume> = {}): Resume {
  return { ...createResume({ title }), ...parts };
}

export function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}

export function same(actual: unknown, expected: unknown): void {
  if (!equal(actual, expected))
    throw new Error(`expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`);
}

export async function refused(code: StoreErrorCode, promise: Promise<unknown>): Promise<void> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof StoreError) || error.code !== code)
    throw new Error(`expected the error "${code}", found ${String(error)}`, { cause: error });
}

export async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 2_000;
  while (!condition() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
}
