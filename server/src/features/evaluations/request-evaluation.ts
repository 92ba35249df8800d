import { maxEvaluatedBytes, type EvaluationHead } from '@vitae/api/contract';
import { documentKindSchema, kebab, kindOf, readDocument, type AnyDocument, type DocumentKind } from '@vitae/domain';
import { refusalWords } from '@vitae/words/refusals';
import { v7 as uuidv7 } from 'uuid';
import { apiFailure } from '../../api/api-failure.ts';
import { turnOfItsOwn } from '../../api/heavy-work.ts';
import type { Database } from '../../db/open-database.ts';
import { queues } from '../../limits.ts';
import { isoTime, type Services } from '../../services.ts';
import { documentOf, headOf } from '../documents/documents.ts';
import { checkRoom, evaluationOf, headOfRow } from './evaluations.ts';

/** Today, where nobody says another day. */
const dayOr = (day: string | undefined, now: Date): string => day ?? isoTime(now).slice(0, 10);

/** What is queued. */
interface Queued {
  kind: DocumentKind;
  subject: EvaluationHead['subject'];
  asOf: string;
  input: string;
  /** Names of the pictures that it shows. */
  pictures: readonly string[];
}

/**
 * Queues the evaluation of a document as it is now. @throws `not-found`, `too-many-requests`, `limit-reached`,
 * `storage-full`
 */
export async function evaluateStored(
  services: Services,
  accountId: string,
  { document: id, asOf, posting }: { document: string; asOf?: string | undefined; posting: string },
): Promise<EvaluationHead> {
  await services.limits.count('evaluation account', accountId);
  await turnOfItsOwn(accountId);
  const { db, now } = services;
  const row = await documentOf(db, accountId, id);
  if (row.deleted_at !== null) throw apiFailure('not-found');
  const document = readDocument(headOf(row).doc);
  const references = await db
    .selectFrom('asset_reference')
    .select('sha256')
    .where('account_id', '=', accountId)
    .where('document_id', '=', id)
    .where('rev', '=', row.head_rev)
    .execute();
  const context = await contextOf(db, accountId, document, posting);
  return queue(services, accountId, {
    kind: row.kind,
    subject: { document: id, slug: document.slug, name: document.title, updatedAt: document.updatedAt },
    asOf: dayOr(asOf, now()),
    input: `{"posting":${JSON.stringify(context.posting)},"resume":${context.resume},"what":{"is":"document","document":${row.doc}}}`,
    pictures: references.map(({ sha256 }) => sha256),
  });
}

/** The posting that a document answers, the given one first, and the document that it is sent with, as on a device. */
async function contextOf(db: Database, accountId: string, document: AnyDocument, given: string) {
  const { posting: own, document: other } = kindOf(document.kind).sentWith(document);
  const posting = given || own;
  const resume =
    other &&
    (await db
      .selectFrom('document')
      .select('doc')
      .where('account_id', '=', accountId)
      .where('id', '=', other.id)
      .where('kind', '=', documentKindSchema.parse(other.kind))
      .where('deleted_at', 'is', null)
      .executeTakeFirst());
  return { posting: posting.trim() && posting, resume: resume?.doc ?? 'null' };
}

/**
 * Queues the evaluation of a file. @throws `wrong-type` for what no importer reads, `too-large`, `too-many-requests`,
 * `limit-reached`, `storage-full`
 */
export async function evaluateSent(
  services: Services,
  accountId: string,
  file: { name: string; kind: DocumentKind; asOf?: string | undefined; bytes: Buffer },
): Promise<EvaluationHead> {
  await services.limits.count('evaluation account', accountId);
  const { name, kind, bytes } = file;
  if (bytes.length > maxEvaluatedBytes) throw apiFailure('too-large');
  if (!isReadable(bytes)) throw apiFailure('wrong-type');
  await turnOfItsOwn(accountId);
  const what = `{"is":"file","name":${JSON.stringify(name)},"kind":${JSON.stringify(kind)},"base64":"${bytes.toString('base64')}"}`;
  return queue(services, accountId, {
    kind,
    subject: { document: null, slug: slugOfFile(name), name, updatedAt: null },
    asOf: dayOr(file.asOf, services.now()),
    input: `{"posting":"","resume":null,"what":${what}}`,
    pictures: [],
  });
}

const slugOfFile = (name: string): string =>
  `${kebab(name.replace(/\.[^.]+$/, '')).slice(0, 150) || 'file'}-${uuidv7().slice(-8)}`;

const signatures = [
  // PDF, zip (Word), the older Word.
  [0x25, 0x50, 0x44, 0x46],
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  // Text in UTF-16.
  [0xff, 0xfe],
  [0xfe, 0xff],
];
/** How much of a file is looked at. */
const lookedAtBytes = 4096;

/** Whether it may be a file that an importer reads: by its first bytes, or because it is text. */
function isReadable(bytes: Buffer): boolean {
  if (bytes.length === 0) return false;
  const start = bytes.subarray(0, lookedAtBytes);
  // Some programs write a few bytes before the signature of a PDF.
  if (start.subarray(0, 1024).includes('%PDF-')) return true;
  if (signatures.some((signature) => signature.every((byte, at) => start[at] === byte))) return true;
  return !start.includes(0);
}

/** Queues again what failed. @throws `not-found`, `conflict`, `too-many-requests`, `limit-reached` */
export async function retryEvaluation(services: Services, accountId: string, id: string): Promise<EvaluationHead> {
  await services.limits.count('evaluation account', accountId);
  return services.db.transaction().execute(async (db) => {
    await checkQueue(db, accountId);
    await checkRoom(db, services, accountId, 0);
    const { state } = await evaluationOf(db, accountId, id);
    const task = await db
      .selectFrom('evaluation_task')
      .select('evaluation_id')
      .where('account_id', '=', accountId)
      .where('evaluation_id', '=', id)
      .executeTakeFirst();
    if (state !== 'failed' || !task) throw apiFailure('conflict', { message: refusalWords('evaluationNotFailed') });
    await db
      .updateTable('evaluation')
      .set({ state: 'queued', failure: null, attempts: 0, saved_at: isoTime(services.now()) })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
    return headOfRow(await evaluationOf(db, accountId, id));
  });
}

/** @throws `too-many-requests` when many of an account are waiting */
async function checkQueue(db: Database, accountId: string): Promise<void> {
  const { count } = await db
    .selectFrom('evaluation')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
  if (Number(count) >= queues.evaluationsWaiting)
    throw apiFailure('too-many-requests', { message: refusalWords('evaluationsWaiting') });
}

async function queue(services: Services, accountId: string, queued: Queued): Promise<EvaluationHead> {
  const id = uuidv7();
  const time = isoTime(services.now());
  const { kind, subject, asOf, input, pictures } = queued;
  return services.db.transaction().execute(async (db) => {
    await checkRoom(db, services, accountId, input.length);
    await checkQueue(db, accountId);
    await db
      .insertInto('evaluation')
      .values({
        account_id: accountId,
        id,
        kind,
        state: 'queued',
        document_id: subject.document,
        slug: subject.slug,
        name: subject.name,
        document_updated_at: subject.updatedAt,
        as_of: asOf,
        ruleset_version: null,
        score: null,
        failure: null,
        made_at: time,
        saved_at: time,
        started_at: null,
        deleted_at: null,
      })
      .execute();
    await db
      .insertInto('evaluation_task')
      .values({ account_id: accountId, evaluation_id: id, pictures: JSON.stringify(pictures), input })
      .execute();
    return headOfRow(await evaluationOf(db, accountId, id));
  });
}
