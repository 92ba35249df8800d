import { availableParallelism } from 'node:os';
import type { LocalText } from '@vitae/words/catalogue';
import { refusalWords } from '@vitae/words/refusals';

/** How often something may be done in a period, and the message when that is exceeded. */
export interface Rate {
  points: number;
  minutes: number;
  /** The message for users, instead of "Too many attempts". */
  words?: LocalText;
}

/** Attempts in a period, counted per account or per network address as the name says. */
export const rates = {
  'sign-in account': { points: 10, minutes: 15 },
  'sign-in address': { points: 60, minutes: 15 },
  'sign-up address': { points: 20, minutes: 60 },
  /** Exchanged tokens are kept for as long as a session lasts; each of a hundred devices needs four in an hour at most. */
  'refresh account': { points: 400, minutes: 60 },
  /** Mails of one kind to one address: a key of both. */
  'mail account': { points: 5, minutes: 60 },
  /** Mails that one account has sent, to anyone. */
  'mail sender': { points: 20, minutes: 60 },
  'mail address': { points: 30, minutes: 60 },
  /** Mails to one address about steps of reviews, payments and admins; further ones wait, and none is refused. */
  'mail steps': { points: 30, minutes: 60 },
  /** Passwords that are checked or hashed, including correct ones: each keeps a processor busy for a while. */
  'password account': { points: 40, minutes: 15 },
  'export account': { points: 10, minutes: 60 },
  'code address': { points: 60, minutes: 15 },
  /** Mailed codes that are tried for one account, whatever they are for; those for a new password are counted apart. */
  'code account': { points: 30, minutes: 60 },
  'second factor account': { points: 20, minutes: 60 },
  /** Challenges for passkeys at sign-in. */
  'passkey address': { points: 60, minutes: 15 },
  /** Sign-ups for the newsletter, and messages of the contact form: of one address, and of all. */
  'newsletter address': { points: 10, minutes: 60 },
  'contact address': { points: 5, minutes: 60 },
  'contact everybody': { points: 200, minutes: 60 },
  'passkey account': { points: 20, minutes: 60 },
  'native account': { points: 20, minutes: 60 },
  /** Evaluations that the server makes. */
  'evaluation account': { points: 30, minutes: 60 },
  /** Codes of coupons that are tried. */
  'coupon account': { points: 20, minutes: 15 },
  'coupon address': { points: 60, minutes: 60 },
  /** Cards that are tried with the test provider; the others count on their own pages. */
  'card account': { points: 20, minutes: 60 },
  'card address': { points: 60, minutes: 60 },
  'payment account': { points: 30, minutes: 60 },
  'payment address': { points: 120, minutes: 60 },
  /** Looks at open payments for which the provider is asked; the app looks every three seconds. */
  'payment look account': { points: 60, minutes: 1 },
  /** Requests for shared documents: pages, pictures and files. */
  'share address': { points: 600, minutes: 15 },
  /** Passwords of one share link, whoever tries them: correct ones are counted, too. */
  'share password link': { points: 30, minutes: 60 },
  'share password address': { points: 15, minutes: 15 },
  /** Calls that change documents or pictures; `WRITES_A_MINUTE` sets another number. */
  'write account': {
    points: 120,
    minutes: 1,
    words: refusalWords('tooManyWrites'),
  },
} as const satisfies Record<string, Rate>;

/** How much is done at the same time: for all callers together, unless the name says otherwise. */
export const queues = {
  /** Calls of one account. Further ones wait for these. */
  callsOfAccountAtOnce: 3,
  callsOfAccountWaiting: 100,
  /** Sessions that are looked up in one turn of the event loop; and those of one session, or of one address without. */
  lookupsAtOnce: 8,
  lookupsOfOneAtOnce: 3,
  lookupsWaiting: 500,
  /** Calls of people at one network address who are not signed in: a school may have many. */
  callsOfAddressAtOnce: 8,
  callsOfAddressWaiting: 500,
  /** Passwords: one processor is left for everything else. */
  passwordsAtOnce: Math.max(1, availableParallelism() - 1),
  passwordsWaiting: 10,
  /** Parts of an export that are read and compressed. */
  exportsAtOnce: 1,
  exportsWaiting: 1,
  /** Evaluations in a process, each in a process of its own; one processor is left for everything else. */
  evaluationsAtOnce: Math.max(1, availableParallelism() - 1),
  /** Evaluations of one account that wait or run. */
  evaluationsWaiting: 10,
  /**
   * Shared documents that are drawn, each in a process of its own, and those of one account that wait; accounts with slow
   * ones have a queue of their own.
   */
  drawnAtOnce: 1,
  drawnWaiting: 5,
  /** Mails that are sent at a time, and how many of these slots are reserved for codes. */
  mailsAtOnce: 6,
  mailsForCodes: 2,
} as const;

export type Limit = keyof typeof rates;

/** What one account may store; `ACCOUNT_MEGABYTES` sets another number. */
export const quotas = {
  /** Documents, versions and pictures together, in millions of bytes. */
  accountMegabytes: 200,
  passkeys: 20,
  /** Devices where it is signed in; the ones used longest ago are signed out. */
  sessions: 100,
} as const;

/** How long the server waits for a client, in milliseconds, and how many requests it may send ahead. */
export interface Patience {
  /** For the whole head of a request. */
  headersMs: number;
  /** For a whole request. */
  requestMs: number;
  /** For a whole answer to be taken, once it is complete; one that is generated while it is sent may take longer. */
  answerMs: number;
  /** While nothing at all is sent or taken. */
  idleMs: number;
  /** Requests on one connection before the first of them is answered; browsers send one. */
  requestsAhead: number;
}

export const patience: Patience = {
  headersMs: 30_000,
  requestMs: 5 * 60_000,
  answerMs: 5 * 60_000,
  idleMs: 60_000,
  requestsAhead: 10,
};
