import { setImmediate as breathe } from 'node:timers/promises';
import { isoTime, type Services } from '../../services.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A device stores a picture before the document that shows it, and may lose its network in between. */
const unusedMs = 90 * dayMs;
const sweptKey = 'assets swept at';

/**
 * Removes pictures that no version of any document of their account refers to, once a day; then the files that no
 * account has. Returns the number of files.
 */
export async function removeUnusedAssets(services: Services): Promise<number> {
  const { db, now } = services;
  const time = now().getTime();
  const swept = await db.selectFrom('setting').select('value').where('key', '=', sweptKey).executeTakeFirst();
  if (swept && time - Date.parse(swept.value) < dayMs) return 0;
  await forgetUnused(services, time);
  const removed = await removeOrphans(services, time);
  const value = isoTime(time);
  await db
    .insertInto('setting')
    .values({ key: sweptKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  return removed;
}

async function forgetUnused({ db }: Services, time: number): Promise<void> {
  const before = isoTime(time - unusedMs);
  const accounts = await db
    .selectFrom('asset')
    .select('account_id')
    .distinct()
    .where('created_at', '<', before)
    .execute();
  for (const { account_id } of accounts) {
    await db
      .deleteFrom('asset')
      .where('account_id', '=', account_id)
      .where('created_at', '<', before)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('asset_reference')
              .select('asset_reference.rev')
              .where('asset_reference.account_id', '=', account_id)
              .whereRef('asset_reference.sha256', '=', 'asset.sha256'),
          ),
        ),
      )
      .execute();
    await breathe();
  }
}

/** A file is written before its row, so only a file that has existed for a while is unused. */
async function removeOrphans({ db, assets }: Services, time: number): Promise<number> {
  let removed = 0;
  for await (const { sha256, writtenAt } of assets.list()) {
    const row = await db.selectFrom('asset').select('sha256').where('sha256', '=', sha256).limit(1).executeTakeFirst();
    if (row || time - writtenAt < dayMs) continue;
    await assets.remove(sha256);
    removed += 1;
  }
  return removed;
}
