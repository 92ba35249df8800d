import { documentKindSchema, kebab, newId, shownTitle, type AnyDocument, type DocumentKind } from '@vitae/domain';
import { keptPageOf, keptPageSchema, reportSchema } from '@vitae/evaluation/report';
import type { DocumentStore } from '@vitae/store';
import * as z from 'zod/mini';
import type { Evaluated } from './evaluate-document.ts';
import { forgetInput } from './kept-inputs.ts';
import { forgetPictures } from './kept-pictures.ts';

/** What was evaluated: one of our documents at a revision, or a file. */
const subjectSchema = z.object({
  /** Id of the document; `null` for a file that nobody has made a document of. */
  document: z.nullable(z.string()),
  /** The last part of the report's address: the document's, or one of its own. */
  slug: z.string(),
  /** The title of the document, or the name of the file. */
  name: z.string(),
  /** When the document was changed; `null` for a file. */
  updatedAt: z.nullable(z.string()),
});

/** A kept report as lists and its history show it. */
const headSchema = z.object({
  id: z.string(),
  kind: documentKindSchema,
  createdAt: z.iso.datetime(),
  subject: subjectSchema,
  score: z.number().check(z.minimum(0), z.maximum(100)),
  rulesetVersion: z.string(),
  /** Findings and what they were worth. */
  findings: z.array(z.object({ id: z.string(), points: z.number() })),
});
export type ReportHead = z.infer<typeof headSchema>;

/** The rest of a kept report. */
const bodySchema = z.object({
  report: reportSchema,
  pages: z.array(keptPageSchema),
  text: z.string(),
  /** Of a file: what was read from it, to make a document of. */
  read: z.optional(z.unknown()),
  /** Of a file: what the user ignores. */
  ignored: z.record(z.string(), z.string()),
  /** Of a file: the posting that it is compared with. */
  posting: z.optional(z.string()),
});
export type ReportBody = z.infer<typeof bodySchema>;

type Shelf = Pick<DocumentStore, 'getMeta' | 'setMeta'>;

const listKey = 'evaluations';
const bodyKey = (id: string): string => `evaluation:${id}`;

const postingKey = (document: string): string => `evaluation-posting:${document}`;

/** How many reports are kept in all, and of one document: the oldest give way. */
const mostReports = 100;
const mostOfOne = 30;
/** The most that a value of the store takes on the desktop is 256 KB. */
const mostCharacters = 200_000;

/** The posting that a document is compared with on this device; `''` for none. */
export async function postingFor(shelf: Pick<DocumentStore, 'getMeta'>, document: string): Promise<string> {
  const kept: unknown = await shelf.getMeta(postingKey(document));
  return typeof kept === 'string' ? kept : '';
}

/** Keeps the posting that a document is compared with. */
export const keepPosting = (shelf: Pick<DocumentStore, 'setMeta'>, document: string, posting: string): Promise<void> =>
  shelf.setMeta(postingKey(document), posting);

/** Every kept report, the newest first. What cannot be read is left out. */
export async function listReports(shelf: Shelf): Promise<ReportHead[]> {
  const stored: unknown = await shelf.getMeta(listKey);
  return (Array.isArray(stored) ? stored : []).flatMap((head: unknown) => headSchema.safeParse(head).data ?? []);
}

/** A kept report in full; `null` if it is not there. */
export async function readReport(shelf: Shelf, id: string): Promise<ReportBody | null> {
  return bodySchema.safeParse(await shelf.getMeta(bodyKey(id))).data ?? null;
}

/** The slug of a report about a file. */
export const slugOfFile = (name: string, id: string): string =>
  `${kebab(name.replace(/\.[^.]+$/, '')) || 'file'}-${id.slice(-8)}`;

export interface NewReport {
  kind: DocumentKind;
  subject: ReportHead['subject'];
  evaluated: Evaluated;
  read?: AnyDocument;
}

/**
 * Keeps a report on this device. One that says the same about the same revision as the last one is not kept twice.
 * Resolves to its head.
 */
export function keepReport(shelf: Shelf, { kind, subject, evaluated, read }: NewReport): Promise<ReportHead> {
  const { report } = evaluated;
  return alone(async () => {
    const heads = await listReports(shelf);
    const last = heads.find((head) => head.subject.slug === subject.slug);
    if (
      last &&
      last.subject.updatedAt === subject.updatedAt &&
      last.score === report.score &&
      last.rulesetVersion === report.rulesetVersion
    ) {
      // Compared with another posting, it is the same report with another match.
      const body = await readReport(shelf, last.id);
      if (body) await shelf.setMeta(bodyKey(last.id), { ...body, report });
      return last;
    }
    const head: ReportHead = {
      id: newId(),
      kind,
      createdAt: new Date().toISOString(),
      subject,
      ...summaryOf(report),
    };
    const body: ReportBody = {
      report,
      pages: evaluated.pages.map(keptPageOf),
      text: evaluated.text,
      ...(read && { read }),
      ignored: {},
    };
    await shelf.setMeta(bodyKey(head.id), withinLimit(body));
    await writeList(shelf, [head, ...heads]);
    return head;
  });
}

