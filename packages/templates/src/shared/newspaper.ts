import type { RichBlock, ViewEntry, ViewSection } from '@vitae/domain';
import { headless } from './headless.ts';
import { entryGap } from './kinds.tsx';
import type { Look } from './look.ts';
import { blockHeight, endsInShortItems, entryHeight, linesOf } from './measure.ts';
import { chunksOf, type Chunk } from './section-flow.tsx';
import { pagesOf } from './side-columns.tsx';

/** The two columns of a page. */
export interface Spread {
  left: Chunk[];
  right: Chunk[];
}

/**
 * A piece that is never split: a heading with the start of its content, the head of an entry with its first paragraph,
 * a paragraph.
 */
interface Piece {
  chunk: Chunk;
  entry: ViewEntry;
  height: number;
  /** Distance to the piece above it in the same column. */
  gap: number;
  /**
   * The penalty for starting a column here, in points of height: none before a section, two lines before an entry, six
   * within one, and more than its height if it is short.
   */
  cost: number;
}

/**
 * Arranges sections in two equal columns as newspapers do: down the left, then down the right, then the left of the
 * next page; the columns of the last page (and of each page before a manual break) end level. `room` is the height of a
 * column in points on the first and on later pages. Heights are estimated, so a little space stays free.
 */
export function newspaper(
  sections: readonly ViewSection[],
  look: Look,
  headingHeight: number,
  room: { first: number; later: number },
): Spread[] {
  const spreads: Spread[] = [];
  // The fewer letters per line, the less certain the number of lines.
  const sure = 1 - (1.4 * look.tokens.fontSize) / look.width;
  for (const chunks of pagesOf(chunksOf(sections))) {
    let rest = chunks.flatMap((chunk) => piecesOf(chunk, look, headingHeight, room.first * 0.3));
    while (rest.length > 0) {
      const height = spreads.length === 0 ? room.first : room.later;
      const level = levelCut(rest, height * sure);
      const left = level ?? fitting(rest, height * sure);
      const right = level === null ? fitting(rest.slice(left), height * sure) : rest.length - level;
      spreads.push({ left: joined(rest.slice(0, left)), right: joined(rest.slice(left, left + right)) });
      rest = rest.slice(left + right);
    }
  }
  return spreads.length > 0 ? spreads : [{ left: [], right: [] }];
}

/** Height of pieces in one column. */
const heightOf = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, { height, gap }, index) => sum + height + (index > 0 ? gap : 0), 0);

/** How many pieces fit; at least one if there is any, which may overflow. */
function fitting(pieces: readonly Piece[], room: number): number {
  let count = 1;
  while (count < pieces.length && heightOf(pieces.slice(0, count + 1)) <= room) count += 1;
  return Math.min(count, pieces.length);
}

/**
 * Where to split so that both columns end level, preferably before a section or an entry; `null` if the pieces need more
 * than two columns of this room.
 */
function levelCut(pieces: readonly Piece[], room: number): number | null {
  const heights = (cut: number) => [heightOf(pieces.slice(0, cut)), heightOf(pieces.slice(cut))] as const;
  const badness = (cut: number) => {
    const [left, right] = heights(cut);
    return Math.abs(left - right) + (pieces[cut]?.cost ?? 0);
  };
  // An entry stays whole only where that costs no page.
  const cuts = pieces.map((_, index) => index + 1).filter((cut) => Math.max(...heights(cut)) <= room);
  return cuts.reduce<number | null>((best, cut) => (best === null || badness(cut) < badness(best) ? cut : best), null);
}

