import { ORPCError } from '@orpc/server';
import type { Head, PushAnswer, StoredDocument } from '@vitae/api/contract';
import { refusalWords } from '@vitae/words/refusals';
import { z } from 'zod';
import { apiFailure } from '../../api/api-failure.ts';
import { turnOfItsOwn } from '../../api/heavy-work.ts';
import type { Person } from '../../api/context.ts';
import type { Database } from '../../db/open-database.ts';
import { isoTime, type Services } from '../../services.ts';
import { checkedDocument, type CheckedDocument } from './check-document.ts';
import { checkEpoch, checkLimit, headOf, headsBytes, nextChange } from './documents.ts';
import { thinAsMade } from './thin-as-made.ts';

interface Push {
  id: string;
  baseRev: number;
  pushId: string;
  schemaVersion: number;
  deviceId: string;
  epoch?: string | undefined;
  doc: StoredDocument;
}

/** Every row counts as at least one page of the database (migration 0005). */
const leastRowBytes = 4096;

/** Who writes, and on which device. */
type Writer = Pick<Person, 'accountId' | 'device'>;

/** A push whose document may be stored unchanged. */
interface CheckedPush extends Push {
  checked: CheckedDocument;
}

/** The outcome of a push that was not refused. `cursor` is null when it had been applied before. */
type Outcome =
  | { is: 'taken'; rev: number; cursor: number | null }
  | { is: 'conflict'; data: { head: Head; acceptedRev?: number } };

/**
 * Writes a revision on top of the one it is based on (S1). A push that was applied before is answered as it was then;
 * an edit of a document in the trash restores it. @throws `conflict` with the head, and what `checkedPush` and
 * `takePush` throw
 */
export async function pushDocument(services: Services, person: Writer, push: Push): Promise<number> {
  await turnOfItsOwn(person.accountId);
  const checked = checkedPush(push);
  const { rev, cursor } = await services.db.transaction().execute(async (db) => {
    const outcome = await takePush(db, services, person, checked);
    if (outcome.is === 'conflict') throw apiFailure('conflict', { data: outcome.data });
    await announce(db, services, person, outcome.cursor);
    return outcome;
  });
  deliver(services, person, cursor);
  return rev;
}

/** How many documents are written in one transaction: on SQLite all other writes wait for it. */
const writtenAtOnce = 10;

/** Errors that are reported for one push of many; other errors end them all. */
const refusals = z.enum(['limit-reached', 'storage-full', 'newer-version', 'too-large', 'invalid', 'not-found']);

/**
 * Writes many revisions, each as `pushDocument` does, in their order. If some fail, what was written stays: a repeated
 * push is answered as it was then. A push whose head does not fit among the answers is left out. @throws `restored`
 */
export async function pushDocuments(
  services: Services,
  person: Writer,
  { pushes, ...shared }: { pushes: readonly Omit<Push, 'deviceId' | 'epoch'>[] } & Pick<Push, 'deviceId' | 'epoch'>,
): Promise<PushAnswer[]> {
  await checkEpoch(services.db, shared.epoch);
  const answers: PushAnswer[] = [];
  let left = headsBytes;
  for (let from = 0; from < pushes.length; from += writtenAtOnce) {
    const group: (CheckedPush | PushAnswer)[] = [];
    for (const push of pushes.slice(from, from + writtenAtOnce)) {
      await turnOfItsOwn(person.accountId);
      group.push(await orRefused(push.id, () => checkedPush({ ...push, ...shared })));
    }
    await turnOfItsOwn(person.accountId);
    const { said, cursor } = await services.db.transaction().execute(async (db) => {
      const said: PushAnswer[] = [];
      let cursor: number | null = null;
      for (const push of group) {
        if ('is' in push) {
          said.push(push);
          continue;
        }
        const outcome = await orRefused(push.id, () => takePush(db, services, person, push));
        if (outcome.is === 'taken') {
          cursor = outcome.cursor ?? cursor;
          said.push({ id: push.id, is: 'taken', rev: outcome.rev });
        } else if (outcome.is === 'refused') said.push(outcome);
        else if ((left -= JSON.stringify(outcome.data.head).length) >= 0)
          said.push({ id: push.id, is: 'conflict', ...outcome.data });
      }
      await announce(db, services, person, cursor);
      return { said, cursor };
    });
    deliver(services, person, cursor);
    answers.push(...said);
  }
  return answers;
}

/** The result of `work`, or the reason the push was refused. */
async function orRefused<T>(id: string, work: () => T | Promise<T>): Promise<T | (PushAnswer & { is: 'refused' })> {
  try {
    return await work();
  } catch (error) {
    const code = refusals.safeParse(error instanceof ORPCError ? error.code : null);
    if (!code.success) throw error;
    return { id, is: 'refused', code: code.data };
  }
}

