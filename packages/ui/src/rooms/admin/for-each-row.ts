import { textsOf } from '../../base/i18n/index.ts';
import { toast } from '../../parts/components/index.ts';

/**
 * Takes a step for some rows, one after the other, each on record by itself, and says how many could not be changed.
 * @throws the first failure, if none could be changed
 */
export async function forEachRow<Row>(
  rows: readonly Row[],
  call: (row: Row) => Promise<unknown>,
  done: string,
): Promise<void> {
  const failures: unknown[] = [];
  for (const row of rows) await call(row).catch((error: unknown) => failures.push(error));
  if (failures.length === rows.length) throw failures[0];
  const { t } = textsOf('admin');
  if (failures.length === 0) toast({ title: done, tone: 'good' });
  else
    toast({
      title: done,
      description: t('reason.failedSome', { count: failures.length, total: rows.length }),
      tone: 'danger',
    });
}
