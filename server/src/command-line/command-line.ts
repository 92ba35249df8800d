import { parseArgs } from 'node:util';
import { operationsText } from '@vitae/words/operations';
import { ConfigError, readConfig, type Config } from '../config.ts';
import { backup, restore } from './backup.ts';
import { CommandError } from './command-error.ts';
import { doctor } from './doctor.ts';
import { listJobs } from './list-jobs.ts';
import { makeAdmin, migrateOnly, renewEpoch } from './maintenance.ts';
import { seed } from './seed.ts';
import { seedMany } from './seed-many.ts';

/** Where a command's output goes. */
export interface Output {
  stdout: (text: string) => void;
  stderr: (text: string) => void;
}

const help = `${operationsText('help')}\n`;

/** Runs a command; returns the exit code: 0 done, 1 failed, 2 not understood. */
export async function runCommandLine(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  { stdout, stderr }: Output,
): Promise<number> {
  try {
    const given = parsed(args);
    if (given.isHelp) {
      stdout(help);
      return given.command === '' && args.length === 0 ? 2 : 0;
    }
    stdout(`${await run(given, readConfig(environment))}\n`);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      stderr(`${error.message}\n\n${help}`);
      return 2;
    }
    const isExpected = error instanceof CommandError || error instanceof ConfigError;
    stderr(
      `${isExpected ? error.message : operationsText('failed', { reason: error instanceof Error ? error.message : String(error) })}\n`,
    );
    return 1;
  }
}

class UsageError extends Error {}

interface Given {
  command: string;
  operand: string;
  isAdmin: boolean;
  isHelp: boolean;
}

/** Commands and the arguments that each needs. */
const operands: Readonly<Record<string, string>> = {
  migrate: '',
  seed: '',
  'seed-many': 'USERS',
  doctor: '',
  'make-admin': 'EMAIL',
  jobs: '',
  backup: 'FILE',
  restore: 'FILE',
  'new-epoch': '',
};

function parsed(args: readonly string[]): Given {
  const options = { help: { type: 'boolean', short: 'h' }, admin: { type: 'boolean' } } as const;
  const { values, positionals } = readArgs(() => parseArgs({ args: [...args], options, allowPositionals: true }));
  const [command = '', operand = '', ...more] = positionals;
  if (values.help === true || command === '') return { command, operand, isAdmin: false, isHelp: true };
  const needed = operands[command];
  if (needed === undefined) throw new UsageError(operationsText('unknownCommand', { command }));
  if (needed !== '' && operand === '')
    throw new UsageError(operationsText('operandMissing', { command, operand: needed }));
  if (more.length > 0 || (needed === '' && operand !== ''))
    throw new UsageError(
      needed === ''
        ? operationsText('noOperands', { command })
        : operationsText('oneOperand', { command, operand: needed }),
    );
  if (values.admin === true && command !== 'seed') throw new UsageError(operationsText('adminWithoutSeed'));
  return { command, operand, isAdmin: values.admin === true, isHelp: false };
}

function readArgs<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function run({ command, operand, isAdmin }: Given, config: Config): Promise<string> {
  switch (command) {
    case 'migrate':
      return migrateOnly(config);
    case 'seed':
      return seed(config, { isAdmin });
    case 'seed-many':
      return seedMany(config, operand);
    case 'doctor':
      return doctor(config);
    case 'make-admin':
      return makeAdmin(config, operand);
    case 'jobs':
      return listJobs(config);
    case 'backup':
      return backup(config, operand);
    case 'restore':
      return restore(config, operand);
    default:
      return renewEpoch(config);
  }
}
