import { shippedFamily } from './families.ts';

/** Whether a family has a character, as far as is known without its files; `maybe` if only the files can tell. */
export type Covers = 'yes' | 'maybe' | 'no';

interface Stretches {
  isExact: boolean;
  /** First and last code points, alternating, ascending. */
  bounds: Uint32Array;
}

const read = new Map<string, Stretches>();

/** Whether a family has a character; `no` for a family that is not shipped. */
export function covers(family: string, codePoint: number): Covers {
  const stretches = read.get(family) ?? readStretches(family);
  let [low, high] = [0, stretches.bounds.length / 2];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches.bounds[middle * 2 + 1] ?? 0) < codePoint) low = middle + 1;
    else high = middle;
  }
  if ((stretches.bounds[low * 2] ?? Infinity) > codePoint) return 'no';
  return stretches.isExact ? 'yes' : 'maybe';
}

function readStretches(family: string): Stretches {
  const { isExact = true, characters = '' } = shippedFamily(family) ?? {};
  const bounds = characters
    .split(' ')
    .filter(Boolean)
    .flatMap((stretch) => {
      const [first = '', last = first] = stretch.split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    });
  const stretches = { isExact, bounds: Uint32Array.from(bounds) };
  read.set(family, stretches);
  return stretches;
}
