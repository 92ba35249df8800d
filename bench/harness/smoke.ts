/**
 * Whether a benchmark runs only to show that it still does (`--smoke`): a few rounds, no waits that only make figures
 * steady, and no budgets.
 */
export const isSmoke = process.argv.includes('--smoke');

/** A count or a time of a whole run, or a small one where the benchmark only shows that it runs. */
export const sized = (whole: number, smoke: number): number => (isSmoke ? smoke : whole);

/** Prints what became of a budget; one that is missed ends the benchmark with 1, unless it only shows that it runs. */
export function tellBudget(budget: string, isKept: boolean, detail = ''): void {
  console.log(`\nBudget: ${budget} (${isSmoke ? 'not held in a smoke run' : isKept ? 'kept' : `missed${detail}`}).`);
  if (!isKept && !isSmoke) process.exitCode = 1;
}
