import { growthOf, longer, mostGrowth } from '@vitae/testkit/linear';
import { expect, it } from 'vitest';
import { linesOfHtml } from './pasted-html.ts';
import { blocksOfLines } from './pasted-lines.ts';

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
const small = 10_000;

it.each(units)('reads a pasted page of %j in time that grows with it', async (unit) => {
  const read = (length: number) => {
    const page = unit.repeat(length / unit.length);
    const html = unit.startsWith('<tr>')
      ? `<table>${page}</table>`
      : unit.startsWith('<li>')
        ? `<ul>${page}</ul>`
        : page;
    return () => blocksOfLines(linesOfHtml(html));
  };
  expect(await growthOf(read(small), read(small * longer), 50)).toBeLessThan(mostGrowth);
});
