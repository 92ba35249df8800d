import { isLikeHabit } from '@vitae/domain';
import { expect, it } from 'vitest';
import { growthOf, mostGrowth, repeated, upToMegabyte } from './growth.ts';

it.each(['.', ', ', ' ', 'a '])(
  'compares a salutation of many %j with the usual ones in time that grows linearly with it',
  async (unit) => {
    const salutation = (length: number) => `${repeated(unit)(length)}x`;
    const compare = (text: string) => isLikeHabit(text, 'Dear {{name}},');
    expect(await growthOf(salutation, compare, upToMegabyte(20_000), 20)).toBeLessThan(mostGrowth);
  },
);
