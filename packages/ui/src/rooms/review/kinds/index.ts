import type { ReviewKind } from '../review-kind.ts';
import * as all from './all.ts';

/** How documents of a kind are checked; `undefined` for a kind without a review. */
export const reviewOf = (kind: string): ReviewKind | undefined =>
  Object.values<ReviewKind>(all).find(({ key }) => key === kind);
