import { expect, it } from 'vitest';
import { fileNameOf } from './download.ts';

it('makes names that every file system takes', () => {
  expect(fileNameOf('Zoë Łukasz resume')).toBe('Zoë Łukasz resume');
  expect(fileNameOf('../../etc/passwd')).toBe('etc passwd');
  expect(fileNameOf('a<b>:c"d|e?f*g\nh')).toBe('a b c d e f g h');
  expect(fileNameOf(' . ')).toBe('resume');
  expect(fileNameOf('x'.repeat(500))).toHaveLength(120);
});
