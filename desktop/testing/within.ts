import { patient } from '@vitae/testkit/patient';

interface Waiting {
  what: string;
  since: number;
}
const waiting = new Set<Waiting>();

/** What is being waited for now, and how long, the longest first: where a test that does not end stands. */
export const whatIsWaited = (): string =>
  [...waiting].map(({ what, since }) => `${what} (${Math.round((Date.now() - since) / 1000)} s)`).join(', ') ||
  'nothing that has a name';

/**
 * Waits for some work no longer than a limit in milliseconds, since a page or a program that is gone may never answer.
 * @throws an error with its name if it takes longer
 */
export async function within<Value>(
  what: string,
  work: Promise<Value>,
  limit: number = patient.timeout,
): Promise<Value> {
  const one = { what, since: Date.now() };
  waiting.add(one);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited ${limit} ms for: ${whatIsWaited()}`)), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    waiting.delete(one);
  }
}
