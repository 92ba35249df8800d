import type { TextRun } from '@vitae/evaluation';
import type { ImportedDocument } from '../kind-importer.ts';
import { foldText } from '../text/normalise.ts';

/** Tells which field of a document a stretch of text on a page was read into: its path, or `''`. */
export function fieldAt({
  document,
  provenance,
  pages,
}: Pick<ImportedDocument, 'document' | 'provenance' | 'pages'>): (page: number, run: TextRun) => string {
  const byLine = new Map<string, { path: string; value: string }[]>();
  for (const { path, sources } of provenance) {
    const field = { path, value: foldText(valueAt(document, path)) };
    for (const { page, line } of sources) {
      const key = `${page} ${line}`;
      byLine.set(key, [...(byLine.get(key) ?? []), field]);
    }
  }
  const lines = pages.map((page) =>
    page.lines.flatMap(({ box }, index) => (box ? [{ box, index }] : [])).toSorted((a, b) => a.box.y - b.box.y),
  );
  return (page, { box, text }) => {
    const [across, down] = [box.x + box.width / 2, box.y + box.height / 2];
    const line = lines[page]?.find(
      ({ box: { x, y, width, height } }) =>
        across >= x - 1 && across <= x + width + 1 && down >= y && down <= y + height,
    );
    const fields = line ? (byLine.get(`${page} ${line.index}`) ?? []) : [];
    const sought = foldText(text);
    const shown = fields.find(({ value }) => value !== '' && (value.includes(sought) || sought.includes(value)));
    return (shown ?? fields.at(-1))?.path ?? '';
  };
}

/** The text at a path of a document, whose entries are named by their ids; `''` if it is not text. */
function valueAt(document: unknown, path: string): string {
  let value: unknown = document;
  for (const name of path.split('.')) {
    if (Array.isArray(value)) value = value.find((entry: unknown) => hasId(entry, name));
    else value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  return typeof value === 'string' ? value : Array.isArray(value) ? value.join(' ') : '';
}

const hasId = (entry: unknown, id: string): boolean =>
  typeof entry === 'object' && entry !== null && 'id' in entry && entry.id === id;
