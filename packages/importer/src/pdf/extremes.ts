// `Math.min(...numbers)` fails for very many numbers.
/** The least of some numbers; Infinity of none. */
export const least = (numbers: readonly number[]): number =>
  numbers.reduce((one, other) => Math.min(one, other), Infinity);

/** The most of some numbers; -Infinity of none. */
export const most = (numbers: readonly number[]): number =>
  numbers.reduce((one, other) => Math.max(one, other), -Infinity);
