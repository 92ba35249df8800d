import type { ReactNode } from 'react';

let keeper: ((of: object, part: ReactNode) => ReactNode) | null = null;

/** Says what keeps the HTML of parts while the next page is rendered as HTML; pages are rendered one after the other. */
export function keepPartsWith(next: NonNullable<typeof keeper>): void {
  keeper = next;
}

/**
 * An element that depends on one object and the language alone: where pages are rendered as HTML, it is rendered once
 * for each. Not within another one.
 */
export function KeptPart({ of, children }: { of: object; children: ReactNode }) {
  return keeper ? keeper(of, children) : children;
}