/** Without its pages, or its text, what would be too large for the store. */
function withinLimit(body: ReportBody): ReportBody {
  const sizeOf = (value: unknown) => JSON.stringify(value).length;
  if (sizeOf(body) <= mostCharacters) return body;
  const fewer = { ...body, pages: body.pages.slice(0, 2) };
  if (sizeOf(fewer) <= mostCharacters) return fewer;
  const bare = { ...body, pages: [], text: body.text.slice(0, 50_000) };
  return sizeOf(bare) <= mostCharacters ? bare : { ...bare, text: '', read: undefined };
}

/** What changes in a kept report of a file. */
export type ReportChange = Partial<Pick<ReportBody, 'ignored' | 'posting' | 'report'>>;

/** Changes a kept report of a file: what is ignored of it, its posting, and the report that this gives. */
export const changeReport = (shelf: Shelf, id: string, change: ReportChange): Promise<void> =>
  alone(async () => {
    const body = await readReport(shelf, id);
    if (!body) return;
    await shelf.setMeta(bodyKey(id), { ...body, ...change });
    const { report } = change;
    if (!report) return;
    const heads = await listReports(shelf);
    await shelf.setMeta(
      listKey,
      heads.map((head) => (head.id === id ? { ...head, ...summaryOf(report) } : head)),
    );
  });

/** What the head of a report says of it. */
const summaryOf = ({ score, rulesetVersion, findings }: ReportBody['report']) => ({
  score,
  rulesetVersion,
  findings: findings.map(({ id, points }) => ({ id, points })),
});

/** Makes the reports of a file part of the history of the document that was made of it. */
export const moveReports = (shelf: Shelf, fromSlug: string, document: AnyDocument): Promise<void> =>
  alone(async () => {
    const heads = await listReports(shelf);
    await writeList(
      shelf,
      heads.map((head) =>
        head.subject.slug === fromSlug
          ? {
              ...head,
              subject: { ...head.subject, document: document.id, slug: document.slug, name: shownTitle(document) },
            }
          : head,
      ),
    );
  });

/** Deletes the reports that `isGone` names, from this device. */
export const deleteReports = (shelf: Shelf, isGone: (head: ReportHead) => boolean): Promise<void> =>
  alone(async () => {
    const heads = await listReports(shelf);
    if (!heads.some(isGone)) return;
    await writeList(
      shelf,
      heads.filter((head) => !isGone(head)),
      heads.filter(isGone),
    );
  });

/** A report as the server sends it; `null` if it cannot be read. */
export const reportBodyOf = ({ report, view }: { report: unknown; view: object }): ReportBody | null =>
  bodySchema.safeParse({ report, ...view }).data ?? null;

/** Keeps a report of another device as it was made. Resolves to what is kept of it; `null` if it cannot be read. */
export function adoptReport(shelf: Shelf, head: ReportHead, given: unknown): Promise<ReportBody | null> {
  const body = bodySchema.safeParse(given).data;
  if (!body) return Promise.resolve(null);
  return alone(async () => {
    const heads = await listReports(shelf);
    const kept = withinLimit(body);
    await shelf.setMeta(bodyKey(head.id), kept);
    const all = [head, ...heads.filter(({ id }) => id !== head.id)];
    await writeList(
      shelf,
      all.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1)),
    );
    return readReport(shelf, head.id);
  });
}

async function writeList(shelf: Shelf, heads: readonly ReportHead[], gone: readonly ReportHead[] = []): Promise<void> {
  const perSlug = new Map<string, number>();
  const kept: ReportHead[] = [];
  const dropped = [...gone];
  for (const head of heads) {
    const before = perSlug.get(head.subject.slug) ?? 0;
    perSlug.set(head.subject.slug, before + 1);
    (before < mostOfOne && kept.length < mostReports ? kept : dropped).push(head);
  }
  await shelf.setMeta(listKey, kept);
  for (const { id } of dropped) {
    await shelf.setMeta(bodyKey(id), null);
    await forgetInput(shelf, id);
    await forgetPictures(shelf, id);
  }
}

/** One after the other, in all windows: the list is read, changed and written. */
async function alone<Result>(act: () => Promise<Result>): Promise<Result> {
  // Typed as always there, and absent on plain http.
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request('evaluations', act) : act();
}
