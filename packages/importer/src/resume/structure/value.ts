import type { Line } from '../../text/line.ts';

/** A value read from the document, with its lines and its confidence (0 to 1). */
export type Read<Value> = { value: Value; lines: Line[]; confidence: number };
export type ReadString = Read<string>;

/** A value with its lines, each of them once. */
export const read = <Value>(value: Value, lines: readonly Line[], confidence: number): Read<Value> => ({
  value,
  lines: [...new Set(lines)],
  confidence,
});
