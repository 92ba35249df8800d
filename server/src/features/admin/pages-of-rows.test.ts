import { expect, it } from 'vitest';
import { csvLines } from './pages-of-rows.ts';

const cellsOf = async (values: readonly string[]) => {
  const lines = csvLines<string>([['value', (value) => value]], () =>
    Promise.resolve({ rows: [...values], next: null }),
  );
  const parts: string[] = [];
  for await (const part of lines) parts.push(part);
  return parts.slice(1).join('').split('\r\n').slice(0, -1);
};

it('CSV has no cell that a spreadsheet would run, however it is disguised', async () => {
  const formulas = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    ' =1+1',
    '\u00A0=1',
    '\u200B=1',
    '\uFEFF=1',
    '＝1+1',
    '＠SUM',
    '\t1',
  ];
  for (const cell of await cellsOf(formulas)) expect(cell).toMatch(/^'/);
  expect(await cellsOf(['a=1', 'Ada Lovelace', 'a,b', 'say "no"', ''])).toEqual([
    'a=1',
    'Ada Lovelace',
    '"a,b"',
    '"say ""no"""',
    '',
  ]);
});

it('a list of many pages lets others have their turn between any two of them', async () => {
  let [pages, turns] = [0, 0];
  const lines = csvLines<string>([['value', (value) => value]], () => {
    pages += 1;
    return Promise.resolve({ rows: ['a'], next: pages < 50 ? 'more' : null });
  });
  const count = () => {
    turns += 1;
    if (pages < 50) setImmediate(count);
  };
  setImmediate(count);
  for await (const line of lines) expect(line).not.toBe('');
  expect(turns).toBeGreaterThan(45);
});
