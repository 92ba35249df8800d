import { catalogue, inLanguage, type TextsInLanguage } from './catalogue.ts';
import { commandLine } from './en/command-line.ts';

/** What the command line `vitae` prints. */
export const commandLineText: TextsInLanguage<typeof commandLine> = inLanguage(catalogue('command-line', commandLine));
