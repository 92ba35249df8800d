import { formatRichText, parseRichText, type AnyDocument, type FieldValue, type RichBlock } from '@vitae/domain';
import type { ImportedPage, Provenance } from '@vitae/importer';
import { cutOut, holds } from './cut-out.ts';
import { datesIn, lineAt, trimmed, type FileLine } from './file-line.ts';
import type { Place, ReviewKind } from './review-kind.ts';
import { byPlace, isFilled, isSamePlace, type LeftoverLine, type LinePlace, type ReviewField } from './review-model.ts';

/** What a person has made of an import so far. */
export interface Draft {
  document: AnyDocument;
  provenance: readonly Provenance[];
  /** Paths of the fields that were checked. */
  confirmed: ReadonlySet<string>;
  leftover: readonly LeftoverLine[];
}

/** What all edits of a draft need: how its kind is edited, and the file. */
export interface Original {
  kind: ReviewKind;
  pages: readonly ImportedPage[];
}

/** The places of a draft, as they are for a line. */
export const placesFor = ({ kind }: Original, draft: Draft, at: LinePlace): Place[] =>
  kind.places(draft.document, draft.provenance, at);

/** The fields that were read from a line. */
export const fieldsFrom = (places: readonly Place[], at: LinePlace): ReviewField[] =>
  places
    .flatMap(({ fields }) => fields)
    .filter(
      ({ value, provenance }) => isFilled(value) && provenance?.sources.some((source) => isSamePlace(source, at)),
    );

/** Whether a field holds a date. */
const isDated = ({ kind }: ReviewField): boolean => kind === 'date' || kind === 'day';

/** Whether a text of a line can be put in a field: a date needs a date, a day a day, and what is ticked has no text. */
export function takesText(field: ReviewField, line: FileLine, text: string): boolean {
  if (field.kind === 'boolean' || field.kind === 'country') return false;
  if (field.kind === 'day' && line.day === undefined) return false;
  // A day in a script or an era whose dates are not looked for in resumes is a whole line.
  if (field.kind === 'day' && text === line.text) return true;
  return !isDated(field) || datesIn(line, text).length > 0;
}

/**
 * The draft with a text of a line in a field. What the line was before, it is no longer: the text stands once. A field
 * with text, tags or bullets gets one more; the value of any other is replaced unless `adds`, and its lines are left over
 * if they are nowhere else.
 */
export function assigned(
  original: Original,
  draft: Draft,
  line: FileLine,
  chosen: string,
  to: readonly ReviewField[],
  adds = false,
): Draft {
  const text = heldPart(to, line, chosen);
  const taken = without(original, draft, line, text);
  let { document, provenance } = taken;
  const displaced: LinePlace[] = [];
  const slots = new Set(to.map(({ slot }) => slot));
  const isRange = slots.has('start') && slots.has('end');
  for (const field of to) {
    const now = placesFor(original, { ...draft, document, provenance }, line)
      .flatMap(({ fields }) => fields)
      .find(({ path }) => path === field.path);
    const old = now ?? field;
    const sources = old.provenance?.sources ?? [];
    const keeps = adds || old.kind === 'richText' || old.kind === 'tags' || old.kind === 'lines';
    const value = valueWith(old, line, text, { keeps, isRange, pages: original.pages });
    if (value === undefined) continue;
    if (!keeps && isFilled(old.value)) displaced.push(...sources.filter((source) => !isSamePlace(source, line)));
    document = field.write(document, value);
    const kept = keeps && isFilled(old.value) ? sources.filter((source) => !isSamePlace(source, line)) : [];
    provenance = withSources(provenance, field.path, [...kept, line]);
  }
  return settled(original, draft, { document, provenance, paths: taken.paths }, [...taken.affected, line], {
    confirmed: to.map(({ path }) => path),
    used: trimmed(text) === trimmed(line.text) ? line : null,
    displaced,
  });
}

/** The draft without the text of a line, which is then left over. */
export function leftOut(original: Original, draft: Draft, line: FileLine): Draft {
  const { affected, ...taken } = without(original, draft, line, line.text);
  const rest = settled(original, draft, taken, affected, { confirmed: [], used: line });
  return { ...rest, leftover: [...rest.leftover, leftoverOf(line)].toSorted(byPlace) };
}

const leftoverOf = ({ page, line, text }: FileLine): LeftoverLine => ({ page, line, text });

interface Edited {
  document: AnyDocument;
  provenance: readonly Provenance[];
  /** The paths of fields that may be empty after the edit. */
  paths: readonly string[];
}

