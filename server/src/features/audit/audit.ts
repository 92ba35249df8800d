import { createHmac } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import type { AuditEntry } from '@vitae/api/contract';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { ApiContext, Person } from '../../api/context.ts';
import type { Database } from '../../db/open-database.ts';
import { isoTime, type Services } from '../../services.ts';

const entriesPage = 50;
const longestTarget = 200;

/** A request of an admin. */
interface Asked {
  /** The endpoint, by its place in the contract. */
  action: string;
  /** Its path with the names of its ids, such as `/admin/jobs/{name}/run`. */
  path: string;
  input: unknown;
}

/**
 * Carries out an admin's request and leaves an entry in the audit log, whatever the outcome: the entry is written
 * first, without an outcome, so that nothing happens that is not in the log. @throws what `work` throws
 */
export async function audited<Result>(
  { services, address, device }: Pick<ApiContext, 'services' | 'address' | 'device'>,
  { accountId }: Pick<Person, 'accountId'>,
  asked: Asked,
  work: () => Promise<Result>,
): Promise<Result> {
  const { db, now, log } = services;
  const id = uuidv7();
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const entry = {
    id,
    at: isoTime(now()),
    account_id: accountId,
    email,
    action: asked.action,
    target: JSON.stringify(targetOf(asked)),
    outcome: null,
    device,
    network: networkMark(services, address),
  };
  await db.insertInto('audit').values(entry).execute();
  const close = async (outcome: string) => {
    // The work is done; failing to record its outcome does not undo it.
    await db
      .updateTable('audit')
      .set({ outcome })
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => log.error({ err: error, audit: id }, 'the outcome of an audit entry was not written'));
  };
  try {
    const result = await work();
    await close('done');
    return result;
  } catch (error) {
    await close(error instanceof ORPCError ? String(error.code) : 'internal');
    throw error;
  }
}

/**
 * The values of the ids in the path. The input has not been checked yet: values that are not text are left out, long
 * ones are truncated.
 */
function targetOf({ path, input }: Asked): Record<string, string> {
  const given = z.record(z.string(), z.unknown()).catch({}).parse(input);
  const values = z.record(z.string(), z.unknown()).catch(given).parse(given['params']);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name];
      return typeof value === 'string' ? [[name, value.slice(0, longestTarget)]] : [];
    }),
  );
}

/** A pseudonym that is the same for the same address, since addresses are not stored. */
const networkMark = ({ secret }: Pick<Services, 'secret'>, address: string) =>
  createHmac('sha256', secret).update(`audit address ${address}`).digest('base64url').slice(0, 12);

const targetSchema = z.record(z.string(), z.string());

/** The newest entries; with `before`, those older than that one. */
export async function auditEntries(
  db: Database,
  { before }: { before?: string | undefined },
): Promise<{ entries: AuditEntry[]; more: boolean }> {
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(entriesPage + 1)
    .execute();
  return {
    entries: rows.slice(0, entriesPage).map(({ account_id, target, ...row }) => ({
      ...row,
      accountId: account_id,
      target: targetSchema.parse(JSON.parse(target)),
    })),
    more: rows.length > entriesPage,
  };
}
