import type { ShareLink } from '@vitae/api/contract';
import { mostShareLinks } from '@vitae/api/contract';
import type { DocumentKind } from '@vitae/domain';
import { refusalWords } from '@vitae/words/refusals';
import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { apiFailure, notFound } from '../../api/api-failure.ts';
import { turnOfItsOwn } from '../../api/heavy-work.ts';
import type { Database } from '../../db/open-database.ts';
import type { ShareLinkTable } from '../../db/schema.ts';
import { isoTime, type Services } from '../../services.ts';
import { hashPassword } from '../auth/passwords.ts';
import { documentOf } from '../documents/documents.ts';

/** Bytes of a token: nobody guesses one. */
const tokenBytes = 24;
const longestMs = 5 * 366 * 24 * 60 * 60 * 1000;

type Row = Selectable<ShareLinkTable>;

/** The links of an account, or of one of its documents, newest first. */
export async function listShares(services: Services, accountId: string, document?: string): Promise<ShareLink[]> {
  const { db } = services;
  await turnOfItsOwn(accountId);
  const rows = await db
    .selectFrom('share_link')
    // Its text is not read: an account may have links to many large documents.
    .innerJoin('document', (join) =>
      join
        .onRef('document.account_id', '=', 'share_link.account_id')
        .onRef('document.id', '=', 'share_link.document_id'),
    )
    .selectAll('share_link')
    .select('document.kind')
    .where('share_link.account_id', '=', accountId)
    .$if(document !== undefined, (query) => query.where('share_link.document_id', '=', document ?? ''))
    .orderBy('share_link.id', 'desc')
    .execute();
  return rows.map((row) => linkOf(services, row, row.kind));
}

function linkOf({ config }: Services, row: Row, kind: DocumentKind): ShareLink {
  return {
    id: row.id,
    document: row.document_id,
    kind,
    token: row.token,
    url: `${config.publicUrl}/r/${row.token}`,
    rev: row.rev,
    hasPassword: row.password_hash !== null,
    expiresAt: row.expires_at,
    views: row.views,
    createdAt: row.created_at,
  };
}

interface NewShare {
  document: string;
  follows: boolean;
  password: string | null;
  expiresAt: string | null;
}

/** Shares a document under a new link. @throws `not-found`, `limit-reached`, `invalid` for an end that is not ahead */
export async function createShare(services: Services, accountId: string, share: NewShare): Promise<ShareLink> {
  await turnOfItsOwn(accountId);
  const { db, now } = services;
  const expires_at = checkedEnd(share.expiresAt, now());
  // Before the transaction: it takes a while.
  const password_hash = share.password === null ? null : await hashPassword(share.password, accountId);
  return db.transaction().execute(async (transaction) => {
    const document = await sharedDocument(transaction, accountId, share.document);
    await checkCount(transaction, accountId, share.document);
    const row: Row = {
      id: uuidv7(),
      account_id: accountId,
      document_id: share.document,
      token: randomBytes(tokenBytes).toString('base64url'),
      rev: share.follows ? null : document.head_rev,
      password_hash,
      expires_at,
      views: 0,
      created_at: isoTime(now()),
    };
    await transaction.insertInto('share_link').values(row).execute();
    return linkOf(services, row, document.kind);
  });
}

/** A document that is in use. @throws `not-found` */
async function sharedDocument(db: Database, accountId: string, id: string) {
  const document = await documentOf(db, accountId, id);
  if (document.deleted_at !== null) throw apiFailure('not-found');
  return document;
}

/** Counts with the account locked, so that two calls at once do not exceed it. @throws `limit-reached` */
async function checkCount(db: Database, accountId: string, document: string): Promise<void> {
  await db
    .updateTable('account')
    .set((update) => ({ stored_bytes: update.ref('stored_bytes') }))
    .where('id', '=', accountId)
    .execute();
  const rows = await db.selectFrom('share_link').select('document_id').where('account_id', '=', accountId).execute();
  const ofDocument = rows.filter(({ document_id }) => document_id === document).length;
  if (ofDocument >= mostShareLinks.document)
    throw apiFailure('limit-reached', {
      message: refusalWords('sharesOfDocument', { count: mostShareLinks.document }),
    });
  if (rows.length >= mostShareLinks.account)
    throw apiFailure('limit-reached', { message: refusalWords('sharesOfAccount', { count: mostShareLinks.account }) });
}

/** @throws `invalid` if it is not ahead, or too far */
function checkedEnd(end: string | null, now: Date): string | null {
  if (end === null) return null;
  const ahead = new Date(end).getTime() - now.getTime();
  if (!(ahead > 0 && ahead < longestMs))
    throw apiFailure('invalid', { fields: { expiresAt: refusalWords('shareEnd') } });
  return isoTime(new Date(end));
}

interface ShareChange {
  id: string;
  follows?: boolean | undefined;
  password?: string | null | undefined;
  expiresAt?: string | null | undefined;
}

/** Changes a link; its address stays. @throws `not-found`, `invalid` */
export async function changeShare(services: Services, accountId: string, change: ShareChange): Promise<ShareLink> {
  const { db, now } = services;
  const { id, follows, password, expiresAt } = change;
  const ends = expiresAt === undefined ? {} : { expires_at: checkedEnd(expiresAt, now()) };
  await shareOf(db, accountId, id);
  const hashed =
    password === undefined ? {} : { password_hash: password === null ? null : await hashPassword(password, accountId) };
  return db.transaction().execute(async (transaction) => {
    const { document_id, rev } = await shareOf(transaction, accountId, id);
    const document = await sharedDocument(transaction, accountId, document_id);
    const version = follows === undefined ? {} : { rev: follows ? null : (rev ?? document.head_rev) };
    const row = await transaction
      .updateTable('share_link')
      .set({ id, ...ends, ...hashed, ...version })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return linkOf(services, row, document.kind);
  });
}

const shareOf = (db: Database, accountId: string, id: string): Promise<Row> =>
  db
    .selectFrom('share_link')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound);

/** Ends a link at once. @throws `not-found` */
export async function revokeShare({ db }: Services, accountId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('share_link')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw apiFailure('not-found');
}
