import { describe, expect, it } from 'vitest';
import { parseCsv } from './csv.ts';

describe('parseCsv', () => {
  it('reads quotes, commas, line breaks and empty cells', () => {
    expect(parseCsv('First Name,Notes,Started On\r\nAda,"a ""b"", c\nd",\r\n,,\r\nBo,,Jan 2020')).toEqual([
      { firstName: 'Ada', notes: 'a "b", c\nd', startedOn: '' },
      { firstName: 'Bo', notes: '', startedOn: 'Jan 2020' },
    ]);
  });

  it('does not pad a short row to the columns of the header', () => {
    expect(parseCsv('A,B,C\n1\n,2,3,4')).toEqual([{ a: '1' }, { a: '', b: '2', c: '3' }]);
  });

  it('reads a trailing comma as an empty cell', () => {
    expect(parseCsv('A,B\n1,')).toEqual([{ a: '1', b: '' }]);
  });
});

it.each([
  ['a cell that is never closed', '"b,c', { a: '"b', d: 'c' }],
  ['text after the last quote', '""b" c,d', { a: '""b" c', d: 'd' }],
])('keeps all text of %s', (_name, row, expected) => {
  expect(parseCsv(`a,d\n${row}`)).toEqual([expected]);
});
