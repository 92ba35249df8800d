import { aPhoto } from '@vitae/testkit/exports';
import { expect, it } from 'vitest';
import { pictureOf } from './picture.ts';

const pictureIn = (bytes: Uint8Array, type: string) =>
  pictureOf({ asset: 'a', alt: 'Portrait' }, new Map([['a', { type, bytes }]]));

/** Start of image, an application segment to skip, a table, then the frame header: 8 bits, 40 high, 30 wide. */
const jpeg = Uint8Array.of(
  0xff,
  0xd8,
  0xff,
  0xe0,
  0,
  4,
  0xff,
  0xc0,
  0xff,
  0xc4,
  0,
  3,
  9,
  0xff,
  0xc2,
  0,
  17,
  8,
  0,
  40,
  0,
  30,
  3,
  1,
  0x22,
  0,
  2,
  0x11,
  1,
  3,
  0x11,
  1,
);

it('recognises a PNG and a JPEG and their sizes by their bytes', () => {
  expect(pictureIn(aPhoto(24).bytes, 'image/jpeg')).toMatchObject({
    type: 'png',
    width: 24,
    height: 24,
    alt: 'Portrait',
  });
  expect(pictureIn(jpeg, 'image/png')).toMatchObject({ type: 'jpg', width: 30, height: 40 });
});

it.each([
  ['nothing', []],
  ['a text', [...new TextEncoder().encode('<svg/>')]],
  ['a PNG cut off', [...aPhoto(24).bytes.subarray(0, 20)]],
  ['a JPEG cut off', [...jpeg.subarray(0, 12)]],
])('gives no picture for %s', (_case, bytes) => {
  expect(pictureIn(Uint8Array.from(bytes), 'image/png')).toBeNull();
});
