import type { EvaluationAllowance, EvaluationHead } from '@vitae/api/contract';
import { maxReportCharacters } from '@vitae/api/contract';
import type { DocumentKind, Entitlements } from '@vitae/domain';
import type { Report } from '@vitae/evaluation/report';
import { refusalWords } from '@vitae/words/refusals';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { apiFailure, notFound } from '../../api/api-failure.ts';
import { heavyBytes, turnOfItsOwn } from '../../api/heavy-work.ts';
import type { Database } from '../../db/open-database.ts';
import type { EvaluationTable } from '../../db/schema.ts';
import { isoTime, type Services } from '../../services.ts';
import { entitlementsIn, planColumns } from '../auth/accounts.ts';
import { deletedAt } from './remove-evaluations.ts';

type Row = Selectable<EvaluationTable>;
/** All but the report itself. */
type HeadRow = Omit<Row, 'body'>;

const headColumns = [
  'account_id',
  'id',
  'kind',
  'state',
  'document_id',
  'slug',
  'name',
  'document_updated_at',
  'as_of',
  'ruleset_version',
  'score',
  'failure',
  'attempts',
  'made_at',
  'saved_at',
  'started_at',
  'deleted_at',
  'findings',
] as const;

/** How many evaluations one answer lists. */
const listPage = 50;
/** A row counts as at least one page of the database (migration 0011). */
const leastRowBytes = 4096;

const findingsSchema = z.array(z.object({ id: z.string(), points: z.number() }));

/** As lists show it. */
export const headOfRow = (row: HeadRow): EvaluationHead => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  subject: { document: row.document_id, slug: row.slug, name: row.name, updatedAt: row.document_updated_at },
  createdAt: row.made_at,
  asOf: row.as_of,
  rulesetVersion: row.ruleset_version,
  score: row.score,
  findings: findingsSchema.parse(JSON.parse(row.findings)),
  failure: row.failure,
});

const ofAccount = (db: Database, accountId: string) =>
  db.selectFrom('evaluation').where('account_id', '=', accountId).where('deleted_at', 'is', null);

/** An evaluation of an account without its report; another account's does not exist for it. @throws `not-found` */
export async function evaluationOf(db: Database, accountId: string, id: string): Promise<HeadRow> {
  return ofAccount(db, accountId).select(headColumns).where('id', '=', id).executeTakeFirstOrThrow(notFound);
}

/** The evaluations of an account, newest first, and how many more of this month it may keep. */
export async function listEvaluations(
  services: Services,
  accountId: string,
  { kind, before }: { kind?: DocumentKind | undefined; before?: string | undefined },
) {
  await turnOfItsOwn(accountId);
  const every = ofAccount(services.db, accountId);
  const rows = await (kind === undefined ? every : every.where('kind', '=', kind))
    .select(headColumns)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(listPage + 1)
    .execute();
  return {
    evaluations: rows.slice(0, listPage).map(headOfRow),
    more: rows.length > listPage,
    allowance: await allowanceOf(services.db, accountId, services.now()),
  };
}

/** An evaluation with its report, as JSON text assembled from stored text. @throws `not-found` */
export async function evaluationText(db: Database, accountId: string, id: string): Promise<string> {
  const row = await ofAccount(db, accountId).selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound);
  if (row.body.length > heavyBytes) await turnOfItsOwn(accountId);
  return `{"evaluation":${JSON.stringify(headOfRow(row))},"body":${row.body || 'null'}}`;
}

