import { createHash } from 'node:crypto';

/** The first 16 digits of the SHA-256 of a row, on a separate line: JSON on one line has no line break. */
const seal = /\n([0-9a-f]{16})$/;
const sealOf = (json: string): string => createHash('sha256').update(json).digest('hex').slice(0, 16);

/** A row as it is stored: its JSON, and below it a checksum, so that a flipped bit on the disk is noticed. */
export function sealedRow(value: unknown): string {
  const json = JSON.stringify(value);
  return `${json}\n${sealOf(json)}`;
}

/** Whether a row is unchanged since it was written; for a row from before checksums, whether it is JSON. */
export function isSoundRow(text: string): boolean {
  const sum = seal.exec(text);
  if (sum) return sealOf(text.slice(0, sum.index)) === sum[1];
  return parsed(text) !== undefined;
}

/** The value in a row; text that is not JSON, or was altered, is returned unchanged, for its reader to refuse. */
export function parseRow(text: string): unknown {
  if (!isSoundRow(text)) return text;
  return parsed(text.replace(seal, '')) ?? text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
