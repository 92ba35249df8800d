import { mailWords } from '@vitae/words/mail';
import { v7 as uuidv7 } from 'uuid';
import { apiFailure } from '../../api/api-failure.ts';
import { isoTime, type Services } from '../../services.ts';
import { queueMail } from '../mail/outbox.ts';
import { permitMail } from '../mail/permit-mail.ts';

/**
 * Keeps a message of the contact form and mails it to the address of the settings. Does nothing for programs that fill
 * in every field. @throws `not-found` if nobody would get it, `too-many-requests`
 */
export async function sendContactMessage(
  services: Services,
  address: string,
  { name, email, message, hp = '' }: { name: string; email: string; message: string; hp?: string | undefined },
): Promise<void> {
  const { config, db, now, limits } = services;
  if (config.contactEmail === null) throw apiFailure('not-found');
  await limits.count('contact address', address);
  if (hp !== '') return;
  await limits.count('contact everybody', 'all');
  const permit = await permitMail(services, 'contact', config.contactEmail, { address, accountId: null });
  const { appName } = config.site;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('contact_message')
      .values({ id: uuidv7(), name, email, message, created_at: isoTime(now()) })
      .execute();
    await queueMail(transaction, now(), permit, {
      subject: mailWords('contactSubject', { appName })('en'),
      text: mailWords('contactText', { name, email, message })('en'),
    });
  });
}
