/**
 * A verb of the command line. `run` returns when the work is done; it throws `UsageError` or `InputError` otherwise.
 */
export interface Command {
  name: string;
  /** The line of the usage text: the verb and its arguments. */
  usage: string;
  summary: string;
  run: (args: string[], io: Io) => Promise<void>;
}

/** Where a command writes what a person or a pipe reads. */
export interface Io {
  stdout: (text: string) => void;
  stderr: (text: string) => void;
}

/** The command was called the wrong way: exit 2, with the usage. */
export class UsageError extends Error {}

/** The input cannot be used: exit 1, with one line that says what to do. */
export class InputError extends Error {}
