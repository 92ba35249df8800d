import type { Template } from '@vitae/templates';

/** What a template must have; everything chosen must hold. */
export interface TemplateFilter {
  columns: 1 | 2 | null;
  photo: boolean;
  tags: readonly string[];
}

export const emptyFilter: TemplateFilter = { columns: null, photo: false, tags: [] };

type Filterable = Pick<Template, 'columns' | 'photo' | 'tags'>;

export function matchesFilter(template: Filterable, { columns, photo, tags }: TemplateFilter): boolean {
  return (columns === null || template.columns === columns) && (!photo || template.photo) && tags.every((tag) => template.tags.includes(tag));
}

/** The styles there are to choose from, in the order in which the templates name them. */
export function filtersOf(templates: readonly Filterable[]): { tags: string[] } {
  return { tags: [...new Set(templates.flatMap(({ tags }) => tags))] };
}
