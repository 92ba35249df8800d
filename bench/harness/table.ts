/** The value that the given share of the sorted samples is below. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export interface Row {
  name: string;
  cells: readonly string[];
}

/** Prints rows with aligned columns. */
export function printTable(title: string, columns: readonly string[], rows: readonly Row[]): void {
  const lines = [['', ...columns], ...rows.map(({ name, cells }) => [name, ...cells])];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  console.log(`${title}\n`);
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('   '),
    );
}

export const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

/** The columns of a row that is compared with a baseline. */
export const comparedColumns = ['median', 'p95', 'to baseline'];

/** A row with the median and the 95th percentile of times in milliseconds, and the ratio of the medians. */
export const comparedRow = (name: string, samples: readonly number[], baseline: readonly number[]): Row => ({
  name,
  cells: [
    ...[0.5, 0.95].map((share) => milliseconds(percentile(samples, share))),
    `${(percentile(samples, 0.5) / percentile(baseline, 0.5)).toFixed(2)} ×`,
  ],
});
