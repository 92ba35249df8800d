import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { apiFailure } from '../../api/api-failure.ts';
import type { Database } from '../../db/open-database.ts';
import type { ChallengeTable } from '../../db/schema.ts';
import { isoTime, type Services } from '../../services.ts';
import { queueMail } from '../mail/outbox.ts';
import type { Selectable } from 'kysely';

/** How long a code is valid, and how often it may be tried (issue: 6 digits by mail, 10 minutes, 5 tries). */
const codeMinutes = 10;
export const codeTries = 5;

export type Challenge = Selectable<ChallengeTable>;
type Purpose = Challenge['purpose'];

const words: Readonly<Record<Exclude<Purpose, 'totp'>, { subject: string; what: string }>> = {
  'verify-email': { subject: 'Your code to confirm this address', what: 'confirm your e-mail address' },
  'sign-in': { subject: 'Your code to sign in', what: 'sign in' },
  reset: { subject: 'Your code to set a new password', what: 'set a new password' },
  'change-email': { subject: 'Your code to confirm this address', what: 'use this address for your account' },
};

const keyedHash = ({ secret }: Pick<Services, 'secret'>, id: string, code: string) => createHmac('sha256', secret).update(`code ${id} ${code}`).digest('hex');

/** Asks a question that a code answers. Without an account nothing is sent, and nothing looks different: the same is written. */
export async function startChallenge(
  db: Database,
  services: Services,
  { purpose, accountId, email }: { purpose: Purpose; accountId: string | null; email: string },
): Promise<string> {
  const time = services.now();
  const id = uuidv7();
  const row = { id, account_id: accountId, purpose, email, code_hash: null, expires_at: expiry(time), used_at: null, created_at: isoTime(time) };
  await db.insertInto('challenge').values(row).execute();
  if (purpose !== 'totp') await mailCode(db, services, { id, accountId, purpose, email });
  return id;
}

/** The address that a challenge's codes go to; null for an unknown one. */
export async function challengedAddress(db: Database, id: string): Promise<string | null> {
  const row = await db.selectFrom('challenge').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email ?? null;
}

/** Sends a new code for a challenge that still waits; the earlier one is void. */
export async function sendCodeAgain(services: Services, id: string): Promise<void> {
  const { db, now } = services;
  await db.transaction().execute(async (transaction) => {
    const row = await transaction.selectFrom('challenge').selectAll().where('id', '=', id).where('used_at', 'is', null).executeTakeFirst();
    if (!row || row.purpose === 'totp') return;
    await transaction.updateTable('challenge').set({ tries: 0, expires_at: expiry(now()) }).where('id', '=', id).execute();
    await mailCode(transaction, services, { id, accountId: row.account_id, purpose: row.purpose, email: row.email });
  });
}

/** Counts a try. @throws an `invalid-code` error when the challenge is used, expired, unknown, or tried too often */
export async function countTry(db: Database, now: Date, id: string): Promise<Challenge> {
  const row = await db
    .updateTable('challenge')
    .set((update) => ({ tries: update('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', codeTries)
    .where('used_at', 'is', null)
    .where('expires_at', '>', isoTime(now))
    .returningAll()
    .executeTakeFirst();
  if (!row) throw apiFailure('invalid-code');
  return row;
}

/** Whether a code is the one that was mailed. */
export function isMailedCode(services: Pick<Services, 'secret'>, { id, code_hash: stored }: Challenge, code: string): boolean {
  if (stored === null) return false;
  return timingSafeEqual(Buffer.from(keyedHash(services, id, code)), Buffer.from(stored));
}

/** Marks a challenge as answered: it is so once. @throws an `invalid-code` error the second time */
export async function closeChallenge(db: Database, now: Date, id: string): Promise<void> {
  const { numUpdatedRows } = await db.updateTable('challenge').set({ used_at: isoTime(now) }).where('id', '=', id).where('used_at', 'is', null).executeTakeFirst();
  if (numUpdatedRows !== 1n) throw apiFailure('invalid-code');
}

const expiry = (now: Date) => isoTime(now.getTime() + codeMinutes * 60_000);

async function mailCode(
  db: Database,
  services: Services,
  { id, accountId, purpose, email }: { id: string; accountId: string | null; purpose: Exclude<Purpose, 'totp'>; email: string },
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db.updateTable('challenge').set({ code_hash: keyedHash(services, id, code) }).where('id', '=', id).execute();
  const { appName } = services.config.site;
  const { subject, what } = words[purpose];
  await queueMail(db, services.now(), {
    isForNobody: accountId === null,
    to: email,
    subject: `${code} – ${subject}`,
    text: [
      `Your code to ${what} is ${code}.`,
      `It is valid for ${codeMinutes} minutes. Nobody of ${appName} will ever ask you for it.`,
      'If you did not ask for it, you need not do anything: without the code nothing changes.',
      `${appName}, ${services.config.publicUrl}`,
    ].join('\n\n'),
    uselessAfter: expiry(services.now()),
  });
}
