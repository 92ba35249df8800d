import { expect, it } from 'vitest';
import { markdown } from './markdown.ts';
import { sniff } from './sniff.ts';

async function runsOf(row: string) {
  const output = await markdown.read(sniff(new TextEncoder().encode(`# Ada\n\n${row}\n`)), {
    name: 'a.md',
    asOf: '2026-01-01',
    onProgress: () => undefined,
  });
  const lines = output.kind === 'text' ? output.text.lines.slice(1) : [];
  return {
    text: lines.map(({ text }) => text).join('\n'),
    runs: lines.flatMap(({ cells }) => cells).flatMap((c) => c.runs),
  };
}

it.each([
  ['One **two** _three_ `four` ~~five~~ ***six***', 'One two three four five six'],
  [
    'snake_case_word and 2 * 3 * 4 and [no link] and ** open',
    'snake_case_word and 2 * 3 * 4 and [no link] and ** open',
  ],
  ['Is \\*kept\\* &amp; &lt;so&gt; on', 'Is *kept* & <so> on'],
  ['Ada<br>Bell<span class="x">of Leeds</span>', 'Ada Bell of Leeds'],
  ['2019. Prize for **machines**', '2019. Prize for machines'],
  ['    an entry that is indented', 'an entry that is indented'],
  ['[Site](https://a.example "our title") and [b][ref]', 'Site and [b][ref]'],
  ['R&D &copy; 5 > 4', 'R&D &copy; 5 > 4'],
])('%s', async (row, text) => expect((await runsOf(row)).text).toBe(text));

it('recognises the targets of links, written out or not', async () => {
  const { runs } = await runsOf('[**Site**](https://a.example), <b@c.example>, d@e.example and www.f.example');
  expect(runs.filter(({ url }) => url).map(({ text, url, style }) => [text, url, style.bold])).toEqual([
    ['Site', 'https://a.example', true],
    ['b@c.example', 'mailto:b@c.example', false],
    ['d@e.example', 'mailto:d@e.example', false],
    ['www.f.example', 'http://www.f.example', false],
  ]);
});
