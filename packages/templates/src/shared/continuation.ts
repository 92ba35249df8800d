import type { RichBlock, RichSpan, ViewEntry } from '@vitae/domain';
import { headless } from './headless.ts';
import type { Chunk } from './section-flow.tsx';

/** Where the content of a column continues on the first page on which nothing is next to it. */
export interface Continuation {
  /** Anchors around the first text there, innermost last. */
  anchors: readonly string[];
  /** The number of paragraphs and bullets of its body that end on earlier pages. */
  blocks: number;
  /** What is on earlier pages of a paragraph or bullet that continues there: its lines, and `lettersIn` them. */
  lines: number;
  letters: number;
}

/** A bullet with at most this many lines moves as a whole, since the rest of it would have no indent. */
const SHORT_BULLET = 6;

/** The number of visible characters of a text: line breaks and invisible characters do not count. */
export const lettersIn = (text: string): number => [...text.replace(INVISIBLE, '')].length;
const INVISIBLE = /[\s\p{Cf}]/gu;

/** The content of a column before and from a place; `null` if the place is not found, or nothing is before it. */
export function cutAt(chunks: readonly Chunk[], at: Continuation): { before: Chunk[]; after: Chunk[] } | null {
  for (const [index, chunk] of chunks.entries()) {
    const entry = chunk.entries.findIndex((each) => holds(each, at));
    const isHeading = chunk.isFirst && at.anchors.includes(chunk.section.heading.path) && entry === -1;
    if (entry === -1 && !isHeading) continue;
    const found = chunk.entries[entry];
    const [kept, rest] = found ? cutEntryAt(found, at) : [null, null];
    const before = [...chunk.entries.slice(0, Math.max(0, entry)), ...(kept ? [kept] : [])];
    // Without an entry before the place, the heading is after it too.
    if (before.length === 0) return index === 0 ? null : { before: chunks.slice(0, index), after: chunks.slice(index) };
    const after = [...(rest ? [rest] : []), ...chunk.entries.slice(entry + 1)];
    return {
      before: [...chunks.slice(0, index), { ...chunk, entries: before }],
      after: [{ ...chunk, id: `${chunk.id} continued`, entries: after, isFirst: false }, ...chunks.slice(index + 1)],
    };
  }
  return null;
}

const pathOf = (entry: ViewEntry) => entry.path || entry.body.path;

const holds = (entry: ViewEntry, { anchors }: Continuation): boolean => anchors.includes(pathOf(entry));

/** An entry before and from a place inside it; nothing before it if the place is at its beginning. */
function cutEntryAt(entry: ViewEntry, at: Continuation): [ViewEntry | null, ViewEntry | null] {
  const role = entry.roles.findIndex((each) => holds(each, at));
  const inRole = entry.roles[role];
  if (inRole) {
    const [kept, rest] = cutEntryAt(inRole, at);
    const before = [...entry.roles.slice(0, role), ...(kept ? [kept] : [])];
    if (before.length === 0) return [null, entry];
    const after = [...(rest ? [rest] : []), ...entry.roles.slice(role + 1)];
    return [
      { ...entry, roles: before },
      { ...headless(entry), roles: after },
    ];
  }
  if (!at.anchors.includes(entry.body.path)) return [null, entry];
  const { blocks } = entry.body;
  const torn = blocks[at.blocks];
  const isTorn = torn !== undefined && at.letters > 0 && (torn.kind === 'paragraph' || at.lines > SHORT_BULLET);
  const [head, tail] = isTorn ? cutBlockAt(torn, at.letters) : [null, torn ?? null];
  const before = [...blocks.slice(0, at.blocks), ...(head ? [head] : [])];
  if (before.length === 0) return [null, entry];
  const after = [...(tail ? [tail] : []), ...blocks.slice(at.blocks + 1)];
  return [
    { ...entry, body: { ...entry.body, blocks: before }, roles: [] },
    { ...headless(entry), body: { ...entry.body, blocks: after }, roles: entry.roles },
  ];
}

/** A paragraph before and after so many visible characters, cut between two words where there are words. */
function cutBlockAt(block: RichBlock, letters: number): [RichBlock | null, RichBlock | null] {
  const before: RichSpan[] = [];
  const after: RichSpan[] = [];
  let count = 0;
  for (const span of block.spans) {
    // Ideographs are words of their own.
    for (const text of span.text.split(/(?<=\s)|(?<=[\u2e80-\uffff])/u)) {
      const isAfter = after.length > 0 || count >= letters;
      if (!isAfter) count += lettersIn(text);
      (isAfter ? after : before).push({ ...span, text });
    }
  }
  const part = (spans: RichSpan[], kind: RichBlock['kind']) =>
    spans.some(({ text }) => text.trim()) ? { ...block, kind, spans: joined(spans) } : null;
  return [part(before, block.kind), part(after, 'paragraph')];
}

/** Spans with words of one style joined again, so that they are laid out as before. */
function joined(spans: readonly RichSpan[]): RichSpan[] {
  const styleOf = (span: RichSpan) => JSON.stringify({ ...span, text: '' });
  const made: RichSpan[] = [];
  for (const span of spans) {
    const last = made.at(-1);
    if (last && styleOf(last) === styleOf(span)) made[made.length - 1] = { ...last, text: last.text + span.text };
    else made.push(span);
  }
  return made;
}
