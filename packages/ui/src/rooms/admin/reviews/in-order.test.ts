import { expect, it } from 'vitest';
import { inOrder } from './in-order.ts';

const page = (ids: string, more = false) => ({ reviews: [...ids].map((id) => ({ id })), more });
const idsOf = ({ reviews, more }: ReturnType<typeof inOrder>) => [reviews.map(({ id }) => id).join(''), more];

it('skips no review of a list whose page ends before that of the other', () => {
  expect(idsOf(inOrder([page('abf', true), page('ceg')]))).toEqual(['abcef', true]);
  expect(idsOf(inOrder([page('ab', true), page('cd', true)]))).toEqual(['ab', true]);
  expect(idsOf(inOrder([page('ad'), page('bc')]))).toEqual(['abcd', false]);
  expect(idsOf(inOrder([page(''), page('')]))).toEqual(['', false]);
});
