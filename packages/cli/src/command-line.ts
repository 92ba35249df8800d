import { commandLineText } from '@vitae/words/command-line';
import { type Command, InputError, type Io, UsageError } from './command.ts';
import { convertCommand } from './commands/convert.ts';
import { evaluateCommand } from './commands/evaluate.ts';
import { importCommand } from './commands/import.ts';
import { renderCommand } from './commands/render.ts';
import { templatesCommand } from './commands/templates.ts';
import { printable } from './terminal.ts';

/** Every verb of `vitae`; a new one is a file in `commands/` and an entry here. */
const commands: readonly Command[] = [importCommand, renderCommand, templatesCommand, convertCommand, evaluateCommand];

const usage = [
  commandLineText('intro'),
  '',
  ...commands.flatMap((command) => [`  vitae ${command.usage}`, `      ${command.summary}`]),
  '',
].join('\n');

const usageOf = ({ usage }: Command): string => commandLineText('usage', { usage });

/** Runs one command and returns the exit code: 0 success, 1 unusable input, 2 wrong usage. */
export async function runCommandLine(args: string[], { stdout, stderr }: Io): Promise<0 | 1 | 2> {
  const io: Io = { stdout, stderr: (text) => stderr(printable(text)) };
  const [name, ...rest] = args;
  if (name === '--help' || name === '-h' || name === 'help') {
    io.stdout(usage);
    return 0;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    io.stderr(name ? `${commandLineText('unknownCommand', { name })}\n\n${usage}` : usage);
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    io.stdout(`${usageOf(command)}\n${command.summary}\n`);
    return 0;
  }
  try {
    await command.run(rest, io);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      io.stderr(`vitae: ${error.message}\n${usageOf(command)}\n`);
      return 2;
    }
    if (error instanceof InputError) {
      io.stderr(`vitae: ${error.message.replaceAll('\n', ' ')}\n`);
      return 1;
    }
    // By its name: only the commands that draw load the renderer.
    if (error instanceof Error && error.name === 'TooLongError') {
      io.stderr(`vitae: ${commandLineText('tooLong')}\n`);
      return 1;
    }
    throw error;
  }
}
