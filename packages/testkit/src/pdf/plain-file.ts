import { inflateSync } from 'node:zlib';

/**
 * A PDF as text for comparison: streams inflated, fonts numbered in order of appearance, and without what only depends
 * on byte positions (lengths, the cross-reference table, the file's id, the tags of font subsets) and moves by zero.
 * Two files that differ only in compression or in numbering are equal.
 */
export function plainFile(bytes: Uint8Array): string {
  const fonts = new Map<string, string>();
  const numbered = (font: string) => {
    const known = fonts.get(font) ?? `/F-${fonts.size + 1}`;
    fonts.set(font, known);
    return known;
  };
  const source = Buffer.from(bytes).toString('latin1');
  return source
    .replace(/stream\n([\s\S]*?)\nendstream/g, (_, data: string) => `stream\n${inflated(data)}\nendstream`)
    .replace(/^1 0 0 1 -?0(?:\.0000\d+)? -?0(?:\.0000\d+)? cm\n/gm, '')
    .replace(/\/Length \d+/g, '')
    .replace(/^xref\n[\s\S]*?(?=^trailer)/m, '')
    .replace(/\/ID \[[^\]]*\]/, '')
    .replace(/startxref\n\d+/, '')
    .replace(/\/[A-Z]{6}\+/g, '/')
    .replace(/\/F\d+/g, numbered);
}

/**
 * The first line on which two plain files differ by more than `tolerance` in a number, or in anything else; `null` if
 * they agree.
 */
export function firstDifference(a: string, b: string, tolerance: number): { a: string; b: string } | null {
  const [linesOfA, linesOfB] = [a.split('\n'), b.split('\n')];
  for (let index = 0; index < Math.max(linesOfA.length, linesOfB.length); index += 1) {
    const pair = { a: linesOfA[index] ?? '', b: linesOfB[index] ?? '' };
    if (pair.a !== pair.b && !agree(pair.a.split(/[ [\]]/), pair.b.split(/[ [\]]/), tolerance)) return pair;
  }
  return null;
}

const agree = (a: readonly string[], b: readonly string[], tolerance: number) =>
  a.length === b.length &&
  a.every((token, index) => token === b[index] || Math.abs(Number(token) - Number(b[index])) <= tolerance);

function inflated(data: string): string {
  try {
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  } catch {
    return data;
  }
}
