import type { Samples } from '../features/samples/samples.ts';

/** A site without samples, for tests of what is shown of them. */
export const noSamples: Samples = {
  list: () => Promise.resolve([]),
  get: () => Promise.resolve(null),
  version: () => Promise.resolve('1'),
  drawPicture: () => Promise.resolve(false),
  drawAll: () => Promise.resolve(),
  changed: () => undefined,
  pictures: {
    drawn: () => Promise.resolve(null),
    fileOf: () => '',
    draw: () => Promise.resolve(false),
    removeOthers: () => Promise.resolve(),
    stop: () => undefined,
  },
};
