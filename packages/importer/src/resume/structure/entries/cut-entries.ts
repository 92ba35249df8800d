import { withFurtherRoles, withoutFurtherRoles } from './roles-in-a-row.ts';
import { withSharedTitles } from './shared-titles.ts';
import type { EntryLines, SectionLine } from '../lines/section-line.ts';
import { usualGap } from '../lines/usual-gap.ts';

type Cut = { starts: number[]; score: number };

/** Splits the lines of a section into entries: of several ways to split, the one that makes the entries most alike. */
export const entriesOf = (given: readonly SectionLine[]): EntryLines[] => {
  const { lines, further } = withoutFurtherRoles(given);
  return withFurtherRoles(entriesIn(lines), further);
};

const entriesIn = (lines: readonly SectionLine[]): EntryLines[] => {
  if (lines.length === 0) return [];
  const sure = lines.flatMap((line, index) => (line.opens ? [index] : []));
  if (sure.length > 0) return withSharedTitles(cutAt(lines, sure));
  const cuts = [...cutsByDate(lines), cutByLook(lines), cutAfterBody(lines), cutByGap(lines), cutEachLine(lines), [0]];
  let best: Cut | undefined;
  for (const starts of cuts) {
    const clean = [...new Set([0, ...starts])].sort((a, b) => a - b);
    const score = scoreCut(lines, clean);
    if (!best || score > best.score + 1e-9) best = { starts: clean, score };
  }
  return withSharedTitles(cutAt(lines, best?.starts ?? [0]));
};

const cutAt = (lines: readonly SectionLine[], at: readonly number[]): EntryLines[] => {
  const starts = [...new Set([0, ...at])];
  return starts.map((start, index) => ({ lines: lines.slice(start, starts[index + 1] ?? lines.length) }));
};

const isDated = (line: SectionLine): boolean => line.role !== 'item' && line.dates.length > 0;

/** Entries that begin `offset` lines before the line with their date. */
const cutsByDate = (lines: readonly SectionLine[]): number[][] =>
  [0, 1, 2, 3].map((offset) => {
    const starts: number[] = [];
    lines.forEach((line, index) => {
      if (!isDated(line)) return;
      let start = index;
      for (let step = 0; step < offset; step += 1) {
        const above = lines[start - 1];
        if (!above || above.role !== 'head' || isDated(above)) break;
        start -= 1;
      }
      // Two dated lines with nothing between them belong to one entry if the first is its start.
      starts.push(start);
    });
    return starts;
  });

/** Entries that begin with a line in the same style as the section's first one. */
const cutByLook = (lines: readonly SectionLine[]): number[] => {
  const first = lines[0];
  return lines.flatMap((line, index) =>
    line.role === 'head' &&
    line.look === first?.look &&
    (index === 0 || lines[index - 1]?.look !== first.look || lines[index - 1]?.role !== 'head')
      ? [index]
      : [],
  );
};

/** Entries that begin where a description ends. */
const cutAfterBody = (lines: readonly SectionLine[]): number[] =>
  lines.flatMap((line, index) =>
    line.role === 'head' && lines[index - 1] !== undefined && lines[index - 1]?.role !== 'head' ? [index] : [],
  );

const cutByGap = (lines: readonly SectionLine[]): number[] => {
  const usual = usualGap(
    lines.map(({ line }) => line),
    0.4,
  );
  return lines.flatMap(({ line, role }, index) =>
    role === 'head' && line.gapAbove > usual + 0.35 * (line.style.size || 10) ? [index] : [],
  );
};

const cutEachLine = (lines: readonly SectionLine[]): number[] => {
  const heads = lines.some((line) => line.role === 'head');
  return lines.flatMap((line, index) => (line.role === 'head' || (!heads && line.role === 'item') ? [index] : []));
};

/** Whether equal space, and more than within any of them, is above all entries but the first. */
const areSpacedAlike = (entries: readonly SectionLine[][]): boolean => {
  const gaps = entries
    .slice(1)
    .map(([first]) => first?.line.gapAbove ?? Infinity)
    .filter(Number.isFinite);
  const within = entries.flatMap((entry) => entry.slice(1).map(({ line }) => line.gapAbove)).filter(Number.isFinite);
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  return gaps.length > 1 && most - least < 1 && least > Math.max(0, ...within) + 0.5;
};

