import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { samplePicture } from '../../testing/sample-picture.ts';
import { cleanPictureType } from './clean-picture.ts';

const png = samplePicture().bytes;
const bytes = (...parts: (readonly number[] | Uint8Array)[]) => new Uint8Array(parts.flatMap((part) => [...part]));

/** A PNG chunk: length, name, data, checksum. */
function chunk(name: string, data: string): Uint8Array {
  const content = Buffer.from(name + data);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return bytes(length, content, sum);
}

/** A JPEG segment: marker, length, data. */
const segment = (marker: number, data: readonly number[] | Uint8Array) =>
  bytes([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff], data);
const text = (value: string) => new TextEncoder().encode(value);
const jfif = segment(0xe0, bytes(text('JFIF\0'), [1, 1, 0, 0, 1, 0, 1, 0, 0]));
const tables = bytes(
  segment(0xdb, new Uint8Array(65)),
  segment(0xc0, [8, 0, 2, 0, 3, 1, 1, 0x11, 0]),
  segment(0xc4, new Uint8Array(20)),
);
/** Entropy-coded data with a stuffed zero and a restart marker in it. */
const scan = bytes(segment(0xda, new Uint8Array(6)), [0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]);
const end = [0xff, 0xd9];
const jpeg = (...more: Uint8Array[]) => bytes([0xff, 0xd8], jfif, ...more, tables, scan, end);

describe('cleanPictureType', () => {
  it('accepts a PNG and a JPEG that were re-encoded', () => {
    expect(cleanPictureType(png)).toBe('image/png');
    expect(cleanPictureType(jpeg())).toBe('image/jpeg');
  });

  it.each([
    ['a comment (tEXt)', chunk('tEXt', 'Author\0Ada')],
    ['compressed text (zTXt)', chunk('zTXt', 'x')],
    ['international text (iTXt)', chunk('iTXt', 'x')],
    ['EXIF (eXIf)', chunk('eXIf', 'MM\0*')],
    ['a time (tIME)', chunk('tIME', '1234567')],
    ['a chunk of a program of its own (prVt)', chunk('prVt', 'x')],
  ])('refuses a PNG with %s', (_name, extra) => {
    expect(cleanPictureType(bytes(png.subarray(0, 33), extra, png.subarray(33)))).toBeNull();
  });

  it('refuses a picture that claims more pixels than can be drawn', () => {
    const large = Uint8Array.from(png);
    new DataView(large.buffer).setUint32(16, 60_000);
    new DataView(large.buffer).setUint32(20, 60_000);
    expect(cleanPictureType(large)).toBeNull();
    const frame = segment(0xc0, [8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0]);
    expect(cleanPictureType(bytes([0xff, 0xd8], jfif, frame, scan, end))).toBeNull();
  });

  it.each([
    ['EXIF', segment(0xe1, bytes(text('Exif\0\0'), text('MM\0*GPS')))],
    ['XMP', segment(0xe1, text('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>'))],
    ['a Photoshop block (APP13)', segment(0xed, text('Photoshop 3.0'))],
    ['a comment (COM)', segment(0xfe, text('taken at home'))],
  ])('refuses a JPEG with %s', (_name, extra) => {
    expect(cleanPictureType(jpeg(extra))).toBeNull();
  });

  it.each([
    ['a PNG', png],
    ['a JPEG', jpeg()],
  ])('refuses anything after the end of %s', (_name, picture) => {
    expect(cleanPictureType(bytes(picture, text('PK\u0003\u0004 a zip of one’s own')))).toBeNull();
    expect(cleanPictureType(bytes(picture, [0]))).toBeNull();
  });

  it.each([
    ['a PNG', png],
    ['a JPEG', jpeg()],
  ])('refuses a truncated %s, wherever it was cut off', (_name, picture) => {
    for (let length = 0; length < picture.length; length += 1)
      expect(cleanPictureType(picture.subarray(0, length))).toBeNull();
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['GIF', 'GIF89a'],
    ['HTML', '<!doctype html>'],
    ['nothing', ''],
  ])('refuses %s', (_name, content) => {
    expect(cleanPictureType(text(content))).toBeNull();
  });
});
