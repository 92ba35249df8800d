import { growthOf, mostGrowth, repeated, upToMegabyte } from '@vitae/testkit/linear';
import { expect, it } from 'vitest';
import { blocksOfLines, linesOfText } from './pasted-lines.ts';
import { everyNth } from '@vitae/testkit/sample';

const units = [
  'a\n',
  'a,\n',
  'and so on-\n',
  '- a\n',
  '•\n',
  '> a\n',
  '\n',
  ' ',
  '\t',
  '> ',
  '> > > \n',
  'a b ',
  'a.\n',
];
const small = upToMegabyte(100_000);

it.each(everyNth(3, 0, units))('reads a pasted text of %j in time that grows linearly with it', async (unit) => {
  const read = (text: string) => blocksOfLines(linesOfText(text));
  expect(await growthOf(repeated(unit), read, small, 20)).toBeLessThan(mostGrowth);
});
