import { hash, verify } from '@node-rs/argon2';
import { apiFailure } from '../../api/api-failure.ts';
import { createFairQueue, QueueFull } from '../../fair-queue.ts';
import { queues } from '../../limits.ts';
import { passwordCost } from './password-cost.ts';

/** A hash (the library's default is argon2id) of no real password: checked if there is no account, so that the response takes equally long. */
const nobody = hash(crypto.randomUUID(), passwordCost);

const queue = createFairQueue({ atOnce: queues.passwordsAtOnce, mostWaiting: queues.passwordsWaiting });

/** Does the work when it is the asker's turn. @throws `too-many-requests` if many of their jobs are already waiting */
const inTurn = <Value>(asker: string, work: () => Promise<Value>): Promise<Value> =>
  queue(asker, work).catch((error: unknown) => {
    throw error instanceof QueueFull ? apiFailure('too-many-requests') : error;
  });

/**
 * A password as it is stored: argon2id in PHC form. `asker` is an account or a network address: each has one password
 * hashed at a time, and all take turns.
 */
export const hashPassword = (password: string, asker: string): Promise<string> =>
  inTurn(asker, () => hash(password, passwordCost));

/** Whether a password is the stored one; takes equally long if there is none. `asker` as for `hashPassword`. */
export async function isPassword(stored: string | null | undefined, password: string, asker: string): Promise<boolean> {
  const against = stored ?? (await nobody);
  const right = await inTurn(asker, () => verify(against, password));
  return right && typeof stored === 'string';
}