function piecesOf(chunk: Chunk, look: Look, headingHeight: number, longest: number): Piece[] {
  const { section, entries, isFirst } = chunk;
  const lines = ['list', 'contacts', 'levels'].includes(section.kind) ? look.shortHead : look.head;
  const entryGapHere = entryGap(section.kind, look, section.entries);
  const names = entries.map(({ title }) => title.text).join(', ');
  // Entries that are only names are joined into one text.
  const share =
    section.kind === 'tags' && entries.every(isName)
      ? (linesOf(names, { family: look.tokens.fontFamily, size: look.tokens.fontSize, width: look.width }) *
          look.line) /
        entries.length
      : null;
  return entries.flatMap((entry, at) => {
    const whole = entryHeight(entry, look, lines);
    const within = Math.max(look.line * 6, whole < SHORT_ENTRY * look.line ? whole * 1.5 : 0);
    return cutEntry(entry, look, longest).map((part, index): Piece => {
      const isStart = at === 0 && index === 0;
      const heading = isStart && isFirst && section.heading.text ? headingHeight : 0;
      const gap = isStart ? look.gap.section : index > 0 ? look.gap.block : entryGapHere;
      return {
        chunk: { ...chunk, isFirst: isStart && isFirst },
        entry: part,
        height: heading + (share ?? entryHeight(part, look, lines)),
        gap,
        cost: isStart ? 0 : index > 0 ? within : look.line * 2,
      };
    });
  });
}

/** Lines of an entry that is not worth splitting to make columns end level. */
const SHORT_ENTRY = 14;

const isName = (entry: ViewEntry) =>
  entry.tags.items.length === 0 && entry.body.blocks.length === 0 && !entry.level.text && !entry.subtitle.text;

/**
 * An entry in parts that may be in different columns: its head with the first paragraph or role, then one paragraph or
 * role each; the last two bullets are one part if they are short.
 */
function cutEntry(entry: ViewEntry, look: Look, longest: number): ViewEntry[] {
  if (entry.keepTogether && entryHeight(entry, look, look.head) < longest * 2) return [entry];
  const blocks = entry.body.blocks.flatMap((block) => cutBlock(block, look, longest));
  const last = endsInShortItems(blocks, look) ? 2 : 1;
  const [first, ...others] = [...blocks.slice(0, -last).map((block) => [block]), blocks.slice(-last)];
  const [role, ...roles] = entry.roles;
  const rest = headless(entry);
  const head = { ...entry, body: { ...entry.body, blocks: first }, roles: role ? [role] : [] };
  return [
    head,
    ...others.map((some) => ({ ...rest, body: { ...entry.body, blocks: some } })),
    ...roles.map((next) => ({ ...rest, roles: [next] })),
  ];
}

/** A paragraph, in several parts if it is so long that no column might hold it. */
function cutBlock(block: RichBlock, look: Look, longest: number): RichBlock[] {
  if (blockHeight(block, look) <= longest) return [block];
  const blocks: RichBlock[] = [];
  for (const span of block.spans) {
    for (const text of span.text.split(/(?<=\s)/u)) {
      const last = blocks.at(-1);
      const longer: RichBlock | null = last ? { ...last, spans: [...last.spans, { ...span, text }] } : null;
      if (longer && (text.trim() === '' || blockHeight(longer, look) <= longest)) blocks[blocks.length - 1] = longer;
      else blocks.push({ kind: blocks.length === 0 ? block.kind : 'paragraph', spans: [{ ...span, text }] });
    }
  }
  return blocks;
}

/** Pieces of one column joined into stretches of sections again. */
function joined(pieces: readonly Piece[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (const { chunk, entry } of pieces) {
    const last = chunks.at(-1);
    const before = last?.entries.at(-1);
    if (last?.section !== chunk.section)
      chunks.push({ ...chunk, id: `${chunk.id} ${chunks.length}`, entries: [entry] });
    else if (before?.id === entry.id) {
      const body = { ...before.body, blocks: [...before.body.blocks, ...entry.body.blocks] };
      last.entries[last.entries.length - 1] = { ...before, body, roles: [...before.roles, ...entry.roles] };
    } else last.entries.push(entry);
  }
  return chunks;
}