/**
 * How well-formed entries are: one date each, a first line in one style, white space before, and no description at the
 * top.
 */
const scoreCut = (lines: readonly SectionLine[], starts: readonly number[]): number => {
  const entries = starts.map((start, index) => lines.slice(start, starts[index + 1] ?? lines.length));
  const anyDates = lines.some(isDated);
  const looks = new Map<string, number>();
  for (const entry of entries) if (entry[0]) looks.set(entry[0].look, (looks.get(entry[0].look) ?? 0) + 1);
  const commonLook = [...looks].sort((a, b) => b[1] - a[1])[0];
  const headLines = lines.filter((line) => line.role === 'head');
  // A line that looks like a title but starts no entry counts against the split; less so if it directly follows one.
  const commonInside = entries.reduce((sum, entry) => {
    const bodyAt = entry.findIndex((line) => line.role !== 'head');
    return (
      sum +
      entry
        .slice(1)
        .reduce(
          (more, line, index) =>
            more +
            (line.role !== 'head' || line.look !== commonLook?.[0] ? 0 : bodyAt < 0 || index + 1 < bodyAt ? 0.5 : 1),
          0,
        )
    );
  }, 0);
  const described = entries.filter((entry) => entry.some((line) => line.role !== 'head')).length / entries.length;
  // An entry may lack a date where all stand as far apart, and its first line looks like that of one which has it.
  const openings = new Set(
    areSpacedAlike(entries) ? entries.filter((entry) => entry.some(isDated)).map((entry) => entry[0]?.look) : [],
  );
  const average = (measure: (entry: SectionLine[], index: number) => number): number =>
    entries.reduce((sum, entry, index) => sum + measure(entry, index), 0) / entries.length;
  const oneDate = average((entry) => {
    const dated = entry.filter(isDated).length;
    if (!anyDates) return 0.5;
    if (dated === 0) return openings.has(entry[0]?.look) ? 0.5 : 0;
    return dated === 1 ? 1 : 1 / dated - 0.4;
  });
  const alike = (commonLook?.[1] ?? 0) / entries.length - commonInside / Math.max(1, headLines.length);
  const startsWell = average((entry) =>
    entry[0]?.role === 'head' ? 1 : entry[0]?.role === 'item' ? (headLines.length > 0 ? -1.5 : 0.2) : -0.6,
  );
  const spaced = average((entry, index) => {
    const inside = entry
      .slice(1)
      .map(({ line }) => line.gapAbove)
      .filter(Number.isFinite);
    const gap = entry[0]?.line.gapAbove ?? 0;
    if (gap < -0.1 * (entry[0]?.line.style.size || 10)) return -1;
    if (index === 0 || !Number.isFinite(gap) || inside.length === 0) return 0.5;
    return gap > Math.max(...inside) + 0.5
      ? 1
      : gap + 0.5 < Math.min(...inside)
        ? -0.5
        : gap < inside.reduce((a, b) => a + b, 0) / inside.length
          ? 0.1
          : 0.4;
  });
  const heads = average((entry) => {
    const bodyAt = entry.findIndex((line) => line.role !== 'head');
    const lateHead =
      bodyAt >= 0 && entry.slice(bodyAt).some((line) => line.role === 'head' && line.look === entry[0]?.look) ? 0.6 : 0;
    const long = (bodyAt < 0 ? entry.length : bodyAt) > 4 ? 0.3 : 0;
    return -lateHead - long;
  });
  const cutProse = average((entry) =>
    entry[0] && /^\p{Ll}/u.test(entry[0].line.text) && entry[0].role !== 'head' ? -0.5 : 0,
  );
  return (
    0.6 * Math.max(described, 1 - described) + 2 * oneDate + 1.2 * alike + startsWell + 0.8 * spaced + heads + cutProse
  );
};
