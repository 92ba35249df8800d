import { sql } from 'kysely';
import type { Database } from '../../db/open-database.ts';

/** A condition on a row of `document_revision`: no link stays at this version, so it may be thinned out. */
export const notShared = sql<boolean>`not exists (
  select 1 from share_link where share_link.account_id = document_revision.account_id
    and share_link.document_id = document_revision.document_id and share_link.rev = document_revision.rev)`;

/** Ends the links of a document that is permanently deleted. */
export async function endSharesOf(db: Database, accountId: string, document: string): Promise<void> {
  await db.deleteFrom('share_link').where('account_id', '=', accountId).where('document_id', '=', document).execute();
}