const announce = async (db: Database, { events }: Services, { accountId }: Writer, cursor: number | null) => {
  if (cursor !== null) await events.announce(db, { accountId }, { type: 'changed', cursor });
};
const deliver = ({ events }: Services, { accountId }: Writer, cursor: number | null) => {
  if (cursor !== null) events.deliver({ accountId }, { type: 'changed', cursor });
};

/** @throws `invalid`, and what `checkedDocument` throws */
function checkedPush(push: Push): CheckedPush {
  const checked = checkedDocument(push.doc);
  if (push.doc.id !== push.id || push.doc.schemaVersion !== push.schemaVersion)
    throw apiFailure('invalid', { fields: { doc: refusalWords('documentOtherId') } });
  return { ...push, checked };
}

/**
 * Applies a push within a transaction. If it throws, it leaves nothing behind except an unused change number of the
 * account. @throws `restored`, `invalid` for another kind, `limit-reached`, `storage-full`, `not-found`
 */
async function takePush(
  db: Database,
  services: Services,
  person: Writer,
  { checked, ...push }: CheckedPush,
): Promise<Outcome> {
  const { accountId } = person;
  const { cursor, storedBytes } = await nextChange(db, accountId);
  await checkEpoch(db, push.epoch);
  const row = await db
    .selectFrom('document')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', push.id)
    .executeTakeFirst();
  if (row && row.purged_at !== null) throw apiFailure('not-found');
  const accepted = row && (await acceptedRev(db, accountId, push));
  if (row && accepted === row.head_rev) return { is: 'taken', rev: accepted, cursor: null };
  // A push that was applied is never applied again, whatever revision it now refers to.
  if (accepted !== undefined || (row?.head_rev ?? 0) !== push.baseRev) {
    if (!row) throw apiFailure('not-found');
    return {
      is: 'conflict',
      data: { head: headOf(row), ...(accepted === undefined ? {} : { acceptedRev: accepted }) },
    };
  }
  if (row && row.kind !== push.doc.kind)
    throw apiFailure('invalid', { fields: { doc: refusalWords('documentOtherId') } });
  if (!row || row.deleted_at !== null) await checkLimit(db, accountId, services.now());
  if (storedBytes + bytesOfPush(checked.text, row?.doc) > services.config.accountBytes)
    throw apiFailure('storage-full');
  const rev = push.baseRev + 1;
  await writeRevision(db, services, person, push, { ...checked, rev, cursor });
  return { is: 'taken', rev, cursor };
}

async function writeRevision(
  db: Database,
  { now }: Services,
  { accountId, device }: Writer,
  push: Push,
  { rev, text, assets, title, slug, cursor }: CheckedDocument & { rev: number; cursor: number },
): Promise<void> {
  const time = isoTime(now());
  const changed = {
    head_rev: rev,
    schema_version: push.schemaVersion,
    doc: text,
    title,
    slug,
    device,
    change_seq: cursor,
    deleted_at: null,
    updated_at: time,
  };
  if (rev === 1) {
    await db
      .insertInto('document')
      .values({
        ...changed,
        id: push.id,
        account_id: accountId,
        kind: push.doc.kind,
        purged_at: null,
        created_at: time,
      })
      .execute();
  } else {
    await db
      .updateTable('document')
      .set(changed)
      .where('account_id', '=', accountId)
      .where('id', '=', push.id)
      .where('head_rev', '=', push.baseRev)
      .execute();
  }
  await db
    .insertInto('document_revision')
    .values({
      account_id: accountId,
      document_id: push.id,
      rev,
      doc: text,
      device_id: push.deviceId,
      device,
      push_id: push.pushId,
      created_at: time,
    })
    .execute();
  await thinAsMade(db, { accountId, id: push.id, deviceId: push.deviceId, rev, time });
  const shown = assets.map((sha256) => ({ account_id: accountId, sha256, document_id: push.id, rev }));
  if (shown.length > 0) await db.insertInto('asset_reference').values(shown).execute();
}

/**
 * The bytes that a push adds, as the database counts them: a version, and the newest text replacing the previous one.
 */
const bytesOfPush = (text: string, before: string | undefined) =>
  2 * rowBytes(text) - (before === undefined ? 0 : rowBytes(before));
const rowBytes = (text: string) => Math.max(leastRowBytes, Buffer.byteLength(text));

const acceptedRev = async (db: Database, accountId: string, { id, pushId }: Push) =>
  (
    await db
      .selectFrom('document_revision')
      .select('rev')
      .where('account_id', '=', accountId)
      .where('document_id', '=', id)
      .where('push_id', '=', pushId)
      .executeTakeFirst()
  )?.rev;
