import { ApiFailure, type ApiClient } from '@vitae/api/client';
import type { EvaluationAllowance, EvaluationHead } from '@vitae/api/contract';
import type { DocumentStore } from '@vitae/store';
import * as z from 'zod/mini';
import { adoptReport, deleteReports, listReports, readReport, type ReportHead } from './kept-reports.ts';

/** What the account keeps, besides the reports that are now on this device, too. */
export interface AccountReports {
  allowance: EvaluationAllowance;
  /** Evaluations that the server has not made: queued, running or failed. */
  waiting: EvaluationHead[];
  /** Reports that the account does not keep, because its plan or its storage is used up. */
  onlyHere: ReadonlySet<string>;
  /** Documents that are not on this device yet: their reports are taken over once they are. */
  awaited: ReadonlySet<string>;
}

type Shelf = Pick<DocumentStore, 'getMeta' | 'setMeta' | 'list'>;
type EvaluationCalls = Pick<ApiClient, 'evaluations'>;

const sentKey = 'evaluations-sent';
const goneKey = 'evaluations-gone';

/** What was sent of a report: to which account, and a mark of its content. */
const sentSchema = z.record(z.string(), z.object({ account: z.string(), mark: z.string() }));
type Sent = z.infer<typeof sentSchema>;
const goneSchema = z.array(z.object({ id: z.string(), account: z.string() }));

/** How many pages of the account's list are read, and how many reports a device takes over at a time. */
const mostPages = 4;
const mostAdopted = 20;

/**
 * Brings the reports of this device and those of the account together (behaviour EV-4, EV-5, EV-6): sends what the
 * account lacks or what changed, takes over what is missing here, and deletes what was deleted elsewhere. Reports that
 * were sent to another account stay out of it. @throws ApiFailure, and what the store throws
 */
export async function syncReports(shelf: Shelf, api: EvaluationCalls, account: string): Promise<AccountReports> {
  await sendDeletions(shelf, api, account);
  const { heads, allowance } = await headsOfAccount(api);
  const onlyHere = await sendReports(shelf, api, account, new Set(heads.map(({ id }) => id)));
  const { heads: now, allowance: left } = onlyHere.hasSent ? await headsOfAccount(api) : { heads, allowance };
  const awaited = await adoptReports(shelf, api, account, now);
  return { allowance: left, waiting: now.filter(({ state }) => state !== 'done'), onlyHere: onlyHere.ids, awaited };
}

/** Notes that reports were deleted here: the account deletes them, too, as soon as it can be reached. */
export async function forgetInAccount(shelf: Shelf, ids: readonly string[]): Promise<void> {
  const sent = await readSent(shelf);
  const gone = ids.flatMap((id) => (sent[id] ? [{ id, account: sent[id].account }] : []));
  await shelf.setMeta(goneKey, [...(await readGone(shelf)), ...gone]);
}

const readSent = async (shelf: Shelf): Promise<Sent> => sentSchema.safeParse(await shelf.getMeta(sentKey)).data ?? {};
const readGone = async (shelf: Shelf) => goneSchema.safeParse(await shelf.getMeta(goneKey)).data ?? [];

async function sendDeletions(shelf: Shelf, api: EvaluationCalls, account: string): Promise<void> {
  for (const { id } of (await readGone(shelf)).filter((one) => one.account === account)) {
    try {
      await api.evaluations.delete({ id });
    } catch (error) {
      if (codeOf(error) !== 'not-found') throw error;
    }
    const left = (await readGone(shelf)).filter((one) => one.id !== id);
    await shelf.setMeta(goneKey, left);
  }
}

async function headsOfAccount(api: EvaluationCalls) {
  const heads: EvaluationHead[] = [];
  for (let page = 0; ; page += 1) {
    const before = heads.at(-1)?.id;
    const { evaluations, more, allowance } = await api.evaluations.list(before === undefined ? {} : { before });
    heads.push(...evaluations);
    if (!more || page + 1 === mostPages) return { heads, allowance };
  }
}

