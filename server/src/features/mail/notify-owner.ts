import { mailWords } from '@vitae/words/mail';
import { languageOf } from './language-of.ts';
import type { Database } from '../../db/open-database.ts';
import type { Account } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { emailKey } from '../auth/accounts.ts';
import { queueMail } from './outbox.ts';
import { permitMail, type MailPermit, type MailSender } from './permit-mail.ts';

/** Notifies the owner of an account about a change that someone else might have made. */
export async function notifyOwner(
  db: Database,
  { config, now }: Services,
  notice: MailPermit,
  what: 'passwordChanged' | 'googleLinked' | 'twoFactorOff' | 'passkeyAdded' | 'passkeyRemoved',
): Promise<void> {
  const account = await db
    .selectFrom('account')
    .select(['locale', 'language'])
    .where('email_key', '=', emailKey(notice.to))
    .executeTakeFirstOrThrow();
  const locale = languageOf(account);
  const text = mailWords(`${what}Text`, { appName: config.site.appName, url: config.publicUrl });
  await queueMail(db, now(), notice, { subject: mailWords(`${what}Subject`)(locale), text: text(locale) });
}

/** Permission to notify an owner of a change, before it is made. @throws `too-many-requests` */
export const noticeTo = (
  services: Services,
  { email }: Pick<Account, 'email'>,
  sender: MailSender,
): Promise<MailPermit> => permitMail(services, 'notice', email, sender);
