import { newId, writeDocumentFile, type Resume } from '@vitae/domain';
import { growthOf, mostGrowth, repeated, tenfold, upToMegabyte } from '@vitae/testkit/linear';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { importFile } from '../import-file.ts';
import { parseCsv } from '../data/csv.ts';
import { everyNth } from '@vitae/testkit/sample';

const positions = 'Company Name,Title,Description,Location,Started On,Finished On\n';
const linkedin = (files: Record<string, string>) =>
  zipSync({ 'Profile.csv': strToU8('First Name,Last Name\nNoor,Haddad\n'), ...mapped(files) }, { level: 1 });
const mapped = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
const reactive = (sections: object, summary = '') =>
  strToU8(JSON.stringify({ basics: { name: 'Ada' }, summary: { content: summary }, sections }));
const many = <Item>(count: number, item: (at: number) => Item) => Array.from({ length: count }, (_, at) => item(at));

const { resume: sample } = await importFile({
  name: 'a',
  bytes: strToU8(
    JSON.stringify({
      basics: { name: 'Noor' },
      work: [{ name: 'Acme', position: 'Engineer', startDate: '2019-01', summary: 'Did' }],
    }),
  ),
});
const own = (parts: Partial<Resume>) => strToU8(writeDocumentFile({ ...sample, ...parts }, new Map()));
const withPictures = (assets: object) => strToU8(JSON.stringify({ ...sample, assets }));
const { experience } = sample.sections;

/** Files whose size grows with a count. */
const files: Readonly<Record<string, { count: number; file: (count: number) => Uint8Array<ArrayBuffer> }>> = {
  'entries of our own files': {
    count: tenfold(100),
    file: (count) => {
      const items = many(count, () => experience.items.map((item) => ({ ...item, id: newId() }))).flat();
      return own({ sections: { ...sample.sections, experience: { ...experience, items } } });
    },
  },
  'pictures of our own files': {
    count: tenfold(300),
    file: (count) =>
      withPictures(
        Object.fromEntries(
          many(count, (at) => [at.toString(16).padStart(64, '0'), { type: 'image/png', data: 'AAAA' }]),
        ),
      ),
  },
  'a picture of our own files': {
    count: upToMegabyte(100_000),
    file: (count) => withPictures({ ['0'.repeat(64)]: { type: 'image/png', data: 'AAAA'.repeat(count / 4) } }),
  },
  ...Object.fromEntries(
    ['a ', '*a ', '[a](', '\u0315\u0300'].flatMap((unit) => [
      [
        `${JSON.stringify(unit)} in a text of our own files`,
        { count: upToMegabyte(50_000), file: (count: number) => own({ summary: repeated(unit)(count) }) },
      ],
      [
        `${JSON.stringify(unit)} in the title of our own files`,
        { count: upToMegabyte(50_000), file: (count: number) => own({ title: repeated(unit)(count) }) },
      ],
    ]),
  ),
  'positions of LinkedIn': {
    count: tenfold(300),
    file: (count) =>
      linkedin({
        'Positions.csv':
          positions + many(count, (at) => `Acme ${at},Engineer,"Did, well",Delft,Mar 2019,Feb 2021\n`).join(''),
      }),
  },
  'a description of LinkedIn': {
    count: upToMegabyte(50_000),
    file: (count) =>
      linkedin({ 'Positions.csv': `${positions}Acme,Engineer,"${'a ""b"", '.repeat(count / 9)}",,2019,\n` }),
  },
  'dates of LinkedIn': {
    count: upToMegabyte(20_000),
    file: (count) => linkedin({ 'Positions.csv': `${positions}Acme,Engineer,,,${'2019 '.repeat(count / 5)},\n` }),
  },
  'columns of LinkedIn': {
    count: tenfold(500),
    file: (count) =>
      linkedin({
        'Profile.csv': `First Name,${many(count, (at) => `Key ${at}`).join(',')}\nNoor,${many(count, (at) => `value ${at}`).join(',')}\n`,
      }),
  },
  'entries of Reactive Resume': {
    count: tenfold(300),
    file: (count) =>
      reactive({
        experience: {
          items: many(count, (at) => ({
            company: `Acme ${at}`,
            position: 'Engineer',
            date: '2019 – 2021',
            summary: '<p>Did</p>',
          })),
        },
      }),
  },
  'sections of Reactive Resume': {
    count: tenfold(100),
    file: (count) =>
      reactive({
        custom: Object.fromEntries(
          many(count, (at) => [`own-${at}`, { name: `Own ${at}`, items: [{ name: 'Thing', summary: 'Did' }] }]),
        ),
      }),
  },
  ...Object.fromEntries(
    ['<p>', '<ul><li>', '<b>a</b> ', '<', '&amp;', '<!--', '<a href="http://b.c">a</a> ', '<p>did</p>\n', '</p>'].map(
      (unit) => [
        `${unit} of Reactive Resume`,
        { count: upToMegabyte(50_000), file: (count: number) => reactive({}, unit.repeat(count / unit.length)) },
      ],
    ),
  ),
};

it.each(everyNth(3, 0, Object.entries(files)))(
  'reads %s in time that grows linearly with the file',
  async (_name, { count, file }) => {
    const read = (bytes: Uint8Array) => importFile({ name: 'a', bytes, asOf: '2026-01-01', locale: 'en' });
    expect(await growthOf(file, read, count, 50)).toBeLessThan(mostGrowth);
  },
);

const cells = ['"', '""', '"""', '"a""', '",', '"a,', ',', '\r', 'a\n', '",\n"'];
it.each([
  ...cells.map((unit): [string, (length: number) => string] => [JSON.stringify(unit), repeated(unit)]),
  ['columns and rows', (length) => `${','.repeat(length / 2)}${'\na'.repeat(length / 4)}`],
  ['a text in quotes', (length) => `a\n"${'b'.repeat(length)}"`],
  ['a text in quotes without an end', (length) => `a\n"${'b'.repeat(length)}`],
] as [string, (length: number) => string][])(
  'reads CSV of %s in time that grows linearly with it',
  async (_name, text) => {
    expect(await growthOf(text, parseCsv, upToMegabyte(20_000), 20)).toBeLessThan(mostGrowth);
  },
);

it('reads a cell of many millions of characters', () => {
  expect(parseCsv(`a\n"${'b"",\n'.repeat(2_000_000)}"`)[0]?.['a']).toHaveLength(8_000_000);
});
