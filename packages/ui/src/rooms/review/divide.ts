import { formatRichText, parseRichText, type FieldValue } from '@vitae/domain';
import type { ImportedPage } from '@vitae/importer';
import { assigned, placesFor, plainOf, settled, startsOf, withSources, type Draft, type Original } from './assign.ts';
import { holds } from './cut-out.ts';
import { datesIn, lineAt, undatedText, type FileLine } from './file-line.ts';
import type { Place } from './review-kind.ts';
import { byPlace, isFilled, startOf, type LinePlace, type ReviewField } from './review-model.ts';

/** The entry that a line was read into; `null` if it is in none. */
export const entryOf = (places: readonly Place[], at: LinePlace): Place | null =>
  places.find(
    ({ key, fields, isNew }) =>
      isEntry(key) &&
      !isNew &&
      fields.some(
        ({ value, provenance }) =>
          isFilled(value) && provenance?.sources.some((source) => source.page === at.page && source.line === at.line),
      ),
  ) ?? null;

const isEntry = (key: string): boolean => /\.items\.[^.]+$/u.test(key);

/** Whether an entry can be divided at a line: not at its first one. */
export function canSplit({ provenance }: Draft, entry: Place, at: LinePlace): boolean {
  const start = startOf(provenance, entry.key);
  return start !== null && byPlace(start, at) < 0;
}

/** The name of a field within its entry. */
const nameIn = (entry: string, { path }: ReviewField): string => path.slice(entry.length + 1);

/**
 * The draft with an entry divided at a line, which begins a new entry after it: what was read from there on is in the new
 * one. If it has no name then, the line is its name, and gives it its dates.
 */
export function split(original: Original, draft: Draft, entry: Place, line: FileLine): Draft {
  const begun = original.kind.entries?.withEntryAfter(draft.document, entry.key);
  if (!begun) return draft;
  let { document } = begun;
  let { provenance } = draft;
  const inNew = fieldsOf(original, { ...draft, document }, begun.entry, line);
  for (const field of entry.fields) {
    const sources = field.provenance?.sources ?? [];
    const later = sources.filter((source) => byPlace(source, line) >= 0);
    const target = inNew.find((other) => nameIn(begun.entry, other) === nameIn(entry.key, field));
    if (later.length === 0 || !target || !isFilled(field.value)) continue;
    const parts = divided(field, line, original.pages);
    if (!isFilled(parts.later)) continue;
    document = target.write(field.write(document, parts.earlier), parts.later);
    const earlier = sources.filter((source) => byPlace(source, line) < 0);
    const confidence = field.confidence ?? 1;
    provenance = withSources(provenance, field.path, isFilled(parts.earlier) ? earlier : [], confidence);
    provenance = withSources(provenance, target.path, later, confidence);
  }
  const divides = { ...draft, document, provenance };
  const begins = fieldsOf(original, divides, begun.entry, line);
  const name = begins.find(({ slot, kind }) => slot === 'title' && kind === 'text');
  const isNamed = begins.some(({ slot, value }) => (slot === 'title' || slot === 'subtitle') && isFilled(value));
  const named = name && !isNamed ? withName(original, divides, begins, name, line) : divides;
  const paths = [...entry.fields, ...begins].map(({ path }) => path);
  return settled(original, draft, { ...named, paths }, [], { confirmed: [], used: null });
}

/** The fields that say when an entry was. */
export const periodOf = (fields: readonly ReviewField[]): ReviewField[] =>
  fields.filter(({ slot }) => slot === 'start' || slot === 'end' || slot === 'current' || slot === 'date');

/** The draft with a line as the name of an entry, and its dates as those of the entry, if it has none. */
export function withName(
  original: Original,
  draft: Draft,
  fields: readonly ReviewField[],
  name: ReviewField,
  line: FileLine,
): Draft {
  const undated = undatedText(line);
  const title = undated ? assigned(original, draft, line, undated, [name]) : draft;
  const period = periodOf(fields);
  const dates = line.dates[0];
  if (!dates || period.some(({ value }) => isFilled(value))) return title;
  return assigned(original, title, line, line.text.slice(dates.from, dates.to), period);
}

const fieldsOf = (original: Original, draft: Draft, entry: string, at: LinePlace): ReviewField[] =>
  placesFor(original, draft, at).find(({ key }) => key === entry)?.fields ?? [];

const emptied = (value: FieldValue): FieldValue =>
  Array.isArray(value) ? [] : typeof value === 'boolean' ? false : '';

