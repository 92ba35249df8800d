import { normalized } from '@vitae/domain';
import type { Command } from './command-palette.tsx';

/** Nobody types more; every word is looked for in every command. */
const longestTyped = 100;

/**
 * The commands that have words starting with every typed word, in any order; those whose name starts with the text come
 * first.
 */
export function matchingCommands(commands: readonly Command[], typed: string): Command[] {
  const wanted = wordsIn(typed.slice(0, longestTyped));
  const found = commands.filter((command) => {
    if (command.needsWords && wanted.length === 0) return false;
    const words = wordsIn(`${command.label} ${command.keywords ?? ''}`);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
  const leads = (command: Command) => wordsIn(command.label)[0]?.startsWith(wanted[0] ?? '') ?? false;
  return [...found.filter(leads), ...found.filter((command) => !leads(command))];
}

function wordsIn(text: string): string[] {
  return normalized(text, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
