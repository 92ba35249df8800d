/**
 * A verb of the command line. `run` returns when the work is done; it throws `UsageError` or `InputError` otherwise.
 */
export interface Command {
  name: string;
  /** The line in the usage text: the verb and its arguments. */
  usage: string;
  summary: string;
  run: (args: string[], io: Io) => Promise<void>;
}

/** Where a command writes its output for a user or a pipe. */
export interface Io {
  stdout: (text: string) => void;
  stderr: (text: string) => void;
}

/** Wrong usage: exit code 2, with the usage text. */
export class UsageError extends Error {}

/** Unusable input: exit code 1, with one line that says what to do. */
export class InputError extends Error {}
