import { growthOf, mostGrowth, repeated, tenfold, upToMegabyte } from '@vitae/testkit/linear';
import { everyNth, triesAll } from '@vitae/testkit/sample';
import { stringify } from 'yaml';
import { expect, it } from 'vitest';
import { importFile } from '../import-file.ts';

/** Where the data of other programs has text. */
const places: Readonly<Record<string, (text: string) => object>> = {
  'a summary': (text) => ({ basics: { name: 'Ada', summary: text } }),
  'a name and contacts': (text) => ({
    basics: { name: text, phone: text, email: text, url: text, location: { address: text, city: text } },
  }),
  'the text of a job': (text) => ({ work: [{ name: 'Acme', position: text, summary: text }] }),
  'a highlight': (text) => ({ work: [{ name: 'Acme', highlights: [text] }] }),
  'a date': (text) => ({ work: [{ name: 'Acme', startDate: `2019${text}`, endDate: `${text}2020` }] }),
  'a field of its own': (text) => ({ work: [{ name: 'Acme', foo: text, [text]: 'bar' }] }),
  'a skill': (text) => ({ skills: [{ name: text, keywords: [text] }] }),
  'a list of texts': (text) => ({ skills: [text], interests: [text] }),
  'the name of a section': (text) => ({ basics: { name: 'Ada' }, [text]: [{ name: 'Acme' }] }),
};
/** Signs after which a reader may look for others; by command more, in all places. */
const units: readonly string[] = ['[', '[a](http://b', '<a ', '\n', ' ', '—'];
const more = [
  '<',
  '&',
  '](',
  '**a',
  '<p>',
  '</p>',
  '&#',
  '\n- a',
  '\n\n- ',
  '- ',
  '(',
  '"',
  '2019 ',
  'a, ',
  '_',
  'a@',
  '.',
];
const cases = Object.entries(places).flatMap(([place, data], row) =>
  [...units, ...(triesAll ? more : [])]
    .filter((_, column) => triesAll || (row + column) % 3 === 0)
    .map((unit) => ({ place, unit, data })),
);
const importAs = (name: string) => (bytes: Uint8Array<ArrayBuffer>) =>
  // A file that is refused has been read, too.
  importFile({ name, bytes, asOf: '2026-01-01', locale: 'en' }).catch(() => null);
const bytesOf = (text: string) => new TextEncoder().encode(text);

it.each(cases)('reads $place of many $unit in time that grows linearly with it', async ({ unit, data }) => {
  const file = (length: number) =>
    bytesOf(JSON.stringify({ basics: { name: 'Ada' }, ...data(`a${repeated(unit)(length)}b`) }));
  expect(await growthOf(file, importAs('a.json'), upToMegabyte(10_000), 20)).toBeLessThan(mostGrowth);
});

const names = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`name${at}`, `Value ${at}`]));
/** Data with many parts, none of them like another. */
const parts: Readonly<Record<string, (count: number) => object>> = {
  'fields that are not known': (count) => ({ basics: { name: 'Ada', ...names(count) } }),
  'fields of an entry that are not known': (count) => ({ work: [{ name: 'Acme', ...names(count) }] }),
  'sections that are not known': (count) => names(count),
  keywords: (count) => ({ skills: [{ name: 'Tools', keywords: Object.values(names(count)) }] }),
  highlights: (count) => ({ work: [{ name: 'Acme', highlights: Object.values(names(count)) }] }),
};

it.each(everyNth(3, 0, Object.entries(parts)))(
  'reads many %s in time that grows linearly with their number',
  async (_name, data) => {
    const file = (count: number) => bytesOf(JSON.stringify({ basics: { name: 'Ada' }, ...data(count) }));
    expect(await growthOf(file, importAs('a.json'), tenfold(1_000), 50)).toBeLessThan(mostGrowth);
  },
);

it.each(['names', 'sections'])('reads YAML of many %s in time that grows linearly with them', async (what) => {
  const file = (count: number) =>
    bytesOf(stringify({ cv: { name: 'Ada', ...(what === 'names' ? names(count) : { sections: names(count) }) } }));
  expect(await growthOf(file, importAs('a.yaml'), tenfold(1_000), 50)).toBeLessThan(mostGrowth);
});

const yamlUnits = [
  '&a ',
  '"',
  '{',
  ...(triesAll ? ['[', '- ', '? ', '*a ', "'", '# ', '!', '|\n', 'a: ', '\t', ' '] : []),
];
it.each(yamlUnits)('reads YAML with many %j in time that grows linearly with it', async (unit) => {
  const file = (length: number) => bytesOf(`cv:\n  name: Ada\n  summary: ${repeated(unit)(length)}\n`);
  expect(await growthOf(file, importAs('a.yaml'), upToMegabyte(5_000), 20)).toBeLessThan(mostGrowth);
});
