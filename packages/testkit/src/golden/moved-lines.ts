import type { LaidOutLine } from '@vitae/renderer';

/** How many points a line may be off: less than the eye notices, more than rounding causes. */
const TOLERANCE = 0.3;

/**
 * What happened to lines between two layouts, one sentence per line; empty if none moved by more than the tolerance,
 * broke elsewhere, appeared or disappeared.
 */
export function movedLines(before: readonly LaidOutLine[], after: readonly LaidOutLine[]): string[] {
  const rest = [...after];
  const changes: string[] = [];
  for (const line of before) {
    const index = nearest(line, rest);
    const [now] = index === -1 ? [] : rest.splice(index, 1);
    if (!now) changes.push(`page ${line.page + 1}: "${short(line.text)}" is gone or breaks elsewhere`);
    else if (now.page !== line.page)
      changes.push(`"${short(line.text)}" moved from page ${line.page + 1} to page ${now.page + 1}`);
    else if (Math.abs(now.x - line.x) > TOLERANCE || Math.abs(now.y - line.y) > TOLERANCE) {
      changes.push(
        `page ${line.page + 1}: "${short(line.text)}" moved ${way(now.x - line.x, 'right', 'left')}, ${way(now.y - line.y, 'down', 'up')}`,
      );
    }
  }
  return [...changes, ...rest.map((line) => `page ${line.page + 1}: "${short(line.text)}" is new`)];
}

/** The closest line with the same words. */
function nearest(line: LaidOutLine, lines: readonly LaidOutLine[]): number {
  let [best, least] = [-1, Infinity];
  for (const [index, { text, page, x, y }] of lines.entries()) {
    const distance = Math.abs(page - line.page) * 10_000 + Math.abs(x - line.x) + Math.abs(y - line.y);
    if (text === line.text && distance < least) [best, least] = [index, distance];
  }
  return best;
}

const way = (points: number, ahead: string, back: string) =>
  `${Math.abs(points).toFixed(1)} pt ${points < 0 ? back : ahead}`;
const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
