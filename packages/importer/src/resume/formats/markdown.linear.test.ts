import { growthOf, mostGrowth, repeated, upToMegabyte } from '@vitae/testkit/linear';
import { expect, it } from 'vitest';
import { IMPORT_LIMITS } from '../../limits.ts';
import { markdown } from './markdown.ts';
import { sniff } from './sniff.ts';
import { everyNth } from '@vitae/testkit/sample';

const units = [
  '[',
  '*a* ',
  '** a',
  '<!--',
  '# a  ',
  '|',
  '`',
  '<a',
  '![',
  '__a',
  '- [x] ',
  '***a',
  '~~a',
  '[a](',
  'a@b.',
  '&amp;',
  ' ',
];
const small = upToMegabyte(30_000);

const read = (text: string) =>
  markdown.read(sniff(new TextEncoder().encode(text)), {
    name: 'a.md',
    asOf: '2026-01-01',
    onProgress: () => undefined,
  });

it.each(everyNth(3, 0, units))('reads %j repeated in time that grows linearly with the text', async (unit) => {
  const text = (length: number) => `# Ada\n\n${repeated(unit)(length)}`;
  expect(await growthOf(text, read, small, 50)).toBeLessThan(mostGrowth);
});

it('leaves out comments, and keeps text that only begins like one', async () => {
  const output = await read('# Ada\n\nseen <!-- not\nseen --> too <!-- open');
  const lines = output.kind === 'text' ? output.text.lines.map(({ text }) => text) : [];
  expect(lines).toEqual(['Ada', 'seen too <!-- open']);
});

it('loses nothing of a row that is too long to be parsed in one piece', async () => {
  const words = Array.from({ length: 3000 }, (_, index) => `word${index}`);
  const output = await read(`# Ada\n\n${words.join(' ')}`);
  const kept = output.kind === 'text' ? output.text.lines.map(({ text }) => text).join(' ') : '';
  expect(words.join(' ').length).toBeGreaterThan(10 * IMPORT_LIMITS.rowLength);
  for (const word of [words[0], words[200], words[1500]]) expect(kept.split(' ')).toContain(word);
});
