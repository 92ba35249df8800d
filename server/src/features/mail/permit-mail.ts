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

/** The cause of a mail: their network address, and the account if there is one. */
export interface MailSender {
  address: string;
  accountId: string | null;
}

const permitted: unique symbol = Symbol('permitted');

/** Permission to send one mail to an address. Only `permitMail` grants it, so that every mail is counted. */
export interface MailPermit {
  readonly to: string;
  readonly [permitted]: true;
}

/**
 * Counts a mail, for the sender and for the recipient. Called before the change that the mail is about: a change that
 * its owner could not be notified of is not made. @throws `too-many-requests`
 */
export async function permitMail(
  { limits }: Pick<Services, 'limits'>,
  kind: MailKind,
  to: string,
  { address, accountId }: MailSender,
): Promise<MailPermit> {
  await limits.count('mail address', address);
  if (accountId !== null) await limits.count('mail sender', accountId);
  // Each step of a review, a payment and an admin is one mail, and none may wait for the hour to be over; messages of
  // the contact form all go to one address.
  const isStep = kind === 'review' || kind === 'payment' || kind === 'admin' || kind === 'contact';
  if (!isStep) await limits.count('mail account', `${kind} ${emailKey(to)}`);
  return { to, [permitted]: true };
}
