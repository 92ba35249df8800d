import { expect, it } from 'vitest';
import { createBoundedLog } from './bounded-log.ts';

it('writes a few lines of a kind in a minute, then how many were left out, and other kinds all the same', () => {
  const lines: string[] = [];
  let now = 0;
  const log = createBoundedLog(
    (message) => lines.push(message),
    () => now,
  );
  for (let count = 0; count < 10_000; count += 1) log(`Refused a call of a window: number ${count}`);
  expect(lines).toHaveLength(20);
  log('A backup could not be made.');
  expect(lines.at(-1)).toBe('A backup could not be made.');
  now = 60_000;
  log('Refused a call of a window: again');
  expect(lines.slice(-2)).toEqual(['Refused a call of a window: and 9980 more.', 'Refused a call of a window: again']);
});

it('keeps what a page made up on one short line', () => {
  const lines: string[] = [];
  createBoundedLog((message) => lines.push(message))(
    `Refused: a\nError: the disk is full\u001B[2J\u2028${'x'.repeat(5000)}`,
  );
  expect(lines[0]).toMatch(/^Refused: a Error: the disk is full \[2J x+$/);
  expect(lines[0]).toHaveLength(1000);
});
