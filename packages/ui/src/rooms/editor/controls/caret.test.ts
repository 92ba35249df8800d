import { expect, it } from 'vitest';
import { movedCaret } from './caret.ts';

it.each([
  { why: 'a change behind it', before: 'ab|cd', after: 'ab|cdef' },
  { why: 'words put before it', before: 'one |two', after: 'zero one |two' },
  { why: 'words removed before it', before: 'zero one |two', after: 'one |two' },
  { why: 'its own word replaced', before: 'an old| name', after: 'an elder| name' },
  { why: 'everything gone', before: 'abc|', after: '|' },
])('the caret stays with its text: $why', ({ before, after }) => {
  expect(movedCaret(before.replace('|', ''), after.replace('|', ''), before.indexOf('|'))).toBe(after.indexOf('|'));
});
