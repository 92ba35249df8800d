import type { TemplateBase } from '@vitae/templates';

/** What a template must have; all chosen filters must match. */
export interface TemplateFilter {
  columns: 1 | 2 | null;
  photo: boolean;
  /** Whether it needs a plan; `null` for either. */
  premium: boolean | null;
  tags: readonly string[];
}

export const emptyFilter: TemplateFilter = { columns: null, photo: false, premium: null, tags: [] };

type Filterable = Pick<TemplateBase, 'columns' | 'photo' | 'premium' | 'tags'>;

export function matchesFilter(template: Filterable, { columns, photo, premium, tags }: TemplateFilter): boolean {
  return (
    (columns === null || template.columns === columns) &&
    (!photo || Boolean(template.photo)) &&
    (premium === null || (template.premium === true) === premium) &&
    tags.every((tag) => template.tags.includes(tag))
  );
}

/** Tags that repeat another filter. */
const ownFilter = new Set(['one column', 'two columns', 'photo']);

/**
 * The styles to choose from: those that several templates share, the most frequent first. A style of a single template
 * can be seen from its name and picture.
 */
export function stylesOf(templates: readonly Filterable[]): string[] {
  const byTag = Map.groupBy(
    templates.flatMap(({ tags }) => tags).filter((tag) => !ownFilter.has(tag)),
    (tag) => tag,
  );
  return [...byTag]
    .filter(([, uses]) => uses.length > 1)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([tag]) => tag);
}
