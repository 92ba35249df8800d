import { disjointHistories, histories, liveThrough } from '@vitae/testkit/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const runs = Number(process.env['RUNS'] ?? 500);
const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
// A failure names the seed, the path and the smallest history found.
const parameters = (share: number) => ({ numRuns: Math.ceil(runs * share), seed, includeErrorInReport: true });

describe(`three devices and a server (SEED=${seed} RUNS=${runs})`, () => {
  it('S3, S5: agree in the end, and lose nothing', { timeout: 0 }, async () => {
    const property = fc.asyncProperty(histories, async (history) => {
      expect(await liveThrough(history)).toBe('');
    });
    await fc.assert(property, parameters(0.75));
  });

  it('S6: disjoint edits cause no conflict', { timeout: 0 }, async () => {
    const property = fc.asyncProperty(disjointHistories, async (history) => {
      expect(await liveThrough(history, { isDisjoint: true })).toBe('');
    });
    await fc.assert(property, parameters(0.25));
  });
});
