import { createServer } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { heldBytes } from '@vitae/testkit/held-bytes';
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

it('CSV of a search that finds more than is looked at says so in its last line', async () => {
  const linesOf = async (isCapped: boolean) => {
    const lines = csvLines<string>(
      [['value', (value) => value]],
      (after) => Promise.resolve({ rows: ['a'], next: after === undefined ? 'more' : null, isCapped }),
      'There are more, not listed',
    );
    const parts: string[] = [];
    for await (const part of lines) parts.push(part);
    return parts.slice(1);
  };
  expect(await linesOf(false)).toEqual(['a\r\n', 'a\r\n']);
  expect(await linesOf(true)).toEqual(['a\r\n', 'a\r\n', '"There are more, not listed"\r\n']);
});

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

/** A list of a million rows of 100 characters, and how many of its pages were asked for. */
const million = () => {
  const rows = Array.from({ length: 500 }, (_, at) => `row ${at} `.padEnd(100, 'x'));
  const asked = { pages: 0 };
  const lines = csvLines<string>([['value', (value) => value]], () => {
    asked.pages += 1;
    return Promise.resolve({ rows: [...rows], next: asked.pages < 2000 ? 'more' : null });
  });
  return { asked, lines };
};

it('a download of a million rows is made as it is taken: whoever takes nothing is sent a few pages', async () => {
  const { asked, lines } = million();
  const server = createServer((_request, response) => {
    Readable.from(lines, { objectMode: false }).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  socket.pause();
  // Until no more is made: the buffers between the two are full.
  for (let before = -1; before !== asked.pages || asked.pages === 0;) {
    before = asked.pages;
    await new Promise((later) => setTimeout(later, 200));
  }
  // A few megabytes that the system keeps for the connection; all would be a hundred.
  expect(asked.pages).toBeLessThan(400);
  socket.destroy();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

it('all of a million rows takes no more memory than a few pages', async () => {
  const { asked, lines } = million();
  let [bytes, most] = [0, 0];
  const before = heldBytes();
  for await (const part of Readable.from(lines, { objectMode: false })) {
    bytes += Buffer.byteLength(String(part));
    if (asked.pages % 100 === 0) most = Math.max(most, heldBytes() - before);
  }
  expect(bytes).toBeGreaterThan(100_000_000);
  expect(most).toBeLessThan(8 * 1024 * 1024);
});
