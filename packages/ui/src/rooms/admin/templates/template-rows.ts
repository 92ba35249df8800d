import type { OfferedTemplate } from '@vitae/api/templates';
import type { AnyDocument, DocumentKind, TemplateTokens } from '@vitae/domain';
import { templateKindOf } from '@vitae/templates';
import { withTemplate } from '../../../base/documents/document-actions.ts';

/** All templates of a kind as a site has them: those that it names in their order, then the others as they were shipped. */
export function rowsOf(kind: DocumentKind, listed: readonly OfferedTemplate[]): OfferedTemplate[] {
  const { templates } = templateKindOf(kind);
  const named = new Set(listed.map(({ id }) => id));
  return [
    // What an earlier version had and this one does not know cannot be offered.
    ...listed.filter(({ base }) => templates.some(({ id }) => id === base)),
    ...templates
      .filter(({ id }) => !named.has(id))
      .map(({ id, premium = false }) => ({
        id,
        base: id,
        name: null,
        description: null,
        tokens: null,
        premium,
        enabled: true,
      })),
  ];
}

/** The name that a gallery shows. */
export const shownName = (kind: DocumentKind, { name, base }: Pick<OfferedTemplate, 'name' | 'base'>): string =>
  name ?? templateKindOf(kind).templateOf(base).name;

/** The names of the variants on offer that somebody has removed: once that is saved, nobody can bring them back. */
export const removedVariants = (
  kind: DocumentKind,
  before: readonly (Pick<OfferedTemplate, 'id' | 'base' | 'name'> & { tokens: object | null })[],
  rows: readonly Pick<OfferedTemplate, 'id'>[],
): string[] =>
  before
    .filter(({ id, tokens }) => tokens !== null && rows.every((row) => row.id !== id))
    .map((row) => shownName(kind, row));

/** One row further up or down. */
export function moved<Row>(rows: readonly Row[], from: number, by: 1 | -1): Row[] {
  const next = [...rows];
  const [row] = next.splice(from, 1);
  if (row !== undefined) next.splice(from + by, 0, row);
  return next;
}

/** A document in a template with the settings of a variant, if there are any. */
export function dressed(document: AnyDocument, base: string, tokens: TemplateTokens | null): AnyDocument {
  const { template, ...rest } = withTemplate(document, base);
  const made = Object.fromEntries(Object.entries(tokens ?? {}).filter(([, value]) => value !== null));
  return { ...rest, template: { ...template, tokens: { ...template.tokens, ...made } } };
}
