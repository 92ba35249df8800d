/** How many times longer the long text is than the short one. */
export const longer = 4;
/** What a growth may be at most; 1 is linear, 4 is the square. */
export const mostGrowth = 1.3;

/**
 * Other programs and garbage make a run longer, never shorter: what grows with the square is above the bound in all of
 * them.
 */
const tries = 12;

/** Milliseconds of this thread's processor. */
async function computed(act: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * How much faster than a text its reading grows: 1 where the time is linear. The least times of both lengths are
 * compared, and measured again until they are within `mostGrowth` or the tries are used up.
 *
 * @param short reads a text
 * @param long reads one that is `longer` times as long
 * @param leastMs milliseconds below which a time is taken for noise
 */
export async function growthOf(short: () => unknown, long: () => unknown, leastMs: number): Promise<number> {
  const least = { short: Infinity, long: Infinity };
  const growth = () => least.long / (Math.max(leastMs, least.short) * longer);
  for (let tried = 0; tried < tries && !(tried > 1 && growth() < mostGrowth); tried += 1) {
    least.short = Math.min(least.short, await computed(short));
    least.long = Math.min(least.long, await computed(long));
  }
  return growth();
}