/** The draft without a text of a line in any field that was read from it. */
function without(original: Original, draft: Draft, line: FileLine, text: string): Edited & { affected: LinePlace[] } {
  let { document, provenance } = draft;
  const paths: string[] = [];
  const affected: LinePlace[] = [];
  const isWhole = trimmed(text) === trimmed(line.text);
  for (const field of fieldsFrom(placesFor(original, draft, line), line)) {
    const sources = field.provenance?.sources ?? [];
    const isAll = isWhole && sources.every((source) => isSamePlace(source, line));
    // What a person wrote goes only with its own words.
    const rest = withoutText(field, line, text, isAll && !draft.confirmed.has(field.path));
    if (rest === field.value) continue;
    document = field.write(document, rest);
    paths.push(field.path);
    affected.push(...sources);
    provenance = withSources(
      provenance,
      field.path,
      isFilled(rest) ? sources.filter((source) => !isWhole || !isSamePlace(source, line)) : [],
      field.confidence ?? 1,
    );
  }
  return { document, provenance, paths, affected };
}

/** A value without a text of a line. `isAll`: it was read from nothing else. */
function withoutText(field: ReviewField, line: FileLine, text: string, isAll: boolean): FieldValue {
  const { kind, value } = field;
  if (kind === 'boolean') return datesIn(line, text).some(({ current }) => current) ? false : value;
  if (Array.isArray(value))
    return isAll ? [] : value.flatMap((tag) => (holds(text, tag) ? [] : (cutOut(tag, text) ?? tag) || []));
  if (typeof value !== 'string') return value;
  if (isAll) return '';
  if (kind === 'day') return line.day === value ? '' : value;
  if (kind === 'date')
    return datesIn(line, text).some(({ start, end }) => start === value || end === value) ? '' : value;
  if (kind === 'richText')
    return formatRichText(
      parseRichText(value).flatMap((block) => {
        const words = plainOf(block);
        if (holds(text, words)) return [];
        const rest = cutOut(words, text);
        return rest === null ? [block] : rest === '' ? [] : [{ ...block, spans: [{ text: rest }] }];
      }),
    );
  return holds(text, value) ? '' : (cutOut(value, text) ?? value);
}

export const plainOf = ({ spans }: RichBlock): string => spans.map((span) => span.text).join('');

/** The value of a field with a text of a line; `undefined` if it holds nothing for it. */
function valueWith(
  field: ReviewField,
  line: FileLine,
  text: string,
  { keeps, isRange, pages }: { keeps: boolean; isRange: boolean; pages: readonly ImportedPage[] },
): FieldValue | undefined {
  const { kind, slot, value } = field;
  const plain = kind === 'richText' ? text.trim() : trimmed(text);
  if (kind === 'day') return line.day;
  if (isDated(field)) {
    const dates = datesIn(line, text)[0];
    if (!dates) return undefined;
    if (isRange) return slot === 'end' ? dates.end : dates.start;
    return slot === 'end' ? dates.end || dates.start : dates.start || dates.end;
  }
  if (kind === 'boolean') return datesIn(line, text).some(({ current }) => current);
  if (kind === 'tags')
    return [
      ...new Set([...(keeps && Array.isArray(value) ? value : []), ...plain.split(/\s*[,;|·•]\s*/u).filter(Boolean)]),
    ];
  const old = keeps && typeof value === 'string' ? value : '';
  if (kind === 'richText') return formatRichText(withBlock(parseRichText(old), field, line, plain, pages));
  const found = partFor(kind, plain);
  return kind === 'lines' ? [old, found].filter(Boolean).join('\n') : [old, found].filter(Boolean).join(' ');
}

/** What of a text some fields hold: of more than a date or an address, the rest stays where it is. */
function heldPart(to: readonly ReviewField[], line: FileLine, text: string): string {
  const dates = to.some(isDated) ? datesIn(line, text)[0] : undefined;
  if (dates) return line.text.slice(dates.from, dates.to);
  const [field] = to;
  return field && to.length === 1 ? partFor(field.kind, text) : text;
}

