/**
 * How many letters are missing, too many, other or exchanged with the next one between two words, at most `most` + 1
 * (optimal string alignment distance).
 */
export function lettersAway(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isExchanged = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      now.push(
        Math.min(
          (last[at] ?? 0) + 1,
          (now[at - 1] ?? 0) + 1,
          (last[at - 1] ?? 0) + (isSame ? 0 : 1),
          isExchanged ? (before[at - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...now) > most) return most + 1;
    [before, last] = [last, now];
  }
  return last[other.length] ?? most + 1;
}
