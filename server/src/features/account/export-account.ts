import { strToU8, zipSync } from 'fflate';
import { userOf } from '../auth/accounts.ts';
import { readAsset } from '../assets/assets.ts';
import { listSessions } from './account.ts';
import type { Person } from '../../api/context.ts';
import type { Services } from '../../services.ts';

/** Everything an account holds, as a zip: profile, sessions, documents with all their versions, pictures. */
export async function exportAccount(services: Services, person: Person): Promise<Uint8Array<ArrayBuffer>> {
  const { db } = services;
  const files: Record<string, Uint8Array> = {};
  const put = (name: string, value: unknown) => {
    files[name] = strToU8(`${JSON.stringify(value, null, 2)}\n`);
  };
  put('profile.json', await userOf(db, person.accountId));
  put('sessions.json', await listSessions(services, person));
  const documents = await db.selectFrom('document').selectAll().where('account_id', '=', person.accountId).where('purged_at', 'is', null).execute();
  for (const { id, doc, deleted_at } of documents) {
    put(`${deleted_at === null ? 'documents' : 'trash'}/${id}.vitae.json`, JSON.parse(doc));
    const revisions = await db.selectFrom('document_revision').select(['rev', 'doc']).where('document_id', '=', id).orderBy('rev').execute();
    for (const revision of revisions) put(`versions/${id}/${String(revision.rev).padStart(6, '0')}.vitae.json`, JSON.parse(revision.doc));
  }
  const assets = await db.selectFrom('asset').select('sha256').where('account_id', '=', person.accountId).execute();
  for (const { sha256 } of assets) {
    const { bytes, type } = await readAsset(services, person.accountId, sha256);
    files[`pictures/${sha256}.${type === 'image/png' ? 'png' : 'jpg'}`] = bytes;
  }
  return new Uint8Array(zipSync(files));
}
