import { availableParallelism } from 'node:os';
import type { LocalText } from '@vitae/words/catalogue';
import { refusalWords } from '@vitae/words/refusals';

/** How often something may be done in a time, and what is said of once more. */
export interface Rate {
  points: number;
  minutes: number;
  /** For people, in place of "Too many attempts". */
  words?: LocalText;
}

/** Attempts in a time, counted for an account or for a network address as the name says. */
export const rates = {
  'sign-in account': { points: 10, minutes: 15 },
  'sign-in address': { points: 60, minutes: 15 },
  'sign-up address': { points: 20, minutes: 60 },
  /** Mails of one kind to one address: a key of both. */
  'mail account': { points: 5, minutes: 60 },
  /** Mails that one account has sent, to whomever. */
  'mail sender': { points: 20, minutes: 60 },
  'mail address': { points: 30, minutes: 60 },
  /** Passwords that are checked or made, right ones too: each takes a processor for a while. */
  'password account': { points: 40, minutes: 15 },
  'export account': { points: 10, minutes: 60 },
  'code address': { points: 60, minutes: 15 },
  'second factor account': { points: 20, minutes: 60 },
  /** Questions for passkeys of whoever signs in. */
  'passkey address': { points: 60, minutes: 15 },
  'passkey account': { points: 20, minutes: 60 },
  'native account': { points: 20, minutes: 60 },
  /** Calls that change documents or pictures; `WRITES_A_MINUTE` says another number. */
  'write account': {
    points: 120,
    minutes: 1,
    words: refusalWords('tooManyWrites'),
  },
} as const satisfies Record<string, Rate>;

/** How much is done at a time, for whoever asks. */
export const queues = {
  /** Passwords: one processor is left to everything else. */
  passwordsAtOnce: Math.max(1, availableParallelism() - 1),
  passwordsWaiting: 10,
  /** Parts of an export that are read and packed. */
  exportsAtOnce: 1,
  exportsWaiting: 1,
  /** Mails that are handed over, and of these how many are for codes alone. */
  mailsAtOnce: 6,
  mailsForCodes: 2,
} as const;

export type Limit = keyof typeof rates;

/** What one account may take; `ACCOUNT_MEGABYTES` says another number. */
export const quotas = {
  /** Documents, versions and pictures together, in millions of bytes. */
  accountMegabytes: 200,
  passkeys: 20,
} as const;
