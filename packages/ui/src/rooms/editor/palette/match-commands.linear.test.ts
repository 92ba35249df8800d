import { growthOf, mostGrowth, repeated, upToMegabyte } from '@vitae/testkit/linear';
import { expect, it } from 'vitest';
import { matchingCommands } from './match-commands.ts';

const command = (label: string) => ({ id: label, label, keywords: label, run: () => undefined });

it.each(['a ', 'ab', 'é', '\u0315\u0300', '- '])(
  'looks for %j, repeated many times, in time that grows linearly with what is typed and with the names of commands',
  async (unit) => {
    const make = (length: number) => ({
      commands: [command('Add work'), command(repeated(unit)(length))],
      typed: repeated(unit)(length),
    });
    const search = ({ commands, typed }: ReturnType<typeof make>) => matchingCommands(commands, typed);
    expect(await growthOf(make, search, upToMegabyte(10_000), 20)).toBeLessThan(mostGrowth);
  },
);
