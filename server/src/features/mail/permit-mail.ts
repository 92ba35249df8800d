import type { Limit } from '../../limits.ts';
import type { Services } from '../../services.ts';
import { emailKey } from '../auth/accounts.ts';

/** What a mail is for; each kind is counted separately, so that one does not use up another. */
export type MailKind =
  | 'verify-email'
  | 'sign-in'
  | 'reset'
  | 'change-email'
  | 'notice'
  | 'review'
  | 'payment'
  | 'admin'
  | 'newsletter'
  | 'contact';

/** The cause of a mail: their network address, if they called, and the account if there is one. */
export interface MailSender {
  address: string | null;
  accountId: string | null;
}

const permitted: unique symbol = Symbol('permitted');

/** Permission to send one mail to an address. Only `permitMail` grants it, so that every mail is counted. */
export interface MailPermit {
  readonly to: string;
  /** There were too many: it is sent after the others that wait for this address. */
  readonly mustWait: boolean;
  readonly [permitted]: true;
}

/**
 * Counts a mail, for the sender and for the recipient. Called before the change that the mail is about: a change that
 * its owner could not be notified of is not made. Mail about money is never refused, because what a provider was paid
 * cannot wait for an hour to be over; nor are other steps that concern one person refused because of the others.
 * @throws `too-many-requests`, except for payments
 */
export async function permitMail(
  { limits }: Pick<Services, 'limits'>,
  kind: MailKind,
  to: string,
  { address, accountId }: MailSender,
): Promise<MailPermit> {
  let mustWait = false;
  const count = async (limit: Limit, key: string, isRefused: boolean) => {
    if (isRefused) await limits.count(limit, key);
    else if (await limits.exceeds(limit, key)) mustWait = true;
  };
  const isMoney = kind === 'payment';
  if (address !== null) await count('mail address', address, !isMoney);
  if (accountId !== null) await count('mail sender', accountId, !isMoney);
  if (isMoney || kind === 'review' || kind === 'admin') await count('mail steps', emailKey(to), false);
  // Messages of the contact form all go to one address, and have a limit for it.
  else if (kind !== 'contact') await limits.count('mail account', `${kind} ${emailKey(to)}`);
  return { to, mustWait, [permitted]: true };
}
