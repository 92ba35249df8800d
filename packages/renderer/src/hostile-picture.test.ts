import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateSync } from 'node:zlib';
import { pngOf } from '@vitae/testkit/exports';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

/** The builds of the library that unpacks pictures with transparent parts: for Node, and for browsers. */
const folder = (() => {
  const ours = createRequire(import.meta.url);
  const pdfkit = createRequire(ours.resolve('pdfkit'));
  return join(pdfkit.resolve('png-js'), '..');
})();
const pngSchema = z.object({
  default: z.custom<new (bytes: Uint8Array) => { decodePixels: (done: (pixels: Uint8Array) => void) => void }>(
    (value) => typeof value === 'function',
  ),
});
const decoded = async (build: string, bytes: Uint8Array): Promise<Uint8Array> => {
  const loaded: unknown = await import(pathToFileURL(join(folder, build)).href);
  const { default: PNG } = pngSchema.parse(loaded);
  let pixels = new Uint8Array();
  new PNG(bytes).decodePixels((found) => (pixels = new Uint8Array(found)));
  return pixels;
};

/** 100 MB of zeros in 100 KB. */
const bomb = deflateSync(Buffer.alloc(100_000_000));

describe.each(['png-js.js', 'png-js.cjs', 'png-js.browser.js', 'png-js.browser.cjs'])('%s', (build) => {
  it('unpacks a picture of the size that its header says', async () => {
    const rows = Buffer.concat(
      Array.from({ length: 300 }, (_, y) => Buffer.from([0, ...Array<number>(1200).fill(y % 256)])),
    );
    const pixels = await decoded(build, pngOf({ width: 300, height: 300, colour: 6 }, deflateSync(rows)));
    expect(pixels).toHaveLength(300 * 300 * 4);
    expect([pixels[0], pixels[1200 * 7], pixels.at(-1)]).toEqual([0, 7, 299 % 256]);
  });

  it('stops when there is more than the header says', async () => {
    const before = process.memoryUsage();
    await expect(decoded(build, pngOf({ width: 1, height: 1, colour: 6 }, bomb))).rejects.toThrow(
      /larger than|corrupt/,
    );
    const after = process.memoryUsage();
    expect(after.arrayBuffers - before.arrayBuffers).toBeLessThan(50_000_000);
  });
});
