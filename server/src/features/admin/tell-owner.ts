import { mailWords } from '@vitae/words/mail';
import type { ApiContext } from '../../api/context.ts';
import { callerOf } from '../../api/implementer.ts';
import type { Database } from '../../db/open-database.ts';
import type { Account } from '../../db/schema.ts';
import { onRecord, type Change } from '../audit/audit.ts';
import { languageOf } from '../mail/language-of.ts';
import { queueMail } from '../mail/outbox.ts';
import { permitMail } from '../mail/permit-mail.ts';

interface Opened {
  /** The title of a document, or `everything`. */
  what: string;
  reason: string;
}

/**
 * Puts on record that an admin reads what someone wrote. The owner is notified by mail in the same transaction, by `tell`,
 * unless the server is set not to. @throws `too-many-requests`
 */
export async function tellOwner<Result>(
  context: ApiContext,
  { email, ...account }: Pick<Account, 'email' | 'locale' | 'language'>,
  { what, reason }: Opened,
  work: (db: Database, tell: (db: Database) => Promise<void>) => Promise<{ change: Change; result: Result }>,
): Promise<Result> {
  const { services } = context;
  const { appName } = services.config.site;
  const locale = languageOf(account);
  const permit = services.config.tellOwners ? await permitMail(services, 'admin', email, callerOf(context)) : null;
  return onRecord(context, (transaction) =>
    work(transaction, async (db) => {
      if (permit === null) return;
      const values = { appName, url: services.config.publicUrl, reason, title: what };
      await queueMail(db, services.now(), permit, {
        subject: mailWords(what === 'everything' ? 'dataTakenSubject' : 'documentOpenedSubject')(locale),
        text: mailWords(what === 'everything' ? 'dataTakenText' : 'documentOpenedText', values)(locale),
      });
    }),
  );
}
