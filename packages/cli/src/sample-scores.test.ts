import { reportOf } from '@vitae/evaluation';
import { readForEvaluation } from '@vitae/importer/evaluation';
import { createEngine, drawWith } from '@vitae/renderer';
import { nodeFonts } from '@vitae/renderer/node';
import { loadSamples } from '@vitae/samples';
import { misspelledInThread } from '@vitae/spelling/node';
import { describe, expect, it } from 'vitest';

const asOf = '2026-06-01';
const least = 90;
const samples = [...(await loadSamples('resume')), ...(await loadSamples('coverletter'))];

/** In the gate, another part each day; `npm run fuzz -- samples` judges all. */
const parts = 20;
const today = Math.floor(Date.now() / 86_400_000) % parts;
const judged = samples.filter((_, at) => process.env['EVERY_CASE'] === '1' || at % parts === today);

const engine = createEngine({ fonts: nodeFonts, assets: () => Promise.resolve(undefined) });

describe('a sample, drawn and read back', () => {
  it.each(judged)(`$kind $slug scores ${least} or more`, async ({ document }) => {
    const { pages, pdf: bytes } = await drawWith(engine, document);
    const { evidence } = await readForEvaluation({ name: 'sample.pdf', bytes, asOf }, document.kind);
    const { extraction, properties } = evidence;
    const misspelled = await misspelledInThread(document, document.locale);
    const report = await reportOf({
      document,
      origin: 'ours',
      asOf,
      pages,
      ...(extraction && { extraction }),
      ...(properties && { properties }),
      ...(misspelled && { misspelled }),
    });
    expect(
      report.score,
      report.findings.map(({ id, evidence: found }) => `${id}: ${found.map(({ text }) => text).join('; ')}`).join('\n'),
    ).toBeGreaterThanOrEqual(least);
    expect(pages.length).toBeLessThanOrEqual(document.kind === 'coverletter' ? 1 : 2);
  });
});
