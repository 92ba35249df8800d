import { join } from 'node:path';
import { userSchema, type User } from '@vitae/api/contract';
import { z } from 'zod';
import { readPrivate, writePrivate } from './private-file.ts';

const knownSchema = z.object({ user: z.unknown(), keepsUnprotected: z.boolean() });

/**
 * The data about the user kept between runs: who was signed in last, and what they agreed to. No token is part of it.
 */
export interface KnownPerson {
  user: () => User | null;
  keepsUnprotected: () => boolean;
  remember: (user: User | null) => void;
  agree: (keepsUnprotected: boolean) => void;
}

export function openKnownPerson(folder: string, log: (message: string) => void): KnownPerson {
  const file = join(folder, 'account.json');
  let known: { user: User | null; keepsUnprotected: boolean } = read();

  function read(): typeof known {
    try {
      const text = readPrivate(file);
      if (text === null) return { user: null, keepsUnprotected: false };
      const { user, keepsUnprotected } = knownSchema.parse(JSON.parse(text));
      return { user: userSchema.safeParse(user).data ?? null, keepsUnprotected };
    } catch {
      log('What was remembered of the account could not be read.');
      return { user: null, keepsUnprotected: false };
    }
  }

  function change(part: Partial<typeof known>): void {
    const next = { ...known, ...part };
    const isSame = JSON.stringify(next) === JSON.stringify(known);
    known = next;
    if (isSame) return;
    try {
      writePrivate(file, JSON.stringify(known));
    } catch {
      log('What is known of the account could not be stored.');
    }
  }

  return {
    user: () => known.user,
    keepsUnprotected: () => known.keepsUnprotected,
    remember: (user) => change({ user }),
    agree: (keepsUnprotected) => change({ keepsUnprotected }),
  };
}
