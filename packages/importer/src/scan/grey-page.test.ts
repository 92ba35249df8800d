import { expect, it } from 'vitest';
import { blankPage, drawOn } from './grey-page.ts';

/** A picture that fills a page of 4 × 4 points. */
const matrix: [number, number, number, number, number, number] = [4, 0, 0, -4, 0, 4];

it('a picture is drawn where it stands, the right way up', () => {
  const page = blankPage(4, 4);
  const data = new Uint8Array([0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 255]);
  drawOn(page, { width: 2, height: 2, form: 'rgb', data, matrix }, 1);
  expect(page.grey[0]).toBe(0);
  expect([page.grey[3], page.grey[12], page.grey[15]]).toEqual([255, 255, 255]);
});

it('a mask paints black where its bits are 0, and leaves the rest', () => {
  const page = blankPage(4, 4);
  drawOn(page, { width: 2, height: 2, form: 'mask', data: new Uint8Array([0b10000000, 0b11000000]), matrix }, 1);
  expect([page.grey[0], page.grey[3], page.grey[15]]).toEqual([255, 0, 255]);
});

it('a picture with more pixels than the page is averaged', () => {
  const page = blankPage(2, 2);
  const data = new Uint8Array(16 * 2).map((_, index) => (index % 2 === 0 ? 0b10101010 : 0b10101010));
  drawOn(page, { width: 16, height: 16, form: 'bits', data, matrix: [2, 0, 0, -2, 0, 2] }, 1);
  expect([...page.grey].every((value) => Math.abs(value - 127) < 2)).toBe(true);
});
