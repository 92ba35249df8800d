import { execFile } from 'node:child_process';

export interface Outcome {
  /** The exit status; `missing` if there is no such program, `late` if it did not end in time. */
  status: number | 'missing' | 'late';
  stdout: string;
  stderr: string;
}

/** Runs a program with arguments, without a shell. Its output is in English, which this program parses. */
export type RunProgram = (program: string, args: readonly string[]) => Promise<Outcome>;

/** Milliseconds that a program may take: a network printer may respond late, or never. */
const longest = 20_000;

export const runProgram: RunProgram = (program, args) =>
  new Promise((resolve) => {
    const env = { ...process.env, LC_ALL: 'C', LANG: 'C', LANGUAGE: 'C' };
    execFile(
      program,
      [...args],
      { env, timeout: longest, maxBuffer: 4 * 1024 * 1024, windowsHide: true },
      (error, stdout, stderr) => {
        const said = { stdout, stderr };
        if (!error) resolve({ status: 0, ...said });
        else if (error.code === 'ENOENT') resolve({ status: 'missing', ...said });
        else resolve({ status: error.killed ? 'late' : typeof error.code === 'number' ? error.code : 1, ...said });
      },
    );
  });