async function sendReports(shelf: Shelf, api: EvaluationCalls, account: string, known: ReadonlySet<string>) {
  const sent = await readSent(shelf);
  const heads = await listReports(shelf);
  const ids = new Set<string>();
  let isFull = false;
  let hasSent = false;
  // The oldest first, so that what is above a limit is what came last.
  for (const head of heads.toReversed()) {
    const before = sent[head.id];
    if (before && before.account !== account) continue;
    const body = await readReport(shelf, head.id);
    if (!body) continue;
    const mark = markOf([head.subject, { ...body, posting: undefined }]);
    if (before?.mark === mark && known.has(head.id)) continue;
    if (isFull && !known.has(head.id)) {
      ids.add(head.id);
      continue;
    }
    // A posting stays on the device, as the form says.
    const { report, posting: _posting, ...view } = body;
    try {
      const { id } = await api.evaluations.keep({
        id: head.id,
        kind: head.kind,
        subject: head.subject,
        createdAt: head.createdAt,
        body: { report, view },
      });
      hasSent = true;
      // The account has the same report from another device: this one gives way to it.
      if (id === head.id) sent[id] = { account, mark };
      else await deleteReports(shelf, (one) => one.id === head.id);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'not-found') await deleteReports(shelf, (one) => one.id === head.id);
      else if (code === 'limit-reached' || code === 'storage-full') {
        isFull = true;
        ids.add(head.id);
      } else if (code === 'too-large' || code === 'invalid' || code === 'conflict') ids.add(head.id);
      else throw error;
    }
  }
  await shelf.setMeta(sentKey, await withoutOthers(shelf, sent));
  return { ids, hasSent };
}

/** What is known of reports that are still here, or whose deletion waits. */
async function withoutOthers(shelf: Shelf, sent: Sent): Promise<Sent> {
  const here = new Set((await listReports(shelf)).map(({ id }) => id));
  return Object.fromEntries(Object.entries(sent).filter(([id]) => here.has(id)));
}

/** Takes over reports of files, and of documents that are here; returns the documents of the others. */
async function adoptReports(
  shelf: Shelf,
  api: EvaluationCalls,
  account: string,
  heads: readonly EvaluationHead[],
): Promise<ReadonlySet<string>> {
  const here = new Set((await listReports(shelf)).map(({ id }) => id));
  const gone = new Set((await readGone(shelf)).map(({ id }) => id));
  const documents = new Set((await shelf.list()).map(({ id }) => id));
  const missing = heads.filter(({ id, state }) => state === 'done' && !here.has(id) && !gone.has(id));
  const isAwaited = ({ subject }: EvaluationHead) => subject.document !== null && !documents.has(subject.document);
  for (const head of missing.filter((one) => !isAwaited(one)).slice(0, mostAdopted)) {
    const { body } = await api.evaluations.get({ id: head.id });
    const kept = body && (await adoptReport(shelf, headHere(head), { report: body.report, ...body.view }));
    if (kept)
      await shelf.setMeta(sentKey, {
        ...(await readSent(shelf)),
        [head.id]: { account, mark: markOf([head.subject, kept]) },
      });
  }
  return new Set(missing.filter(isAwaited).flatMap(({ subject }) => subject.document ?? []));
}

const headHere = ({ id, kind, createdAt, subject, score, rulesetVersion, findings }: EvaluationHead): ReportHead => ({
  id,
  kind,
  createdAt,
  subject,
  score: score ?? 0,
  rulesetVersion: rulesetVersion ?? '',
  findings,
});

const codeOf = (error: unknown): string | null => (error instanceof ApiFailure ? error.code : null);

/** Tells two states of a report apart: its length and a sum of its characters. */
function markOf(body: unknown): string {
  const text = JSON.stringify(body);
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return `${text.length} ${sum}`;
}
