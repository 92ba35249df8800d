import { maxAssetBytes } from '@vitae/domain';
import { refusalWords } from '@vitae/words/refusals';
import { createHash } from 'node:crypto';
import { apiFailure, notFound } from '../../api/api-failure.ts';
import { isoTime, type Services } from '../../services.ts';
import { cleanPictureType } from './clean-picture.ts';

/**
 * Stores a picture for an account, once for all accounts that have it. @throws `too-large`, `storage-full`,
 * `wrong-type` for anything but a picture in the form that the app produces, `invalid` if the bytes do not match their
 * SHA-256
 */
export async function putAsset(
  services: Services,
  accountId: string,
  sha256: string,
  bytes: Uint8Array,
): Promise<void> {
  if (bytes.length > maxAssetBytes) throw apiFailure('too-large');
  const type = cleanPictureType(bytes);
  if (type === null) throw apiFailure('wrong-type');
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw apiFailure('invalid', { fields: { sha256: refusalWords('assetOtherBytes') } });
  // Before anything is written.
  await checkRoom(services, accountId, sha256, bytes.length);
  await services.assets.put(sha256, bytes, type);
  const row = { account_id: accountId, sha256, type, size: bytes.length, created_at: isoTime(services.now()) };
  await services.db
    .insertInto('asset')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'sha256']).doUpdateSet({ created_at: row.created_at }))
    .execute();
}

/** @throws `storage-full` when a picture that the account does not have yet exceeds its storage */
async function checkRoom(
  { db, config }: Pick<Services, 'db' | 'config'>,
  accountId: string,
  sha256: string,
  size: number,
): Promise<void> {
  const { stored_bytes, has } = await db
    .selectFrom('account')
    .select((account) => [
      'stored_bytes',
      account
        .exists(
          account
            .selectFrom('asset')
            .select('asset.sha256')
            .whereRef('asset.account_id', '=', 'account.id')
            .where('asset.sha256', '=', sha256),
        )
        .as('has'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (!has && Number(stored_bytes) + size > config.accountBytes) throw apiFailure('storage-full');
}

/** A picture of an account; other accounts do not get it. @throws `not-found` */
export async function readAsset(
  services: Services,
  accountId: string,
  sha256: string,
): Promise<{ bytes: Buffer; type: string }> {
  const row = await services.db
    .selectFrom('asset')
    .select('type')
    .where('account_id', '=', accountId)
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow(notFound);
  return { bytes: await services.assets.get(sha256), type: row.type };
}
