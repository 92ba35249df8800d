import type { TemplatesOfSite } from '@vitae/api/contract';
import { offeredTemplateSchema, type OfferedTemplate } from '@vitae/api/templates';
import type { DocumentKind } from '@vitae/domain';
import { templateIds } from '@vitae/templates/ids';
import { refusalWords } from '@vitae/words/refusals';
import { z } from 'zod';
import { apiFailure } from '../../api/api-failure.ts';
import type { ApiContext } from '../../api/context.ts';
import type { Database } from '../../db/open-database.ts';
import { onRecord } from '../audit/audit.ts';

const storedSchema = z.object({ revision: z.int(), templates: z.array(offeredTemplateSchema) });

/** One row for each kind: what an admin changes is the whole of it, with its order. */
const keyOf = (kind: DocumentKind) => `templates ${kind}`;

async function stored(db: Database, kind: DocumentKind): Promise<{ text: string | null; state: TemplatesOfSite }> {
  const row = await db.selectFrom('setting').select('value').where('key', '=', keyOf(kind)).executeTakeFirst();
  if (!row) return { text: null, state: { revision: 0, templates: [] } };
  const parsed: unknown = JSON.parse(row.value);
  return { text: row.value, state: storedSchema.parse(parsed) };
}

const isPublic = ({ enabled, tokens }: OfferedTemplate): boolean => enabled || tokens === null;

/** How the site offers the templates of a kind, for visitors: variants that are not offered are nobody's business. */
export async function offeredTemplates(db: Database, kind: DocumentKind): Promise<OfferedTemplate[]> {
  return (await templatesOfSite(db, kind)).templates.filter(isPublic);
}

/** The same for admins: all of them. */
export const templatesOfSite = async (db: Database, kind: DocumentKind): Promise<TemplatesOfSite> =>
  (await stored(db, kind)).state;

const isKindWithTemplates = (kind: string): kind is keyof typeof templateIds => kind in templateIds;

/** Whether a list makes sense: each id once, bases that exist, and one that everybody may choose. */
function isSound(kind: DocumentKind, templates: readonly OfferedTemplate[]): boolean {
  const shipped = isKindWithTemplates(kind) ? templateIds[kind] : [];
  const ids = templates.map(({ id }) => id);
  return (
    new Set(ids).size === ids.length &&
    templates.some(({ enabled, premium }) => enabled && !premium) &&
    templates.every(({ id, base, name, description, tokens }) =>
      id === base
        ? shipped.includes(id) && name === null && description === null && tokens === null
        : shipped.includes(base) && id.startsWith('variant-') && name !== null && tokens !== null,
    )
  );
}

/** What differs, by template, for the record. */
function differing(before: readonly OfferedTemplate[], after: readonly OfferedTemplate[]) {
  const [old, next] = [before, after].map((list) => new Map(list.map((one) => [one.id, one])));
  const names = [...new Set([...(old?.keys() ?? []), ...(next?.keys() ?? [])])].filter(
    (id) => JSON.stringify(old?.get(id)) !== JSON.stringify(next?.get(id)),
  );
  const orders = [before, after].map((list) => list.map(({ id }) => id).join(', '));
  const isMoved = orders[0] !== orders[1];
  const of = (list: Map<string, OfferedTemplate> | undefined, order: string | undefined) => ({
    ...Object.fromEntries(names.map((id) => [id, list?.get(id) ?? null])),
    ...(isMoved && { order }),
  });
  return { before: of(old, orders[0]), after: of(next, orders[1]) };
}

interface Edit {
  kind: DocumentKind;
  revision: number;
  templates: OfferedTemplate[];
  reason: string;
}

/** Changes what the gallery of a kind offers. @throws `conflict`, `invalid` */
export async function editTemplates(
  context: ApiContext,
  { kind, revision, templates, reason }: Edit,
): Promise<TemplatesOfSite> {
  if (!isSound(kind, templates)) throw apiFailure('invalid', { message: refusalWords('templatesUnsound'), fields: {} });
  const elsewhere = () => apiFailure('conflict', { message: refusalWords('changedByAdmin') });
  return onRecord(context, async (db) => {
    const { text, state } = await stored(db, kind);
    if (state.revision !== revision) throw elsewhere();
    const next: TemplatesOfSite = { revision: revision + 1, templates };
    const key = keyOf(kind);
    const value = JSON.stringify(next);
    const rows =
      text === null
        ? (
            await db
              .insertInto('setting')
              .values({ key, value })
              .onConflict((conflict) => conflict.doNothing())
              .executeTakeFirst()
          ).numInsertedOrUpdatedRows
        : (
            await db
              .updateTable('setting')
              .set({ value })
              .where('key', '=', key)
              .where('value', '=', text)
              .executeTakeFirst()
          ).numUpdatedRows;
    if (rows !== 1n) throw elsewhere();
    const change = { subject: `templates ${kind}`, name: kind, reason, ...differing(state.templates, templates) };
    return { change, result: next };
  });
}

/** What public pages show of the templates of a kind. */
export interface PageTemplates {
  offered: OfferedTemplate[];
  /** Changes whenever what is offered changes. */
  version: string;
}

/** The templates for public pages. */
export async function templatesOfPages(db: Database, kind: DocumentKind): Promise<PageTemplates> {
  const { revision, templates } = await templatesOfSite(db, kind);
  return { offered: templates.filter(isPublic), version: String(revision) };
}

/** The template and the settings of one that is offered under an id; `null` if there is none. */
export async function offeredUnder(db: Database, kind: DocumentKind, id: string): Promise<OfferedTemplate | null> {
  return (await offeredTemplates(db, kind)).find((one) => one.id === id && one.enabled) ?? null;
}
