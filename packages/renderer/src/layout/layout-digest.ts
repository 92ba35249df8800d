import type { Layout } from '../engine.ts';
import type { RenderableDocument } from '../types.ts';
import { layoutLines } from './lines.ts';

/** Which page each line is on and where, to half a point, as 16 hexadecimal digits: equal as long as no line moves, breaks elsewhere or changes. */
export function layoutDigest(layout: Layout): string {
  const half = (points: number) => Math.round(points * 2);
  return digestOf(layoutLines(layout).map(({ page, x, y, text }) => `${page} ${half(x)} ${half(y)} ${text}`).join('\n'));
}

/** Whether this renderer puts a line of a final document elsewhere than the one that it was declared final with; never for a draft. */
export function movesLines({ final }: Pick<RenderableDocument, 'final'>, layout: Layout): boolean {
  return final !== null && final.layout !== layoutDigest(layout);
}

/** Two 32-bit FNV-1a hashes over UTF-16 units, from different offsets (http://www.isthe.com/chongo/tech/comp/fnv/): it tells layouts apart and protects nothing. */
function digestOf(text: string): string {
  return [0x811c9dc5, 0x01000193].map((offset) => hash(text, offset).toString(16).padStart(8, '0')).join('');
}

function hash(text: string, offset: number): number {
  let value = offset;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
