import { parseArgs } from 'node:util';
import { commandLineText } from '@vitae/words/command-line';
import { UsageError } from './command.ts';

/**
 * Reads `FILE` and the named options of a command; an option may have a one-letter form, and a flag has no value: it is
 * `'true'` where it is given. Throws `UsageError`.
 */
export function readArguments<Name extends string>(
  args: string[],
  options: Record<Name, { short?: string; required?: boolean; choices?: readonly string[]; isFlag?: boolean }>,
): { file: string } & Partial<Record<Name, string>> {
  const names = Object.keys(options).filter((name): name is Name => name in options);
  const parsed = parse(args, Object.fromEntries(names.map((name) => [name, asParsed(options[name])])));
  const [file, ...more] = parsed.positionals;
  if (!file) throw new UsageError(commandLineText('fileMissing'));
  if (more.length > 0) throw new UsageError(commandLineText('oneFile', { more: more.join(' ') }));
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = parsed.values[name];
    const { required, choices, short } = options[name];
    const shown = short ? `-${short}` : `--${name}`;
    if (value === true) {
      values[name] = 'true';
      continue;
    }
    if (typeof value !== 'string' || value === '') {
      if (required || value === '')
        throw new UsageError(
          choices
            ? commandLineText('needsChoice', { option: shown, choices: choices.join(', ') })
            : commandLineText('needsValue', { option: shown }),
        );
      continue;
    }
    if (choices && !choices.includes(value))
      throw new UsageError(commandLineText('wrongChoice', { option: shown, choices: choices.join(', '), value }));
    values[name] = value;
  }
  return { file, ...values };
}

type Parsed = { type: 'string' | 'boolean'; short?: string };

const asParsed = ({ short, isFlag = false }: { short?: string; isFlag?: boolean }): Parsed => ({
  type: isFlag ? 'boolean' : 'string',
  ...(short ? { short } : {}),
});

function parse(args: string[], options: Record<string, Parsed>) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