/** What of a text such a field holds: an address, a number; all of it otherwise. */
function partFor(kind: ReviewField['kind'], text: string): string {
  if (kind === 'email') return /[^\s<>(),;:|]+@[^\s<>(),;:|]+/u.exec(text)?.[0] ?? text;
  if (kind === 'phone') return /\+?\(?\d[\d\s()./-]{4,}\d/u.exec(text)?.[0] ?? text;
  if (kind === 'url') return /(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/[^\s|]*)?/u.exec(text)?.[0] ?? text;
  return text;
}

/**
 * Blocks with a line among them: as a block of its own where it stands in the file, or at the end of the one whose last
 * line comes right before it.
 */
function withBlock(
  blocks: readonly RichBlock[],
  field: ReviewField,
  line: FileLine,
  text: string,
  pages: readonly ImportedPage[],
): RichBlock[] {
  const sources = (field.provenance?.sources ?? []).toSorted(byPlace);
  const starts = startsOf(blocks, sources, pages);
  const later = starts.findIndex((start) => start !== null && byPlace(start, line) > 0);
  const at = later < 0 ? blocks.length : later;
  const before = blocks[at - 1];
  const continues =
    !line.isItem && sources.some(({ page, line: other }) => page === line.page && other === line.line - 1);
  if (before && continues) {
    const last = plainOf(before);
    const joined = /\p{L}-$/u.test(last) && /^\p{Ll}/u.test(text) ? last.slice(0, -1) + text : `${last} ${text}`;
    return blocks.with(at - 1, { ...before, spans: [{ text: joined }] });
  }
  const kind = line.isItem ? 'bullet' : ((before ?? blocks[at])?.kind ?? 'paragraph');
  return blocks.toSpliced(at, 0, { kind: kind === 'number' ? 'bullet' : kind, spans: [{ text }] });
}

/** The line at which each block begins, by the words of both; `null` where none fits. */
export function startsOf(
  blocks: readonly RichBlock[],
  sources: readonly LinePlace[],
  pages: readonly ImportedPage[],
): (LinePlace | null)[] {
  let next = 0;
  return blocks.map((block) => {
    const words = folded(plainOf(block));
    const found = sources.findIndex((source, index) => {
      if (index < next) return false;
      const line = folded(lineAt(pages, source)?.text ?? '');
      return line !== '' && (words.startsWith(line.slice(0, 24)) || line.includes(words.slice(0, 24)));
    });
    if (found < 0) return null;
    next = found;
    return sources[found] ?? null;
  });
}

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Provenance with a field read from these lines, by a person unless it says otherwise; from none, it is not there. */
export function withSources(
  provenance: readonly Provenance[],
  path: string,
  sources: readonly LinePlace[],
  confidence = 1,
): readonly Provenance[] {
  const places = sources.map(({ page, line }) => ({ page, line })).toSorted(byPlace);
  const others = provenance.filter((origin) => ![path, `${path}.url`, `${path}.value`].includes(origin.path));
  return places.length === 0 ? others : [...others, { path, sources: places, confidence }];
}

interface Settling {
  /** Paths of the fields that are right now. */
  confirmed: readonly string[];
  /** A line of which every word has its place. */
  used: LinePlace | null;
  /** Lines that another text took the place of: left over if nothing else was read from them. */
  displaced?: readonly LinePlace[];
}

/** The draft after an edit: without what is empty, and with the lines that are nowhere now left over. */
export function settled(
  { kind, pages }: Original,
  draft: Draft,
  { document: edited, provenance, paths }: Edited,
  affected: readonly LinePlace[],
  { confirmed, used, displaced = [] }: Settling,
): Draft {
  const document = kind.tidied(edited, paths);
  const said = wordsIn({ ...document, title: null, slug: null, template: null });
  const isAmong = (places: readonly LinePlace[], line: LinePlace) => places.some((other) => isSamePlace(other, line));
  const isRead = (line: LinePlace) => provenance.some(({ sources }) => isAmong(sources, line));
  const touched = [...affected, ...displaced, ...(used ? [used] : [])];
  const lost = touched.flatMap((place, index) => {
    const line = lineAt(pages, place);
    const isKnown = isAmong(touched.slice(0, index), place) || (used !== null && isSamePlace(place, used));
    if (!line || isKnown) return [];
    return (isAmong(displaced, place) && !isRead(place)) || isLost(line, said) ? [leftoverOf(line)] : [];
  });
  const leftover = [...draft.leftover.filter((line) => !isAmong(touched, line)), ...lost].toSorted(byPlace);
  return { document, provenance, leftover, confirmed: new Set([...draft.confirmed, ...confirmed]) };
}

/** Every word that a document says. */
function wordsIn(value: unknown): { words: ReadonlySet<string>; all: string } {
  const texts: string[] = [];
  const collect = (part: unknown): void => {
    if (typeof part === 'string') texts.push(part);
    else if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) collect(inner);
  };
  collect(value);
  return { words: new Set(texts.flatMap(wordsOf)), all: folded(texts.join(' ')) };
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Whether a word of a line is nowhere in a document; dates are said in another way there. */
function isLost({ text, dates }: FileLine, said: ReturnType<typeof wordsIn>): boolean {
  const rest = dates.reduceRight((line, { from, to }) => `${line.slice(0, from)} ${line.slice(to)}`, text);
  return wordsOf(rest).some(
    (word) =>
      /\p{L}{2}/u.test(word) &&
      (word.length > 3 || !/\p{Script=Latin}/u.test(word)) &&
      !said.words.has(word) &&
      !said.all.includes(word),
  );
}
