import { growthOf, mostGrowth, repeated, upToMegabyte } from '@vitae/testkit/linear';
import { expect, it } from 'vitest';
import { linesOfHtml } from './pasted-html.ts';
import { blocksOfLines } from './pasted-lines.ts';
import { everyNth } from '@vitae/testkit/sample';

const units = [
  '<p>did</p>',
  'did<br>',
  '<li>did</li>',
  '<tr><td>one</td><td>two</td></tr>',
  '<b>a</b> <i>b</i> ',
  '<a href="http://b.c">a</a> ',
  '<span style="font-weight: bold">a</span>',
  '<pre>a\nb\n</pre>',
  '<style>.a { font-weight: bold }</style>',
  ' style',
];
/** Longer pages do not fit into the memory of the DOM that stands in for a browser's: 4 GB for a megabyte. */
const small = Math.min(upToMegabyte(10_000), 40_000);

it.each(everyNth(3, 1, units))('reads a pasted page of %j in time that grows linearly with it', async (unit) => {
  const page = (length: number) => {
    const content = repeated(unit)(length);
    if (unit.startsWith('<tr>')) return `<table>${content}</table>`;
    return unit.startsWith('<li>') ? `<ul>${content}</ul>` : content;
  };
  const read = (html: string) => blocksOfLines(linesOfHtml(html));
  expect(await growthOf(page, read, small, 50)).toBeLessThan(mostGrowth);
});

it('reads lists in lists in time that grows linearly with them', async () => {
  const page = (length: number) => `${'<ul><li>'.repeat(length / 20)}${'did<br>'.repeat(length / 5)}`;
  const read = (html: string) => blocksOfLines(linesOfHtml(html));
  // Browsers nest 512 elements at most; the longer page nests 400. The short page takes 7 ms: in time that grows
  // with the square, the growth would be 2.4.
  expect(await growthOf(page, read, 1000, 12)).toBeLessThan(mostGrowth);
});
