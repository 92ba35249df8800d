import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Computer } from './computer.ts';

/** One row of the table. */
export interface Attack {
  name: string;
  /**
   * Tries it; resolves to what the attacker got, `''` for nothing. Whatever else has changed afterwards is harm too.
   */
  attempt: (computer: Computer) => Promise<string>;
  /** Calls of the system, and words to the page, that are no harm here. */
  allowed: readonly string[];
  /** Whether its effect, if it had one, would come later than the attempt ends. */
  isLate: boolean;
}

type Attempt = Attack['attempt'];

/** An attack that is over when its attempt is. */
export const attack = (name: string, attempt: Attempt, allowed: readonly string[] = []): Attack => ({
  name,
  attempt,
  allowed,
  isLate: false,
});

/** An attack whose effect would come by itself: a page that is left, a window that opens. */
export const lateAttack = (name: string, attempt: Attempt, allowed: readonly string[] = []): Attack => ({
  name,
  attempt,
  allowed,
  isLate: true,
});

/** Says what was gained, if it was. */
export const gain = (isGained: boolean, what: string): string => (isGained ? what : '');

/** Nothing is gained where the program refuses, with one of these codes if any are named. */
export const mustRefuse = (answer: Answer, ...codes: string[]): string => {
  if (answer.ok) return `the program did it: ${JSON.stringify(answer.value)?.slice(0, 200)}`;
  return gain(
    codes.length > 0 && !codes.includes(answer.error.code),
    `it was refused late, as ${answer.error.code || answer.error.message}`,
  );
};

const settleMs = 120;

/** Runs an attack. Empty when it was refused and nothing has changed. */
export async function run({ attempt, allowed, isLate }: Attack, computer: Computer): Promise<string[]> {
  const gained = await attempt(computer);
  if (isLate) await pause(settleMs);
  return [...(gained === '' ? [] : [gained]), ...(await computer.harm(allowed))];
}

/** Runs an attack that is expected to do harm, and waits for it. */
export async function runUntilHarm(
  { attempt, allowed }: Attack,
  computer: Computer,
  patienceMs: number,
): Promise<string[]> {
  const gained = await attempt(computer);
  if (gained !== '') return [gained];
  for (const end = Date.now() + patienceMs; ; await pause(20)) {
    // A page that is just being led away answers nothing: where it is then tells the next look.
    const harm = await computer.harm(allowed).catch((error: unknown) => {
      if (Date.now() > end) throw error;
      return [];
    });
    if (harm.length > 0 || Date.now() > end) return harm;
  }
}
