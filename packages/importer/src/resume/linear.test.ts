import { growthOf, mostGrowth, repeated, tenfold, upToMegabyte } from '@vitae/testkit/linear';
import { expect, it } from 'vitest';
import { importFile } from './import-file.ts';
import { everyNth } from '@vitae/testkit/sample';

/** Repeated lines that are hard for the readers of headings, entries, dates, contacts and lists. */
const lines = [
  'Experience\n',
  'Engineer, Acme, 2019 – 2021\n',
  'Experience\nEngineer\nAcme, London\n2019 – 2021\n• did\n',
  '2019 - 2020\n',
  'Jan 2019\n',
  '• did things\n',
  'Ada Lovelace\n',
  'English (fluent)\n',
  'ada@example.com\n',
  'https://a.b/c\n',
  '+1 555 0100\n',
  'Skills: a, b, c, d\n',
  'a | b | c\n',
  'References\nAda, +1 555 0100\n',
  'Publications\nA. B. Reyes. Title of a work. Notes, 2020.\n',
];
/** The content of one endless line. */
const runs = ['a, ', '2019 ', '(', ' - ', 'a@b.', 'http://a.', '+1 ', 'Jan ', ' | ', '12.', 'London, ', '\u0315\u0300'];

const head = 'Ada Lovelace\n\nSummary\nHello\n\nExperience\n';
const work = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `Acme ${at}`, position: 'Engineer', startDate: '2019-01-01' }));
const rows = (count: number, row: string) => row.repeat(count);

/** Texts whose length grows with a count. */
const texts: Readonly<Record<string, { count: number; text: (count: number) => string }>> = {
  ...Object.fromEntries(
    lines.map((unit) => [
      `lines of ${JSON.stringify(unit)}`,
      { count: tenfold(300), text: (count: number) => head + unit.repeat(count / (unit.split('\n').length - 1)) },
    ]),
  ),
  ...Object.fromEntries(
    runs.map((unit) => [
      `a line of ${JSON.stringify(unit)}`,
      { count: upToMegabyte(10_000), text: (count: number) => head + repeated(unit)(count) },
    ]),
  ),
  'entries of JSON Resume': {
    count: tenfold(300),
    text: (count) => JSON.stringify({ basics: { name: 'Ada' }, work: work(count), volunteer: work(count) }),
  },
  'entries of RenderCV': {
    count: tenfold(300),
    text: (count) =>
      `cv:\n  name: Ada\n  sections:\n    experience:\n${rows(count, '      - company: Acme\n        position: Engineer\n')}`,
  },
};

it.each(everyNth(4, 0, Object.entries(texts)))(
  'reads %s in time that grows linearly with the text',
  async (_name, { count, text }) => {
    const file = (size: number) => new TextEncoder().encode(text(size));
    const read = (bytes: Uint8Array) => importFile({ name: 'a.txt', bytes, asOf: '2026-01-01', locale: 'en' });
    expect(await growthOf(file, read, count, 50)).toBeLessThan(mostGrowth);
  },
);
