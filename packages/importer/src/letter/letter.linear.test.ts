import { growthOf, mostGrowth } from '@vitae/testkit/linear';
import { expect, it } from 'vitest';
import { importLetter } from './import-letter.ts';

const closing = '\n\nKind regards,\nAda Park\n';
const aboveDate = (text: string) => `Ada Park\n${text}\nMarch 3, 2026\n\nDear Ms Lee,\n\nHello.${closing}`;
const inBody = (text: string) => `Ada Park\n\nDear Ms Lee,\n\n${text}${closing}`;
const alone = (text: string) => text;

/** Letters whose length grows with the number of times that a text is in them. */
const texts: readonly [unit: string, count: number, around: (text: string) => string][] = [
  ['https://a.b/c\n', 300, aboveDate],
  ['https://a.b/c\n\nGitHub\n\n', 300, aboveDate],
  ['Acme Ltd\n\n', 300, aboveDate],
  ['Acme Ltd\n\n', 300, inBody],
  ['Dear Ms Lee,\n', 300, inBody],
  ['Acme Ltd\n\n', 300, alone],
  ['a@', 15_000, aboveDate],
  ['Re: ', 15_000, inBody],
];

it.each(texts)('reads a letter with %j repeated in time that grows linearly with it', async (unit, count, around) => {
  // No two are the same: what is listed once would not grow.
  const repeated = (times: number) => Array.from({ length: times }, (_, at) => unit.replace('c', `c${at}`)).join('');
  const file = (times: number) => new TextEncoder().encode(around(repeated(times)));
  const read = (bytes: Uint8Array<ArrayBuffer>) =>
    importLetter({ name: 'a.txt', bytes, asOf: '2026-01-01', locale: 'en' });
  expect(await growthOf(file, read, count, 30)).toBeLessThan(mostGrowth);
});