/** How many evaluations of this month an account keeps: what failed or was deleted does not count. */
async function usedOf(db: Database, accountId: string, { month }: Entitlements): Promise<number> {
  const { count } = await ofAccount(db, accountId)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('saved_at', '>=', month.from)
    .where('state', '<>', 'failed')
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function allowanceOf(db: Database, accountId: string, now: Date): Promise<EvaluationAllowance> {
  const entitled = await entitlementsIn(db, await accountRow(db, accountId), now);
  return {
    used: await usedOf(db, accountId, entitled),
    limit: entitled.savedEvaluations,
    until: entitled.month.until,
  };
}

const accountRow = (db: Database, accountId: string) =>
  db
    .selectFrom('account')
    .select([...planColumns, 'stored_bytes'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

/**
 * Locks the account until the transaction ends, so that its evaluations are counted one after the other, and checks
 * that it may keep another one of so many bytes. @throws `limit-reached`, `storage-full`
 */
export async function checkRoom(db: Database, services: Services, accountId: string, bytes: number): Promise<void> {
  const account = await lockedAccount(db, accountId);
  const entitled = await entitlementsIn(db, account, services.now());
  const { savedEvaluations: limit } = entitled;
  if (limit !== null && (await usedOf(db, accountId, entitled)) >= limit)
    throw apiFailure('limit-reached', { message: refusalWords('evaluationsUsedUp', { count: limit }) });
  checkBytes(services, Number(account.stored_bytes), bytes);
}

const lockedAccount = (db: Database, accountId: string) =>
  db
    .updateTable('account')
    .set((update) => ({ stored_bytes: update.ref('stored_bytes') }))
    .where('id', '=', accountId)
    .returning([...planColumns, 'stored_bytes'])
    .executeTakeFirstOrThrow();

const checkBytes = ({ config }: Services, stored: number, bytes: number) => {
  if (stored + Math.max(leastRowBytes, bytes) > config.accountBytes) throw apiFailure('storage-full');
};

export interface KeptReport {
  id: string;
  kind: DocumentKind;
  subject: EvaluationHead['subject'];
  createdAt: string;
  body: { report: Report; view: Record<string, unknown> };
}

/**
 * Keeps a report that a device made; again, it takes what changed in it. Returns the id under which it is kept: that of
 * another one, if the account already has the same report of the same revision. @throws `not-found` if it was deleted,
 * `limit-reached`, `storage-full`, `too-large`
 */
export async function keepReport(services: Services, accountId: string, kept: KeptReport): Promise<string> {
  const { id, kind, subject, createdAt, body } = kept;
  await turnOfItsOwn(accountId);
  const { report } = body;
  const text = JSON.stringify(body);
  if (text.length > maxReportCharacters) throw apiFailure('too-large');
  if (report.kind !== kind) throw apiFailure('invalid', { fields: { kind: refusalWords('reportOtherKind') } });
  const time = isoTime(services.now());
  const values = {
    document_id: subject.document,
    slug: subject.slug,
    name: subject.name,
    document_updated_at: subject.updatedAt,
    as_of: report.asOf,
    ruleset_version: report.rulesetVersion,
    score: report.score,
    findings: JSON.stringify(report.findings.map((finding) => ({ id: finding.id, points: finding.points }))),
    body: text,
  };
  return services.db.transaction().execute(async (db) => {
    const { stored_bytes } = await lockedAccount(db, accountId);
    const known = await db
      .selectFrom('evaluation')
      .select(['kind', 'state', 'deleted_at'])
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (known) {
      if (known.deleted_at !== null || known.kind !== kind) throw apiFailure('not-found');
      if (known.state !== 'done') throw apiFailure('conflict');
      checkBytes(services, Number(stored_bytes), Buffer.byteLength(text));
      await db.updateTable('evaluation').set(values).where('account_id', '=', accountId).where('id', '=', id).execute();
      return id;
    }
    const same = await sameReport(db, accountId, kept);
    if (same !== undefined) return same;
    await checkRoom(db, services, accountId, Buffer.byteLength(text));
    await db
      .insertInto('evaluation')
      .values({
        ...values,
        account_id: accountId,
        id,
        kind,
        state: 'done',
        failure: null,
        // A device whose clock is ahead does not stay at the top of the list.
        made_at: createdAt < time ? createdAt : time,
        saved_at: time,
        started_at: null,
        deleted_at: null,
      })
      .execute();
    return id;
  });
}

/** The newest report of a document, if it says the same about the same revision. */
async function sameReport(
  db: Database,
  accountId: string,
  { subject, body: { report } }: KeptReport,
): Promise<string | undefined> {
  if (subject.document === null) return undefined;
  const newest = await ofAccount(db, accountId)
    .select(['id', 'document_updated_at', 'score', 'ruleset_version'])
    .where('document_id', '=', subject.document)
    .where('state', '=', 'done')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isSame =
    newest?.document_updated_at === subject.updatedAt &&
    newest.score === report.score &&
    newest.ruleset_version === report.rulesetVersion;
  return isSame ? newest.id : undefined;
}

/**
 * Deletes an evaluation; that it was there stays known, so that no device brings it back. @throws `not-found`,
 * `conflict` while an expert review of it is under way
 */
export async function deleteEvaluation(services: Services, accountId: string, id: string): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    await lockedAccount(db, accountId);
    const review = await db
      .selectFrom('expert_review')
      .select('id')
      .where('account_id', '=', accountId)
      .where('evaluation_id', '=', id)
      .where('state', 'in', ['requested', 'paid', 'covered', 'in-review'])
      .executeTakeFirst();
    if (review) throw apiFailure('conflict', { message: refusalWords('reviewUnderWay') });
    const { numUpdatedRows } = await db
      .updateTable('evaluation')
      .set(deletedAt(isoTime(services.now())))
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw apiFailure('not-found');
    await db
      .deleteFrom('evaluation_task')
      .where('account_id', '=', accountId)
      .where('evaluation_id', '=', id)
      .execute();
  });
}
