import { describe, expect, it } from 'vitest';
import { blank, pictureDifference, readPng, readPnm, stacked, writePng } from './pictures.ts';

const file = (head: string, ...bytes: number[]) => Buffer.concat([Buffer.from(head), Uint8Array.from(bytes)]);
const gray = readPnm(file('P5\n3 2\n255\n', 0, 17, 34, 255, 238, 221));

describe('pictures', () => {
  it('are read in gray and in colour, and from the files written of them', () => {
    expect([...gray.data.subarray(0, 8)]).toEqual([0, 0, 0, 255, 17, 17, 17, 255]);
    const coloured = readPnm(file('P6\n1 2\n255\n', 1, 2, 3, 4, 5, 6));
    expect([...coloured.data]).toEqual([1, 2, 3, 255, 4, 5, 6, 255]);
    expect(readPng(writePng(coloured, 1)).data).toEqual(coloured.data);
    expect(readPng(writePng(gray, 9, { gray: true })).data).toEqual(gray.data);
    expect(() => readPnm(Buffer.from('P4\n3 2\n255\n'))).toThrow(TypeError);
  });

  it('are stacked, and compared pixel by pixel', () => {
    const twice = stacked([gray, gray]);
    expect(twice).toMatchObject({ width: 3, height: 4 });
    expect(pictureDifference(twice, twice)).toMatchObject({ pale: 0, strong: 0 });
    expect(pictureDifference(gray, readPnm(file('P5\n3 2\n255\n', 255, 17, 34, 255, 238, 221)))).toMatchObject({
      pale: 1 / 6,
      strong: 1 / 6,
    });
    expect(pictureDifference(gray, twice).strong).toBeGreaterThan(0.2);
  });

  it('differ where a large area is slightly darker, and not where shades were rounded', () => {
    expect(pictureDifference(blank(9, 9), blank(9, 9, 235))).toMatchObject({ pale: 1, strong: 0 });
    expect(pictureDifference(blank(9, 9), blank(9, 9, 246))).toMatchObject({ pale: 0, strong: 0 });
  });
});
