import { growthOf, mostGrowth, repeated, upToMegabyte } from '@vitae/testkit/linear';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { htmlLines } from '../../html/html-lines.ts';
import { readOdt } from '../../odt/read-odt.ts';
import { readRtf } from '../../rtf/read-rtf.ts';

const units = (kind: string, list: readonly string[], read: (text: string) => unknown) =>
  list.map((unit) => [`${kind} of ${unit}`, repeated(unit), read] as const);

const openDocument = (body: string) =>
  zipSync(
    {
      'content.xml': strToU8(
        `<office:document-content><office:body><office:text><text:p>Ada</text:p>${body}</office:text></office:body></office:document-content>`,
      ),
    },
    { level: 1 },
  );

/** Broken files are refused, which takes time too. */
const tried = (read: () => unknown): unknown => {
  try {
    return read();
  } catch {
    return null;
  }
};

it.each([
  ...units(
    'Rich Text',
    [
      '}',
      '{}',
      '{\\b a}',
      '\\par a',
      '\\row\\intbl a\\cell',
      "\\'e4",
      '\\u8364 ?',
      '{\\field{\\*\\fldinst a}}',
      '{\\*\\a b}',
    ],
    (text) => tried(() => readRtf(strToU8(`{\\rtf1 Ada ${text}`))),
  ),
  ...units(
    'a web page',
    [
      '<div>a',
      '<table><tr><td>a',
      '<td>a',
      '</td>',
      '<li>a',
      '<div style="display:flex">a',
      '<style>.a{',
      '<style>a{}</style>',
      '<style>a,',
    ],
    (text) => htmlLines(`<!doctype html>Ada ${text}`),
  ),
  ...units(
    'OpenDocument',
    [
      '<text:p>a</text:p>',
      '<text:list><text:list-item><text:p>a</text:p></text:list-item></text:list>',
      '<table:table><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell></table:table-row></table:table>',
    ],
    (text) => tried(() => readOdt(openDocument(text))),
  ),
])('reads %s in time that grows linearly with it', async (_name, text, read) => {
  expect(await growthOf(text, read, upToMegabyte(10_000), 20)).toBeLessThan(mostGrowth);
});
