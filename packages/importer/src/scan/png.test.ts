import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ImportError } from '../errors.ts';
import { pictureAsPdf } from './picture-as-pdf.ts';
import { pixelsOfPng } from './png.ts';

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const bytes = new Uint8Array(12 + data.length);
  new DataView(bytes.buffer).setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  return bytes;
};

interface Made {
  width: number;
  height: number;
  depth?: number;
  colourType: number;
  interlace?: number;
  rows: readonly number[];
  palette?: readonly number[];
}

const png = ({ width, height, depth = 8, colourType, interlace = 0, rows, palette }: Made): Uint8Array => {
  const head = new Uint8Array([0, 0, 0, 0, 0, 0, 0, 0, depth, colourType, 0, 0, interlace]);
  new DataView(head.buffer).setUint32(0, width);
  new DataView(head.buffer).setUint32(4, height);
  const parts = [
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...(palette ? [chunk('PLTE', new Uint8Array(palette))] : []),
    chunk('IDAT', zlibSync(new Uint8Array(rows))),
    chunk('IEND', new Uint8Array()),
  ];
  return new Uint8Array(parts.flatMap((part) => [...part]));
};

const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof ImportError) return error.code;
    throw error;
  }
  return 'none';
};

describe('a PNG', () => {
  it.each<[string, Made, number[]]>([
    ['in grey', { width: 2, height: 1, colourType: 0, rows: [0, 10, 200] }, [10, 200]],
    ['in one bit', { width: 3, height: 1, depth: 1, colourType: 0, rows: [0, 0b01000000] }, [0, 255, 0]],
    ['in 16 bits', { width: 1, height: 1, depth: 16, colourType: 0, rows: [0, 130, 7] }, [130]],
    ['in colour', { width: 1, height: 1, colourType: 2, rows: [0, 255, 255, 255] }, [255]],
    [
      'with a palette',
      { width: 2, height: 1, colourType: 3, rows: [0, 1, 0], palette: [0, 0, 0, 255, 255, 255] },
      [255, 0],
    ],
    ['with transparent pixels, on white', { width: 2, height: 1, colourType: 4, rows: [0, 0, 0, 0, 255] }, [255, 0]],
    ['with colour and transparency', { width: 1, height: 1, colourType: 6, rows: [0, 0, 0, 0, 255] }, [0]],
    [
      'with rows that differ from those above',
      { width: 2, height: 2, colourType: 0, rows: [1, 9, 1, 2, 1, 1] },
      [9, 10, 10, 11],
    ],
    ['with rows between both', { width: 2, height: 2, colourType: 0, rows: [3, 8, 2, 4, 1, 0] }, [8, 6, 9, 6]],
    ['in passes', { width: 2, height: 2, colourType: 0, interlace: 1, rows: [0, 1, 0, 2, 0, 3, 4] }, [1, 2, 3, 4]],
  ])('%s has its pixels', (_, made, pixels) => {
    expect([...pixelsOfPng(png(made)).grey]).toEqual(pixels);
  });

  it('that unpacks to more than its size is read no further, and to less is damaged', () => {
    const rows = [0, 7, ...Array.from({ length: 400_000 }, () => 9)];
    expect([...pixelsOfPng(png({ width: 1, height: 1, colourType: 0, rows })).grey]).toEqual([7]);
    expect(codeOf(() => pixelsOfPng(png({ width: 9, height: 9, colourType: 0, rows: [0, 1] })))).toBe('damaged');
  });

  it('that claims thousands of millions of pixels is refused before it is unpacked', () => {
    const bytes = png({ width: 60_000, height: 60_000, colourType: 0, rows: [0] });
    expect(codeOf(() => pictureAsPdf(bytes))).toBe('too-many-pixels');
  });
});
