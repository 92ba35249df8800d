import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../db/open-database.ts';
import { isoTime, type Services } from '../../services.ts';
import type { SharedVersion } from './drawn-documents.ts';

/** A link that works now, and the version that it shows. */
export interface Shared extends SharedVersion {
  id: string;
  passwordHash: string | null;
}

const tokenPattern = /^[\w-]{32}$/;

/**
 * The link of a token; `null` for one that never was, was revoked, has ended, or whose document or account is in the
 * trash, suspended, or about to be deleted: nobody can tell which.
 */
export async function findShared({ db, now }: Services, token: string): Promise<Shared | null> {
  if (!tokenPattern.test(token)) return null;
  const row = await db
    .selectFrom('share_link as link')
    .innerJoin('document', (join) =>
      join.onRef('document.account_id', '=', 'link.account_id').onRef('document.id', '=', 'link.document_id'),
    )
    .innerJoin('account', 'account.id', 'link.account_id')
    .select(['link.id', 'link.account_id', 'link.document_id', 'link.rev', 'link.password_hash', 'document.head_rev'])
    .where('link.token', '=', token)
    .where('document.deleted_at', 'is', null)
    .where('document.purged_at', 'is', null)
    .where('account.status', '=', 'active')
    .where('account.delete_after', 'is', null)
    .where((where) => where.or([where('link.expires_at', 'is', null), where('link.expires_at', '>', isoTime(now()))]))
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    accountId: row.account_id,
    documentId: row.document_id,
    rev: row.rev ?? row.head_rev,
    passwordHash: row.password_hash,
  };
}

/** The text of the version; `null` if it is gone. */
export async function textOf(db: Database, { accountId, documentId, rev }: Shared): Promise<string | null> {
  const version = await db
    .selectFrom('document_revision')
    .select('doc')
    .where('account_id', '=', accountId)
    .where('document_id', '=', documentId)
    .where('rev', '=', rev)
    .executeTakeFirst();
  if (version) return version.doc;
  const newest = await db
    .selectFrom('document')
    .select('doc')
    .where('account_id', '=', accountId)
    .where('id', '=', documentId)
    .where('head_rev', '=', rev)
    .executeTakeFirst();
  return newest?.doc ?? null;
}

/** Counts that the page was opened; nothing about who did. */
export async function countView(db: Database, { id }: Shared): Promise<void> {
  await db
    .updateTable('share_link')
    .set((update) => ({ views: update('views', '+', 1) }))
    .where('id', '=', id)
    .where('views', '<', 2_000_000_000)
    .execute();
}

/** How long a correct password counts, in milliseconds. */
export const passLifeMs = 12 * 60 * 60 * 1000;

const macOf = ({ secret }: Services, { id, passwordHash }: Shared, until: number): string =>
  createHmac('sha256', secret).update(`share ${id} ${passwordHash} ${until}`).digest('base64url');

/** The value of the cookie of someone who knew the password; another password makes it worthless. */
export function passOf(services: Services, shared: Shared): string {
  const until = services.now().getTime() + passLifeMs;
  return `${until}.${macOf(services, shared, until)}`;
}

/** Whether someone may read it: it has no password, or they knew it. */
export function mayRead(services: Services, shared: Shared, pass: string): boolean {
  if (shared.passwordHash === null) return true;
  const [, until = '0', mac = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(pass) ?? [];
  if (Number(until) <= services.now().getTime()) return false;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(services, shared, Number(until))));
}
