import { setTimeout as pause } from 'node:timers/promises';
import { within } from '../../testing/within.ts';
import type { Answer, Computer } from './computer.ts';

/** One row of the table. */
export interface Attack {
  name: string;
  /** Runs it; resolves to what the attacker gained, `''` for nothing. Any other change afterwards is harm too. */
  attempt: (computer: Computer) => Promise<string>;
  /** Calls of the system, and messages to the page, that are harmless here. */
  allowed: readonly string[];
  /** Whether its effect, if it had one, would come later than the attempt ends. */
  isLate: boolean;
}

type Attempt = Attack['attempt'];

/** An attack whose effect is immediate. */
export const attack = (name: string, attempt: Attempt, allowed: readonly string[] = []): Attack => ({
  name,
  attempt,
  allowed,
  isLate: false,
});

/** An attack whose effect would come later: a page that navigates, a window that opens. */
export const lateAttack = (name: string, attempt: Attempt, allowed: readonly string[] = []): Attack => ({
  name,
  attempt,
  allowed,
  isLate: true,
});

/** Returns the gain, if any. */
export const gain = (isGained: boolean, what: string): string => (isGained ? what : '');

/** Nothing is gained if the program refuses, with one of these codes if any are given. */
export const mustRefuse = (answer: Answer, ...codes: string[]): string => {
  if (answer.ok) return `the program did it: ${JSON.stringify(answer.value)?.slice(0, 200)}`;
  return gain(
    codes.length > 0 && !codes.includes(answer.error.code),
    `it was refused late, as ${answer.error.code || answer.error.message}`,
  );
};

const settleMs = 120;

/** Runs an attack. Empty when it was refused and nothing has changed. */
export async function run({ name, attempt, allowed, isLate }: Attack, computer: Computer): Promise<string[]> {
  const gained = await within(`the attack “${name}”`, attempt(computer));
  if (isLate) await pause(settleMs);
  return [...(gained === '' ? [] : [gained]), ...(await computer.harm(allowed))];
}

/** Further effects of a late attack follow its gain at once, so a short wait is enough. */
const checksAfterGain = 20;

/** Runs an attack that is expected to do harm, and waits for it, so that nothing of it comes during the next attack. */
export async function runUntilHarm(
  { name, attempt, allowed, isLate }: Attack,
  computer: Computer,
  patienceMs: number,
): Promise<string[]> {
  const gained = await within(`the attack “${name}” without its guard`, attempt(computer));
  if (gained !== '' && !isLate) return [gained];
  const end = Date.now() + patienceMs;
  for (let checks = 0; ; checks += 1) {
    // A page that is navigating does not answer; the next check shows where it is.
    const harm = await computer.harm(allowed).catch((error: unknown) => {
      if (Date.now() > end) throw error;
      return [];
    });
    if (harm.length > 0) return harm;
    if (gained !== '' && checks > checksAfterGain) return [gained];
    if (Date.now() > end) return [];
    await pause(20);
  }
}
