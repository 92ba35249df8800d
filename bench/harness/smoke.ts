/**
 * Whether a benchmark runs only to show that it still works (`--smoke`): a few rounds, no waits that only make the
 * figures more stable, and no budgets.
 */
export const isSmoke = process.argv.includes('--smoke');

/** A count or a duration for a full run, or a small one for a smoke run. */
export const sized = (whole: number, smoke: number): number => (isSmoke ? smoke : whole);

/** Prints the result of a budget; a missed one makes the benchmark exit with 1, except in a smoke run. */
export function reportBudget(budget: string, isKept: boolean, detail = ''): void {
  console.log(`\nBudget: ${budget} (${isSmoke ? 'not held in a smoke run' : isKept ? 'kept' : `missed${detail}`}).`);
  if (!isKept && !isSmoke) process.exitCode = 1;
}
