import { mailWords } from '@vitae/words/mail';
import { languageOf } from '../mail/language-of.ts';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { apiFailure } from '../../api/api-failure.ts';
import type { Database } from '../../db/open-database.ts';
import type { ChallengeTable, Schema } from '../../db/schema.ts';
import { isoTime, type Services } from '../../services.ts';
import { emailKey } from './accounts.ts';
import { queueMail } from '../mail/outbox.ts';
import type { MailPermit } from '../mail/permit-mail.ts';
import type { ExpressionBuilder, Selectable } from 'kysely';

/**
 * How long a code is valid once its mail was delivered, and how often it may be tried: 6 digits by mail, 5 attempts.
 */
const codeMinutes = 10;
/** How long the delivery of its mail may take; the code is unknown to anyone before that. */
const waitMinutes = 60;
export const codeTries = 5;

export type Challenge = Selectable<ChallengeTable>;
type Purpose = Challenge['purpose'];
type MailedPurpose = Exclude<Purpose, 'totp'>;

/** What a challenge requires: a mailed code, or one from the authenticator app. */
type Question = { accountId: string | null } & (
  | { purpose: 'verify-email'; mail: MailPermit; sessionId: string }
  | { purpose: Exclude<MailedPurpose, 'verify-email'>; mail: MailPermit }
  | { purpose: 'totp'; email: string }
);

const keyedHash = ({ secret }: Pick<Services, 'secret'>, id: string, code: string) =>
  createHmac('sha256', secret).update(`code ${id} ${code}`).digest('hex');

/**
 * Creates a challenge that a code answers. Without an account nothing is sent, but the same rows are written, so that
 * nothing looks different.
 */
export async function startChallenge(db: Database, services: Services, question: Question): Promise<string> {
  const { purpose, accountId } = question;
  const time = services.now();
  const id = uuidv7();
  const row = {
    id,
    account_id: accountId,
    purpose,
    email: question.purpose === 'totp' ? question.email : question.mail.to,
    code_hash: null,
    expires_at: expiry(time, question.purpose === 'totp' ? 0 : waitMinutes),
    used_at: null,
    session_id: question.purpose === 'verify-email' ? question.sessionId : null,
    created_at: isoTime(time),
  };
  await db.insertInto('challenge').values(row).execute();
  if (question.purpose !== 'totp') await mailCode(db, services, { ...question, id });
  return id;
}

/** The recipient and purpose of a challenge's codes; null for an unknown one. */
export async function challengedAddress(
  db: Database,
  id: string,
): Promise<{ email: string; purpose: MailedPurpose } | null> {
  const row = await db.selectFrom('challenge').select(['email', 'purpose']).where('id', '=', id).executeTakeFirst();
  return row && row.purpose !== 'totp' ? { email: row.email, purpose: row.purpose } : null;
}

/** Sends a new code for a challenge that is still open; the earlier one is void. */
export async function sendCodeAgain(services: Services, id: string, mail: MailPermit): Promise<void> {
  await services.db.transaction().execute((transaction) => queueNewCode(transaction, services, id, mail));
}

