import { v5 as uuidv5 } from 'uuid';
import type { Database } from '../../db/open-database.ts';
import type { RefundRow } from './refund-steps.ts';

const hourMs = 60 * 60_000;
const mostHours = 24;

/** When a refund that was refused some times is asked for again: after an hour, then twice as long, at most a day. */
const waitAfter = (tries: number): number => Math.min(2 ** (tries - 1), mostHours) * hourMs;

/** Whether the provider has refused refunds so lately that it is not asked again yet. */
export function isTooEarly(now: Date, refused: readonly Pick<RefundRow, 'state' | 'changed_at'>[]): boolean {
  const failed = refused.filter(({ state }) => state === 'failed').map(({ changed_at }) => Date.parse(changed_at));
  return failed.length > 0 && now.getTime() < Math.max(...failed) + waitAfter(failed.length);
}

/**
 * The tries of a refund that has one id for its caller, the oldest first, and the id of the next one. The first has that
 * id; each later one an id that follows from it, so that whoever asks again at the same time asks for the same refund.
 */
export async function triesOf(db: Database, id: string): Promise<{ tries: RefundRow[]; next: string }> {
  const tries: RefundRow[] = [];
  for (let next = id; ; next = uuidv5(String(tries.length), id)) {
    const row = await db.selectFrom('refund').selectAll().where('id', '=', next).executeTakeFirst();
    if (!row) return { tries, next };
    tries.push(row);
  }
}
