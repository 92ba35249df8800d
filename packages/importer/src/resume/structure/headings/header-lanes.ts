import type { Line } from '../../../text/line.ts';

const CONTACT = /\S@\S+\.\S|(?:linkedin|github)\.com|\+\d[\d ()-]{7,}/iu;

/**
 * Columns whose first lines, before any heading, introduce the person; in other columns such lines continue the section
 * before.
 */
export const headerLanes = (lines: readonly Line[], headings: ReadonlyMap<Line, unknown>): Set<number> => {
  const lanes = new Map<number, Line[]>();
  const closed = new Set<number>();
  for (const line of lines) {
    if (headings.has(line)) closed.add(line.lane);
    if (line.page > 0 || closed.has(line.lane)) continue;
    const before = lanes.get(line.lane) ?? [];
    before.push(line);
    lanes.set(line.lane, before);
  }
  const largest = lines.reduce((most, { page, style }) => (page === 0 ? Math.max(most, style.size) : most), -Infinity);
  const tops = [...headings.keys()].flatMap(({ page, top, laneRight }) => (page === 0 && laneRight > 0 ? [top] : []));
  const highest = Math.min(...tops);
  const header = new Set<number>([lines[0]?.lane ?? 0]);
  for (const [lane, before] of lanes) {
    const introduces =
      before.some((line) => (line.style.size >= largest && largest > 0) || CONTACT.test(line.text)) ||
      // A line below the name, above every column of sections.
      (tops.length > 0 && before.every((line) => line.bottom < highest));
    if (introduces && before.length < 25) header.add(lane);
  }
  return header;
};
