/** A place in a document that a reason can be about. */
export interface Place {
  /** An entry's id, or the path of a field. */
  at: string;
  label: string;
}

const fields = ['basics.headline', 'summary', 'subject', 'opening', 'closing', 'enclosures'] as const;
const longestLabel = 70;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);

const shortened = (text: string): string =>
  text.length > longestLabel ? `${text.slice(0, longestLabel - 1).trimEnd()}…` : text;

/** What an entry is called: its first texts. */
const labelOf = (entry: Record<string, unknown>): string =>
  shortened(
    Object.entries(entry)
      .filter(([name]) => name !== 'id')
      .map(([, value]) => textOf(value))
      .filter((text) => text !== '')
      .slice(0, 2)
      .join(' · '),
  );

/** The places of a document: its fields, its sections and its entries, in their order. */
export function placesOf(document: Readonly<Record<string, unknown>>): Place[] {
  const places: Place[] = fields.flatMap((at) => {
    const text = textOf(valueAt(document, at));
    return text === '' ? [] : [{ at, label: shortened(text) }];
  });
  const walk = (value: unknown, path: string) => {
    if (Array.isArray(value)) for (const inner of value) walk(inner, path);
    if (!isRecord(value)) return;
    const label = labelOf(value);
    if (typeof value['id'] === 'string' && path !== '' && label !== '') places.push({ at: value['id'], label });
    for (const [name, inner] of Object.entries(value)) {
      const at = path === '' ? name : `${path}.${name}`;
      if (at === 'conflicts' || at === 'template') continue;
      if (path === 'sections' && isRecord(inner) && Array.isArray(inner['items']) && inner['items'].length > 0)
        places.push({ at, label: name });
      walk(inner, at);
    }
  };
  walk(document, '');
  return places;
}
