import type { DocumentOfUserDetails } from '@vitae/api/contract';
import { notFound } from '../../api/api-failure.ts';
import type { ApiContext } from '../../api/context.ts';
import type { Database } from '../../db/open-database.ts';
import { listedDocument } from './list-documents.ts';
import { tellOwner } from './tell-owner.ts';

const mostCounted = 100;

interface OfOwner {
  slug: string;
  owner?: string | undefined;
}

/** @throws `not-found` */
async function rowOf(db: Database, { slug, owner }: OfOwner) {
  return db
    .selectFrom('document')
    .innerJoin('account', 'account.id', 'document.account_id')
    .selectAll('document')
    .select(['account.email', 'account.locale', 'account.language'])
    .where('slug', '=', slug)
    .where('purged_at', 'is', null)
    .$if(owner !== undefined, (query) => query.where('document.account_id', '=', owner ?? ''))
    .orderBy('document.account_id')
    .limit(1)
    .executeTakeFirstOrThrow(notFound);
}

/** What is known about a document, without what is in it. @throws `not-found` */
export async function documentDetails(db: Database, asked: OfOwner): Promise<DocumentOfUserDetails> {
  const row = await rowOf(db, asked);
  const versions = await db
    .selectFrom('document_revision')
    .select('rev')
    .where('account_id', '=', row.account_id)
    .where('document_id', '=', row.id)
    .limit(mostCounted)
    .execute();
  const evaluations = await db
    .selectFrom('evaluation')
    .select('id')
    .where('account_id', '=', row.account_id)
    .where('document_id', '=', row.id)
    .where('deleted_at', 'is', null)
    .limit(mostCounted)
    .execute();
  return {
    ...listedDocument(row),
    revision: row.head_rev,
    device: row.device,
    bytes: Buffer.byteLength(row.doc),
    versions: versions.length,
    evaluations: evaluations.length,
  };
}

/** A document as JSON text: on record, and its owner is notified. @throws `not-found`, `too-many-requests` */
export async function openDocument(
  context: ApiContext,
  { reason, ...asked }: OfOwner & { reason: string },
): Promise<string> {
  const row = await rowOf(context.services.db, asked);
  await tellOwner(context, row, { what: row.title, reason }, async (db, tell) => {
    await tell(db);
    return {
      change: {
        subject: `document ${row.id}`,
        name: `${row.title} · ${row.email}`,
        reason,
        before: null,
        after: null,
      },
      result: null,
    };
  });
  return `{"doc":${row.doc}}`;
}
