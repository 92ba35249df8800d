import * as fc from 'fast-check';
import { resumes } from '@vitae/testkit';
import { triesAll } from '@vitae/testkit/sample';
import { describe, expect, it } from 'vitest';
import { examples } from './checks/testing/examples/all.ts';
import { inputWith } from './checks/testing/sample-input.ts';
import { checks, evaluate, reportSchema } from './index.ts';

/** A copy whose objects have their keys in the opposite order. */
const reordered = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(reordered)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toReversed()
            .map(([key, inner]) => [key, reordered(inner)]),
        )
      : value;

describe('an evaluation', () => {
  it('gives the same report, byte for byte, whenever it is run and however the keys of its input are ordered', () => {
    for (const { id, kind } of checks) {
      const input = inputWith(kind, examples[id]?.fails);
      const first = JSON.stringify(evaluate(input));
      for (let run = 0; run < 3; run += 1) expect(JSON.stringify(evaluate(input)), id).toBe(first);
      expect(JSON.stringify(evaluate(reordered(input) as typeof input)), id).toBe(first);
    }
  });

  // `npm run fuzz -- repeated`
  it.runIf(triesAll).each(['resume', 'coverletter'] as const)(
    'gives the same report of a %s a thousand times, byte for byte',
    (kind) => {
      const input = inputWith(kind);
      const first = JSON.stringify(evaluate(input));
      for (let run = 0; run < 1000; run += 1) expect(JSON.stringify(evaluate(input))).toBe(first);
    },
    600_000,
  );

  it('gives a valid report of any resume, and leaves its input as it was', () => {
    fc.assert(
      fc.property(resumes, (document) => {
        const input = { document, asOf: '2026-06-01', origin: 'ours' as const };
        const before = JSON.stringify(input);
        const report = evaluate(input);
        expect(reportSchema.parse(report)).toEqual(report);
        expect(report.passed.length + report.findings.length + report.skipped.length).toBe(
          checks.filter(({ kind }) => kind === 'resume').length,
        );
        expect(JSON.stringify(input)).toBe(before);
      }),
      { numRuns: 20 },
    );
  });
});
