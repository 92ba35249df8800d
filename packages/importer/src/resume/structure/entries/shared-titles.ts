import type { EntryLines, SectionLine } from '../lines/section-line.ts';

/** By how many points the letters of a title that several entries share are larger. */
const LARGER = 1;

const isDated = (line: SectionLine | undefined): line is SectionLine =>
  line !== undefined && line.role !== 'item' && line.dates.length > 0;

/**
 * "Bachelor" in large letters above two lines that are a subject with its period each: both entries have that title.
 */
export const withSharedTitles = (entries: readonly EntryLines[]): EntryLines[] => {
  let shared: { title: SectionLine; look: string } | undefined;
  return entries.flatMap(atDates).map((entry) => {
    const [first, second] = entry.lines;
    if (first && isTitleOf(first, second)) shared = { title: first, look: second.look };
    else if (shared && isDated(first) && first.look === shared.look) return { lines: [shared.title, ...entry.lines] };
    else shared = undefined;
    return entry;
  });
};

/** An entry that is a title with several dated lines of one style, divided before each of them. */
const atDates = (entry: EntryLines): EntryLines[] => {
  const [title, first] = entry.lines;
  if (!title || !isTitleOf(title, first)) return [entry];
  return entry.lines.reduce<EntryLines[]>((parts, line, index) => {
    if (index === 0 || (index > 1 && isDated(line) && line.look === first.look)) parts.push({ lines: [line] });
    else parts.at(-1)?.lines.push(line);
    return parts;
  }, []);
};

const isTitleOf = (title: SectionLine, next: SectionLine | undefined): next is SectionLine =>
  title.role === 'head' &&
  title.dates.length === 0 &&
  isDated(next) &&
  title.line.style.size > next.line.style.size + LARGER;
