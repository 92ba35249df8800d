import { expect, it } from 'vitest';
import { keptByObject } from './kept-by-object.ts';

it('makes a value once for each object, whatever the value is', () => {
  const made: object[] = [];
  const keep = keptByObject((key: object) => void made.push(key));
  const [one, other] = [{}, {}];
  for (const key of [one, one, other, one]) keep(key);
  expect(made).toEqual([one, other]);
});
