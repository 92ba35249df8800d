import { createHmac, timingSafeEqual } from 'node:crypto';
import { addressIn, interfaceLanguageOf, type InterfaceLanguage } from '@vitae/words/languages';
import { mailWords } from '@vitae/words/mail';
import { ORPCError } from '@orpc/server';
import type { RequestHandler } from 'express';
import { v7 as uuidv7 } from 'uuid';
import { apiFailure } from '../../api/api-failure.ts';
import { sendError } from '../../api/send-error.ts';
import { isoTime, type Services } from '../../services.ts';
import { emailKey } from '../auth/accounts.ts';
import { queueMail } from '../mail/outbox.ts';
import { permitMail } from '../mail/permit-mail.ts';

/** What a link in an email does. */
type LinkPurpose = 'confirm' | 'unsubscribe';

/** The page that a link in an email opens, in a language. */
export const newsletterPath = (purpose: LinkPurpose, language: InterfaceLanguage): string =>
  addressIn(language, `/newsletter/${purpose}`);

/** How long a mailing service may take to respond, in milliseconds. */
const serviceMs = 10_000;

const signatureOf = ({ secret }: Pick<Services, 'secret'>, purpose: LinkPurpose, id: string): string =>
  createHmac('sha256', secret).update(`newsletter ${purpose} ${id}`).digest('base64url');

/** A link for an address on the list, to the page in a language (BCP 47); it holds until the address is removed. */
const linkTo = (
  services: Pick<Services, 'secret' | 'config'>,
  purpose: LinkPurpose,
  id: string,
  locale: string,
): string =>
  `${services.config.publicUrl}${newsletterPath(purpose, interfaceLanguageOf(locale))}?token=${id}.${signatureOf(services, purpose, id)}`;

/** The id in the token of a link. @throws `invalid-code` if it was not made here for this purpose */
function idIn(services: Pick<Services, 'secret'>, purpose: LinkPurpose, token: string): string {
  const [id = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(services, purpose, id));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw apiFailure('invalid-code');
  return id;
}

/** What a visitor or a program entered. */
interface Request {
  email: string;
  list?: string | undefined;
  subform?: string | undefined;
  hp?: string | undefined;
}

/**
 * Asks the owner of an address whether they want the newsletter, or passes the address on to the mailing service of the
 * settings. Does nothing for programs that fill in every field, and tells nobody which addresses are known.
 */
export async function requestNewsletter(
  services: Services,
  address: string,
  { email, list, subform, hp = '' }: Request,
  locale: string,
): Promise<void> {
  const { config, db, now, limits } = services;
  await limits.count('newsletter address', address);
  if (hp !== '') return;
  const form = config.newsletterForm;
  if (form !== null) {
    await passOn(services, { email, list: list || form.list, subform: subform || form.subform, hp }, form.url);
    return;
  }
  const permit = await permitMail(services, 'newsletter', email, { address, accountId: null });
  const time = isoTime(now());
  await db
    .insertInto('newsletter')
    .values({ id: uuidv7(), email, email_key: emailKey(email), confirmed_at: null, created_at: time })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .execute();
  const row = await db
    .selectFrom('newsletter')
    .select(['id', 'confirmed_at'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirstOrThrow();
  const { appName } = config.site;
  const unsubscribe = linkTo(services, 'unsubscribe', row.id, locale);
  const text = mailWords('newsletterText', {
    appName,
    confirm: linkTo(services, 'confirm', row.id, locale),
    unsubscribe,
  });
  await queueMail(db, now(), permit, {
    subject: mailWords('newsletterSubject', { appName })(locale),
    text: text(locale),
    isForNobody: row.confirmed_at !== null,
    unsubscribe,
  });
}

async function passOn({ log }: Services, fields: Record<string, string>, url: string): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    signal: AbortSignal.timeout(serviceMs),
  }).catch((error: unknown) => {
    log.error({ err: error }, 'the mailing service did not answer');
    return null;
  });
  // A form answers with a page, or sends the browser to one.
  if (answer === null || answer.status >= 400) throw apiFailure('not-ready');
}

/** Puts an address on the list, with the link that its owner got. @throws `invalid-code` */
export async function confirmNewsletter(services: Services, token: string): Promise<void> {
  const id = idIn(services, 'confirm', token);
  const { numUpdatedRows } = await services.db
    .updateTable('newsletter')
    .set((expression) => ({
      confirmed_at: expression.fn.coalesce('confirmed_at', expression.val(isoTime(services.now()))),
    }))
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw apiFailure('invalid-code');
}

/** Removes an address from the list, with a link from an email; again without effect. @throws `invalid-code` */
export async function endNewsletter(services: Services, token: string): Promise<void> {
  await services.db
    .deleteFrom('newsletter')
    .where('id', '=', idIn(services, 'unsubscribe', token))
    .execute();
}

/**
 * Answers mail programs, which end the newsletter without opening the page: they send a POST to the address of its link,
 * without an origin (RFC 8058). The token is all that counts, so nothing of the body is read. They are not
 * counted either: one program ends it for many people.
 */
export const endWithOneClick =
  (services: Services): RequestHandler =>
  async (request, response) => {
    const { token } = request.query;
    try {
      await endNewsletter(services, typeof token === 'string' ? token : '');
      response.json({ done: true });
    } catch (error) {
      if (!(error instanceof ORPCError) || error.code !== 'invalid-code') throw error;
      sendError(request, response, 'invalid-code');
    }
  };

const accountOf = ({ db }: Services, accountId: string) =>
  db
    .selectFrom('account')
    .select(['email', 'email_key', 'email_verified_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

/**
 * What is stored of the newsletter for the address of an account; null if nothing is, or if the address is not verified:
 * it may be somebody else's.
 */
export async function newsletterRowOf(
  services: Services,
  accountId: string,
): Promise<{ email: string; requestedAt: string; confirmedAt: string | null } | null> {
  const { email_key, email_verified_at } = await accountOf(services, accountId);
  if (email_verified_at === null) return null;
  const row = await services.db
    .selectFrom('newsletter')
    .select(['email', 'created_at', 'confirmed_at'])
    .where('email_key', '=', email_key)
    .executeTakeFirst();
  return row ? { email: row.email, requestedAt: row.created_at, confirmedAt: row.confirmed_at } : null;
}

/** Whether the address of an account is on the list. */
export const hasNewsletter = async (services: Services, accountId: string): Promise<boolean> =>
  typeof (await newsletterRowOf(services, accountId))?.confirmedAt === 'string';

/** Puts the address of an account on the list or takes it off. @throws `conflict` if it is not verified */
export async function setNewsletter(services: Services, accountId: string, isOn: boolean): Promise<void> {
  const { db, now } = services;
  const account = await accountOf(services, accountId);
  if (account.email_verified_at === null) throw apiFailure('conflict');
  if (!isOn) {
    await db.deleteFrom('newsletter').where('email_key', '=', account.email_key).execute();
    return;
  }
  const time = isoTime(now());
  await db
    .insertInto('newsletter')
    .values({ id: uuidv7(), email: account.email, email_key: account.email_key, confirmed_at: time, created_at: time })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ confirmed_at: time }))
    .execute();
}
