import { keyTermsOf, stemsOf } from './key-terms.ts';
import type { AskedPoint } from './read-posting.ts';

/** The share of a point's key terms that a letter needs to have. */
const enough = 0.5;

/** Of the points that a posting asks for, whether each is answered by a text: at least half of its key terms appear there. */
export function answeredPoints(points: readonly Pick<AskedPoint, 'text'>[], text: string): boolean[] {
  const has = stemsOf(text);
  return points.map((point) => {
    const terms = keyTermsOf(point.text);
    const found = [...terms].filter((term) => has.has(term)).length;
    return terms.size > 0 && found >= terms.size * enough;
  });
}
