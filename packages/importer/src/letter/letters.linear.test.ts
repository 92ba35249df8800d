import { growthOf, mostGrowth, repeated, tenfold, upToMegabyte } from '@vitae/testkit/linear';
import { expect, it } from 'vitest';
import { importerOf } from '../kinds.ts';
import { everyNth } from '@vitae/testkit/sample';

const units = ['<div><p>', '<a href=', '<b>word</b> ', '<!--', '&amp;', '<br>'];

it.each(everyNth(3, 0, units))('a page of %j repeated is read in time that grows linearly with it', async (unit) => {
  const page = (length: number) => new TextEncoder().encode(`<html><p>Dear Ms Lee,<p>${repeated(unit)(length)}`);
  const read = (bytes: Uint8Array) => importerOf('coverletter').read({ name: 'a.html', bytes });
  expect(await growthOf(page, read, upToMegabyte(60_000), 30)).toBeLessThan(mostGrowth);
});

it.each(['Kind regards,\n', 'ada@example.com\n\n', 'Dear Ms Lee,\n', 'Nordwind GmbH\n', 'Je vous prie d’agréer\n'])(
  'a letter of %j repeated is read in time that grows linearly with it',
  async (line) => {
    const text = (lines: number) => new TextEncoder().encode(`Ada Park\n\n${line.repeat(lines)}`);
    const read = (bytes: Uint8Array) => importerOf('coverletter').read({ name: 'a.txt', bytes });
    expect(await growthOf(text, read, tenfold(800), 30)).toBeLessThan(mostGrowth);
  },
);

it.each(['https://a.b/c\n', 'Acme Ltd\n\n'])(
  'a head of many lines like %j above a date is read in time that grows linearly with it',
  async (line) => {
    // No two are the same: what is listed once would not grow.
    const many = (count: number) => Array.from({ length: count }, (_, at) => line.replace('c', `c${at}`)).join('');
    const text = (count: number) =>
      new TextEncoder().encode(
        `Ada Park\n${many(count)}\nMarch 3, 2026\n\nDear Ms Lee,\n\nHello.\n\nRegards,\nAda Park\n`,
      );
    const read = (bytes: Uint8Array) => importerOf('coverletter').read({ name: 'a.txt', bytes });
    expect(await growthOf(text, read, tenfold(300), 30)).toBeLessThan(mostGrowth);
  },
);

it('a page of many closings, each on a line of its own, is read in time that grows linearly with it', async () => {
  const page = (lines: number) => new TextEncoder().encode(`<html><p>Dear Ms Lee,<p>${'Regards,<br>'.repeat(lines)}`);
  const read = (bytes: Uint8Array) => importerOf('coverletter').read({ name: 'a.html', bytes });
  expect(await growthOf(page, read, tenfold(500), 10)).toBeLessThan(mostGrowth);
});

it('a head of thousands of companies is read in time that grows linearly with it', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `Acme ${at} Ltd\n`).join('');
  const text = (count: number) =>
    new TextEncoder().encode(`Ada Park\n${many(count)}\nDear Ms Lee,\n\nHello.\n\nRegards,\nAda Park\n`);
  const read = (bytes: Uint8Array) => importerOf('coverletter').read({ name: 'a.txt', bytes });
  expect(await growthOf(text, read, tenfold(2_000), 50)).toBeLessThan(mostGrowth);
});

it('a letter of thousands of closings is read in time that grows linearly with it', async () => {
  const text = (lines: number) => new TextEncoder().encode(`Dear Ms Lee,\n\n${'Kind regards,\n'.repeat(lines)}`);
  const read = (bytes: Uint8Array) => importerOf('coverletter').read({ name: 'a.txt', bytes });
  expect(await growthOf(text, read, tenfold(2_000), 50)).toBeLessThan(mostGrowth);
});