/** The same in the caller's transaction; false for a challenge that is over. */
export async function queueNewCode(db: Database, services: Services, id: string, mail: MailPermit): Promise<boolean> {
  const row = await db
    .selectFrom('challenge')
    .selectAll()
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (!row || row.purpose === 'totp') return false;
  await db
    .updateTable('challenge')
    .set({ tries: 0, expires_at: expiry(services.now(), waitMinutes) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .execute();
  await mailCode(db, services, { id, accountId: row.account_id, purpose: row.purpose, mail });
  return true;
}

/**
 * A code that confirms an address is valid only in the session that requested it, and no one else can use up its
 * attempts.
 * @throws `invalid-code` in another session; `unauthenticated` without one
 */
export async function requireAskingSession(
  db: Database,
  id: string,
  person: { sessionId: string } | null,
): Promise<void> {
  const row = await db
    .selectFrom('challenge')
    .select(['purpose', 'session_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row?.purpose !== 'verify-email' || (person !== null && row.session_id === person.sessionId)) return;
  throw apiFailure(person === null ? 'unauthenticated' : 'invalid-code');
}

/**
 * Counts an attempt, for the challenge and for everything that is mailed to its account: new codes allow no more guesses.
 * @throws `too-many-requests`; an `invalid-code` error if the challenge is used, expired, unknown, or was tried too often
 */
export async function countTry(services: Pick<Services, 'db' | 'now' | 'limits'>, id: string): Promise<Challenge> {
  const { db, now, limits } = services;
  const time = isoTime(now());
  const asked = await db
    .selectFrom('challenge')
    .select(['account_id', 'purpose', 'email'])
    .where(isOpen(id, time))
    .executeTakeFirst();
  if (!asked) throw apiFailure('invalid-code');
  const key = triesKey(asked);
  // Before the attempt is used up: whoever waits can still enter the code.
  if (key !== null) await limits.count('code account', key);
  const row = await db
    .updateTable('challenge')
    .set((update) => ({ tries: update('tries', '+', 1) }))
    .where(isOpen(id, time))
    .returningAll()
    .executeTakeFirst();
  if (!row) throw apiFailure('invalid-code');
  return row;
}

/** Forgets the attempts of an account once one of its codes was right. */
export async function forgetTries({ limits }: Pick<Services, 'limits'>, challenge: Challenge): Promise<void> {
  const key = triesKey(challenge);
  if (key !== null) await limits.forget('code account', key);
}

const isOpen = (id: string, time: string) => (where: ExpressionBuilder<Schema, 'challenge'>) =>
  where.and([
    where('id', '=', id),
    where('tries', '<', codeTries),
    where('used_at', 'is', null),
    where('expires_at', '>', time),
  ]);

/**
 * Whose attempts they are. Anyone may ask for a code to reset a password, so those are counted apart, and by the address,
 * which need not have an account: nobody else uses up what the owner needs to sign in. Those of the authenticator app have
 * a limit of their own.
 */
const triesKey = ({ account_id, purpose, email }: Pick<Challenge, 'account_id' | 'purpose' | 'email'>): string | null =>
  purpose === 'totp' ? null : purpose === 'reset' ? `reset ${emailKey(email)}` : account_id;

/** Whether a code is the mailed one. */
export function isMailedCode(
  services: Pick<Services, 'secret'>,
  { id, code_hash: stored }: Challenge,
  code: string,
): boolean {
  if (stored === null) return false;
  return timingSafeEqual(Buffer.from(keyedHash(services, id, code)), Buffer.from(stored));
}

/** Marks a challenge as answered, which works once. @throws an `invalid-code` error the second time */
export async function closeChallenge(db: Database, now: Date, id: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('challenge')
    .set({ used_at: isoTime(now) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw apiFailure('invalid-code');
}

/** Voids every pending code of an account when its password, address or second factor changes: no code undoes that. */
export async function closeAllChallenges(db: Database, now: Date, accountId: string): Promise<void> {
  await db
    .updateTable('challenge')
    .set({ used_at: isoTime(now) })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute();
}

const expiry = (now: Date, wait = 0) => isoTime(now.getTime() + (wait + codeMinutes) * 60_000);

/** The validity of a code starts when its mail was delivered, however long that took. */
export async function beginCode(db: Database, now: Date, id: string): Promise<void> {
  await db
    .updateTable('challenge')
    .set({ expires_at: expiry(now) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .execute();
}

async function mailCode(
  db: Database,
  services: Services,
  { id, accountId, purpose, mail }: { id: string; accountId: string | null; purpose: MailedPurpose; mail: MailPermit },
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db
    .updateTable('challenge')
    .set({ code_hash: keyedHash(services, id, code) })
    .where('id', '=', id)
    .execute();
  const { appName } = services.config.site;
  const locale = await localeOfAccount(db, accountId);
  const text = mailWords('codeText', {
    code,
    what: mailWords(`${purpose}-what`)(locale),
    minutes: codeMinutes,
    appName,
    url: services.config.publicUrl,
  });
  await queueMail(db, services.now(), mail, {
    isForNobody: accountId === null,
    challengeId: id,
    subject: mailWords('codeSubject', { code, purpose: mailWords(`${purpose}-purpose`)(locale) })(locale),
    text: text(locale),
    uselessAfter: isoTime(services.now().getTime() + waitMinutes * 60_000),
  });
}

/** Called for unknown addresses too, so that the answer takes as long. */
async function localeOfAccount(db: Database, id: string | null): Promise<string> {
  const row = await db
    .selectFrom('account')
    .select(['locale', 'language'])
    .where('id', '=', id ?? '')
    .executeTakeFirst();
  return row ? languageOf(row) : 'en';
}
