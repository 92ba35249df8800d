import { triesAll } from '../sample.ts';

/** How many times longer the long text is than the short one. */
const longer = 4;
/** The upper bound of `growthOf`: 1 is linear, 4 is quadratic. */
export const mostGrowth = 1.3;

/**
 * Other programs and garbage collection only make a run slower: what is too slow is so every time. Two other test files
 * that shared the processors' caches made a dozen runs in a row too slow.
 */
const tries = 40;

/** Milliseconds of processor time of this thread. */
async function computed(act: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Milliseconds of this thread's processor time that the fastest run took, repeated until one is within the limit or the
 * attempts are used up.
 */
export async function leastTime(act: () => unknown, limit: number): Promise<number> {
  let least = Infinity;
  for (let tried = 0; tried < tries && least > limit; tried += 1) least = Math.min(least, await computed(act));
  return least;
}

/**
 * The length of the shorter text in characters: `usual`, or by command (`npm run fuzz -- linear`) as long as it takes
 * for the longer text to have a million.
 */
export const upToMegabyte = (usual: number): number => (triesAll ? 1_000_000 / longer : usual);

/** How many parts the shorter input has: ten times as many by command. */
export const tenfold = (usual: number): number => (triesAll ? usual * 10 : usual);

/** A unit repeated to `length` characters or slightly more. */
export const repeated =
  (unit: string) =>
  (length: number): string =>
    unit.repeat(Math.ceil(length / unit.length));

/**
 * How much faster than an input the time to read it grows: 1 if the time is linear. The shortest times of both sizes
 * are compared, and measured again until they are within `mostGrowth` or the attempts are used up.
 *
 * @param make an input of a size, such as `repeated(unit)`
 * @param read reads an input; only this is timed
 * @param size of the shorter input
 * @param leastMs milliseconds below which a time counts as noise
 */
export async function growthOf<Input>(
  make: (size: number) => Input,
  read: (input: Input) => unknown,
  size: number,
  leastMs: number,
): Promise<number> {
  const [short, long] = [make(size), make(size * longer)];
  // The first time includes compiling, which would make growth look slower: the short input is read once more each time.
  const least = { short: await computed(() => read(short)), long: Infinity };
  const growth = () => least.long / (Math.max(leastMs, least.short) * longer);
  for (let tried = 0; tried < tries && !(growth() < mostGrowth); tried += 1) {
    least.long = Math.min(least.long, await computed(() => read(long)));
    least.short = Math.min(least.short, await computed(() => read(short)));
  }
  return growth();
}
