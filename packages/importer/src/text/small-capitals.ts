import type { Run } from './line.ts';

/** The size of the capitals of a text whose small letters are smaller capitals ("Skills" as S and KILLS). */
export const smallCapitals = (runs: readonly Run[]): number | undefined => {
  const large = Math.max(...runs.map(({ style }) => style.size));
  const [tall, low] = [
    runs.filter(({ style }) => style.size > large - 0.3),
    runs.filter(({ style }) => style.size <= large - 0.3),
  ];
  const isSo =
    low.length > 0 &&
    tall.every(({ text }) => /^[^\p{Ll}]{1,4}$/u.test(text.trim())) &&
    low.every(({ text, style }) => style.size > 0.6 * large && style.size < 0.9 * large && !/\d/u.test(text));
  return isSo ? large : undefined;
};