/** What of a value was read before a line, and what from it on. A short text that is in both stays where it is. */
function divided(
  { kind, value, provenance }: ReviewField,
  at: LinePlace,
  pages: readonly ImportedPage[],
): { earlier: FieldValue; later: FieldValue } {
  const sources = (provenance?.sources ?? []).toSorted(byPlace);
  if (sources.every((source) => byPlace(source, at) >= 0)) return { earlier: emptied(value), later: value };
  if (kind === 'richText' && typeof value === 'string') {
    const blocks = parseRichText(value);
    const starts = startsOf(blocks, sources, pages);
    const first = starts.findIndex((start) => start !== null && byPlace(start, at) >= 0);
    return first < 0
      ? { earlier: value, later: '' }
      : { earlier: formatRichText(blocks.slice(0, first)), later: formatRichText(blocks.slice(first)) };
  }
  if (Array.isArray(value)) {
    const texts = sources
      .filter((source) => byPlace(source, at) >= 0)
      .map((source) => lineAt(pages, source)?.text ?? '');
    const isLater = (tag: string) => texts.some((text) => holds(text, tag));
    return { earlier: value.filter((tag) => !isLater(tag)), later: value.filter(isLater) };
  }
  return { earlier: value, later: emptied(value) };
}

/** The path of the entry that an entry can be joined with; `null` for the first of its section. */
export const joinsWith = ({ kind }: Original, { document }: Draft, entry: Place): string | null =>
  kind.entries?.before(document, entry.key) ?? null;

/**
 * The draft with an entry as a part of the one before it: values that the other lacks are its values, texts and tags are
 * put after its own, and what it has differently is in its text.
 */
export function joined(original: Original, draft: Draft, entry: Place, at: LinePlace): Draft {
  const before = joinsWith(original, draft, entry);
  if (before === null) return draft;
  const into = fieldsOf(original, draft, before, at);
  const body = into.find(({ slot }) => slot === 'body');
  const inPeriod = ({ slot }: ReviewField) => slot === 'start' || slot === 'end' || slot === 'current';
  const isDated = into.some((field) => inPeriod(field) && isFilled(field.value));
  let { document, provenance } = draft;
  let text = typeof body?.value === 'string' ? parseRichText(body.value) : [];
  const sources = new Map(into.map(({ path, provenance: origin }) => [path, [...(origin?.sources ?? [])]]));
  for (const field of entry.fields) {
    const target = into.find((other) => nameIn(before, other) === nameIn(entry.key, field));
    if (!target || !isFilled(field.value)) continue;
    const origins = field.provenance?.sources ?? [];
    let to = target;
    if (target.slot === 'body' && typeof field.value === 'string') text = [...text, ...parseRichText(field.value)];
    else if (Array.isArray(field.value) && Array.isArray(target.value))
      document = target.write(document, [...new Set([...target.value, ...field.value])]);
    else if (inPeriod(field) ? !isDated : !isFilled(target.value)) document = target.write(document, field.value);
    else if (field.value !== target.value && typeof field.value === 'string' && body) {
      const words = saidIn(original.pages, field);
      // Both ends of a period are said by the same words.
      if (!text.some((block) => plainOf(block) === words))
        text = [...text, { kind: 'paragraph', spans: [{ text: words }] }];
      to = body;
    }
    sources.get(to.path)?.push(...origins);
  }
  if (body && text.length > 0) document = body.write(document, formatRichText(text));
  for (const field of entry.fields) {
    document = field.write(document, emptied(field.value));
    provenance = withSources(provenance, field.path, []);
  }
  for (const target of into)
    if ((sources.get(target.path)?.length ?? 0) > (target.provenance?.sources.length ?? 0))
      provenance = withSources(provenance, target.path, sources.get(target.path) ?? [], target.confidence ?? 1);
  const paths = entry.fields.map(({ path }) => path);
  const lines = entry.fields.flatMap(({ provenance: origin }) => origin?.sources ?? []);
  return settled(original, draft, { document, provenance, paths }, lines, { confirmed: [], used: null });
}

/** A value as the file says it: a date as it is written there. */
function saidIn(pages: readonly ImportedPage[], { value, provenance }: ReviewField): string {
  const text = typeof value === 'string' ? value : '';
  const line = provenance?.sources.map((source) => lineAt(pages, source)).find((found) => found !== undefined);
  const dates = line && datesIn(line, line.text).find(({ start, end }) => start === text || end === text);
  return line && dates ? line.text.slice(dates.from, dates.to) : text;
}
