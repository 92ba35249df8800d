import { createHmac } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { ApiContext, Person } from '../../api/context.ts';
import { heavyTurn } from '../../api/heavy-work.ts';
import type { Database } from '../../db/open-database.ts';
import type { AuditTable } from '../../db/schema.ts';
import { isoTime, type Services } from '../../services.ts';

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
  work: (auditId: string) => Promise<Result>,
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
      // A change that was put on record is sealed already.
      .where('outcome', 'is', null)
      .execute()
      .catch((error: unknown) => log.error({ err: error, audit: id }, 'the outcome of an audit entry was not written'));
  };
  try {
    const result = await work(id);
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

/** What an admin changed. */
export interface Change {
  /** Its kind and id, such as `user 0195…`. */
  subject: string;
  /** What it is called, for people. */
  name: string;
  reason: string;
  /** The values that changed; `null` where nothing was or is. */
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/**
 * Makes an admin's change and puts it on record in the same transaction: neither is there without the other. Everything
 * that admins change goes through this. @throws what `work` throws
 */
export async function onRecord<Result>(
  { services: { db }, auditId, person }: Pick<ApiContext, 'services' | 'auditId' | 'person'>,
  work: (db: Database) => Promise<{ change: Change; result: Result }>,
): Promise<Result> {
  // Changes of one admin wait for each other here: in the database each would keep a connection from everybody else.
  const end = await heavyTurn(`change ${person?.accountId ?? ''}`);
  try {
    return await db.transaction().execute(async (transaction) => {
      const { change, result } = await work(transaction);
      await putOnRecord(transaction, auditId, change);
      return result;
    });
  } finally {
    end();
  }
}

/** Puts a change on record within the caller's transaction. @throws if no entry is open for this call */
export async function putOnRecord(db: Database, auditId: string | null, change: Change): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('audit')
    .set(columnsOf(change))
    .where('id', '=', auditId ?? '')
    .where('outcome', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error('There is no open entry of the audit log for this change.');
}

/** Whom an entry names, and from where; the server itself has neither an account nor a place. */
type Origin = Pick<Selectable<AuditTable>, 'account_id' | 'email' | 'device' | 'network'>;
export const theServer: Origin = { account_id: '', email: '', device: '', network: '' };

/** Who made the call of an entry, and which, for what goes on after it. */
export const originOf = (db: Database, auditId: string): Promise<Origin & { action: string }> =>
  db
    .selectFrom('audit')
    .select(['account_id', 'email', 'device', 'network', 'action'])
    .where('id', '=', auditId)
    .executeTakeFirstOrThrow();

/**
 * Adds an entry of its own within the caller's transaction: for one of the many things that one call or a job changes.
 */
export async function addToRecord(
  db: Database,
  { now }: Pick<Services, 'now'>,
  { by, action, change }: { by: Origin; action: string; change: Change },
): Promise<void> {
  await db
    .insertInto('audit')
    .values({ ...by, ...columnsOf(change), id: uuidv7(), at: isoTime(now()), action, target: '{}' })
    .execute();
}

/** An entry that is done. */
const columnsOf = ({ subject, name, reason, before, after }: Change) => ({
  outcome: 'done',
  subject,
  subject_name: name.slice(0, longestTarget),
  reason,
  old_value: before && JSON.stringify(before),
  new_value: after && JSON.stringify(after),
});
