import { evaluateDocument } from '@vitae/evaluator';
import { loadSamples } from '@vitae/samples';
import { triesAll } from '@vitae/testkit/sample';
import { describe, expect, it } from 'vitest';

const asOf = '2026-06-01';
const least = 90;
const samples = [...(await loadSamples('resume')), ...(await loadSamples('coverletter'))];

/** In the gate, every fiftieth; `npm run fuzz -- samples` judges all. */
const judged = samples.filter((_, at) => triesAll || at % 80 === 0);

describe('a sample, drawn and read back', () => {
  it.each(judged)(`$kind $slug scores ${least} or more`, async ({ document }) => {
    const { report, evidence } = await evaluateDocument(document, () => Promise.resolve(undefined), { asOf });
    expect(
      report.score,
      report.findings.map(({ id, evidence: found }) => `${id}: ${found.map(({ text }) => text).join('; ')}`).join('\n'),
    ).toBeGreaterThanOrEqual(least);
    expect(evidence.pages?.length).toBeLessThanOrEqual(document.kind === 'coverletter' ? 1 : 2);
  });
});
