/** A value of a document: its path, and the start of its text. */
export interface FieldOfDocument {
  path: string;
  /** `''` if it is empty or not text. */
  text: string;
}

/** How much of a text is shown, in characters. */
const most = 60;
/** Values that are not set with a field. */
const isSetting = (value: unknown): boolean => typeof value === 'boolean' || typeof value === 'number';

/** Every field that a document has, in its order. Entries of a list are identified by their ids, as in paths. */
export function fieldsOf(value: unknown, path = ''): FieldOfDocument[] {
  if (typeof value === 'string') return [{ path, text: shortened(value) }];
  if (value === null) return [{ path, text: '' }];
  if (Array.isArray(value)) {
    const entries = value.filter(hasId);
    if (entries.length === 0) return [{ path, text: shortened(value.filter(isText).join(', ')) }];
    return entries.flatMap((entry) => fieldsOf(entry, `${path}.${entry.id}`));
  }
  if (typeof value !== 'object') return [];
  // A picture is a single field too; its name in the store says nothing.
  if ('asset' in value) return [{ path, text: 'alt' in value && isText(value.alt) ? shortened(value.alt) : '' }];
  const parts = Object.entries(value).filter(([name]) => name !== 'id');
  // A date is a single field.
  if (parts.every(([, part]) => part === null || isSetting(part))) return [{ path, text: '' }];
  return parts.flatMap(([name, part]) => (isSetting(part) ? [] : fieldsOf(part, path ? `${path}.${name}` : name)));
}

const isText = (value: unknown): value is string => typeof value === 'string';

const hasId = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most).trimEnd()}…` : line;
}
