import type { Database } from '../../db/open-database.ts';
import { isoTime } from '../../services.ts';
import { notShared } from '../shares/shares-of-documents.ts';

/** The initial or imported version: it stays, however soon typing continued. */
const firstRev = 1;
const minuteMs = 60_000;
/** For this long a device keeps one version a minute; then, until `thinVersions` runs, one per ten minutes. */
const minutesKept = 10;

/** Times are ISO 8601 text: their first 16 characters are the minute, their first 15 the ten minutes. */
const minuteOf = (time: string): string => time.slice(0, 16);

interface Written {
  accountId: string;
  id: string;
  deviceId: string;
  rev: number;
  /** When it was written, ISO 8601. */
  time: string;
}

/**
 * Removes versions written during continuous typing: a version that was just written replaces the same device's version
 * of the same minute, and of older ones, one per ten minutes stays. A version with a name or a share link stays, and so
 * does the newest of every device: its answer may have been lost, and the device asks for it by its push (E3 of the sync package's
 * SPEC.md).
 */
export async function thinAsMade(db: Database, { accountId, id, deviceId, rev, time }: Written): Promise<void> {
  const versions = () =>
    db
      .selectFrom('document_revision')
      .select(['rev', 'label', 'created_at'])
      .where('account_id', '=', accountId)
      .where('document_id', '=', id)
      .where('device_id', '=', deviceId)
      .where('rev', '>', firstRev)
      .where('rev', '<', rev)
      .where(notShared)
      .orderBy('rev', 'desc');
  const remove = async (revs: readonly number[]) => {
    if (revs.length === 0) return;
    await db
      .deleteFrom('document_revision')
      .where('account_id', '=', accountId)
      .where('document_id', '=', id)
      .where('rev', 'in', revs)
      .execute();
  };
  const before = await versions().limit(1).executeTakeFirst();
  if (before === undefined) return;
  if (minuteOf(before.created_at) === minuteOf(time)) return remove(before.label === '' ? [before.rev] : []);
  // Once a minute at most, versions of the last hour.
  const now = new Date(time).getTime();
  const recent = await versions()
    .where('created_at', '>=', isoTime(now - 60 * minuteMs))
    .where('created_at', '<', isoTime(now - minutesKept * minuteMs))
    .execute();
  const spans = new Set<string>();
  await remove(
    recent.flatMap(({ rev: old, label, created_at }) => {
      const span = created_at.slice(0, 15);
      const isLast = !spans.has(span);
      spans.add(span);
      return isLast || label !== '' ? [] : [old];
    }),
  );
}
