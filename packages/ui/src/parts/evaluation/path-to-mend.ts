import type { Finding } from '@vitae/evaluation/report';

/** Findings about the look of the pages whose remedy is a matter of the text. */
const ofText: ReadonlySet<string> = new Set(['FMT-02', 'FMT-06', 'FMT-11']);

/** The field at which a finding is mended: where it points, or the settings of the template. */
export function pathToMend({ id, category, evidence }: Pick<Finding, 'id' | 'category' | 'evidence'>): string {
  const path = evidence.find((place) => place.path)?.path ?? '';
  if (path === 'properties.language') return 'locale';
  return path === '' || path.startsWith('properties.') || (category === 'format' && !ofText.has(id))
    ? 'template.id'
    : path;
}
