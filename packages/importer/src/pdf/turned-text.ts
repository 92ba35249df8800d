import type { Box } from '../resume/result.ts';

/** A piece of text that is not level; `x` and `y` are where its baseline begins, `turn` is in radians. */
export type TurnedPiece = { text: string; x: number; y: number; width: number; size: number; turn: number };

/** A line of turned text, and the box around it. */
export type TurnedText = { text: string; size: number; box: Box };

/** Puts pieces of turned text that follow each other on one baseline together. */
export function turnedTexts(pieces: readonly TurnedPiece[]): TurnedText[] {
  const lines: TurnedPiece[][] = [];
  for (const piece of pieces) {
    const before = lines.at(-1)?.at(-1);
    if (before && goesOn(before, piece)) lines.at(-1)?.push(piece);
    else lines.push([piece]);
  }
  return lines.flatMap((line) => {
    const text = line
      .reduce((whole, piece, index) => whole + spaceBefore(line[index - 1], piece) + piece.text, '')
      .trim();
    return text ? [{ text, size: line[0]?.size ?? 0, box: boxAround(line) }] : [];
  });
}

/** From the end of a piece to the start of the next, along the baseline and across it. */
function between(before: TurnedPiece, next: TurnedPiece): { along: number; across: number } {
  const [cos, sin] = [Math.cos(before.turn), Math.sin(before.turn)];
  const [x, y] = [next.x - before.x, next.y - before.y];
  return { along: x * cos + y * sin - before.width, across: y * cos - x * sin };
}

function goesOn(before: TurnedPiece, next: TurnedPiece): boolean {
  const { along, across } = between(before, next);
  const isAlike = Math.abs(before.turn - next.turn) < 0.05 && Math.abs(across) < 0.3 * before.size;
  return isAlike && along > -before.size && along < 2 * before.size;
}

const spaceBefore = (before: TurnedPiece | undefined, piece: TurnedPiece): string =>
  before && between(before, piece).along > 0.17 * before.size ? ' ' : '';

function boxAround(line: readonly TurnedPiece[]): Box {
  const corners = line.flatMap(({ x, y, width, size, turn }) => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return [0, width].flatMap((along) =>
      [-0.82 * size, 0.24 * size].map((down) => ({ x: x + along * cos - down * sin, y: y + along * sin + down * cos })),
    );
  });
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
