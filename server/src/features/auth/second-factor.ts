import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../db/open-database.ts';
import type { Account } from '../../db/schema.ts';
import type { Services } from '../../services.ts';

const periodSeconds = 30;
const recoveryCodeCount = 10;
/** Leaves out letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

const totpOf = (issuer: string, label: string, secret: string) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: periodSeconds });

/** A new secret for an authenticator app, and the URI in its QR code. */
export function newTotp(
  { config }: Pick<Services, 'config'>,
  { email }: Pick<Account, 'email'>,
): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, uri: totpOf(config.site.appName, email, secret).toString() };
}

/**
 * Whether an authenticator app shows this code now, or 30 seconds earlier or later (RFC 6238, 5.2). A time step is
 * accepted once, so a code read over someone's shoulder is worthless.
 */
export async function isAppCode({ db, now, config }: Services, account: Account, code: string): Promise<boolean> {
  if (account.totp_secret === null) return false;
  const timestamp = now().getTime();
  const delta = totpOf(config.site.appName, account.email, account.totp_secret).validate({
    token: code,
    window: 1,
    timestamp,
  });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / periodSeconds) + delta;
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ totp_last_step: step })
    .where('id', '=', account.id)
    .where((where) => where.or([where('totp_last_step', 'is', null), where('totp_last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether a code is the app's, or a recovery code, which is then used up. */
export async function isSecondFactor(services: Services, account: Account, code: string): Promise<boolean> {
  if (/^\d{6}$/.test(code)) return isAppCode(services, account, code);
  const { numDeletedRows } = await services.db
    .deleteFrom('recovery_code')
    .where('account_id', '=', account.id)
    .where('hash', '=', hashOf(code))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Creates new recovery codes, shown once; earlier ones become void. */
export async function newRecoveryCodes(db: Database, accountId: string): Promise<string[]> {
  const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  const codes = Array.from({ length: recoveryCodeCount }, () => `${part()}-${part()}`);
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, hash: hashOf(code) })))
    .execute();
  return codes;
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');
