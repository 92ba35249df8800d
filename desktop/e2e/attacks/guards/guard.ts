/** A guard of the program, and its replacement. */
export interface Guard {
  name: string;
  /** From `desktop/src` on; of another package, with `../../packages/`. */
  file: string;
  /** An expression, exactly as written there, once. */
  text: string;
  /** The replacement that lets everything through. */
  off: string;
  /** The row of the table that turns red without it. */
  row: string;
  /** Other guards that are turned off with it: a second layer against the same attack. */
  layers?: readonly string[];
}

export type InFile = readonly [name: string, text: string, off: string, row: string, layers?: readonly string[]];

export const guardsOf = (file: string, guards: readonly InFile[]): Guard[] =>
  guards.map(([name, text, off, row, layers]) => ({ file, name, text, off, row, ...(layers && { layers }) }));

/** A directive of the policy, and one that allows more. */
export const directive = (strict: string, lax: string, row: string): InFile => [
  `the policy: ${strict}`,
  `"${strict}"`,
  `"${lax}"`,
  row,
];
