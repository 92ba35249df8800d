import { expect, it } from 'vitest';
import { matchingCommands } from './match-commands.ts';

const command = (label: string, keywords = '') => ({ id: label, label, keywords, run: () => undefined });
const commands = [
  command('Go to Work experience', 'jobs'),
  command('Add work'),
  command('Work offline'),
  command('Télécharger PDF'),
];
const found = (typed: string) => matchingCommands(commands, typed).map(({ label }) => label);

it('finds commands by the starts of words, in any order, best match first', () => {
  expect(found('work')).toEqual(['Work offline', 'Go to Work experience', 'Add work']);
  expect(found('exp work')).toEqual(['Go to Work experience']);
  expect(found('JOB')).toEqual(['Go to Work experience']);
  expect(found('telech')).toEqual(['Télécharger PDF']);
  expect(found('xyz')).toEqual([]);
  expect(found('')).toHaveLength(4);
});

it('hides fields until something is typed', () => {
  const all = [...commands, { ...command('Experience · Employer'), needsWords: true }];
  expect(matchingCommands(all, ' ')).toHaveLength(4);
  expect(matchingCommands(all, 'employer')).toHaveLength(1);
});
