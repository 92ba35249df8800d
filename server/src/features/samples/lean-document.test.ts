import { readDocument } from '@vitae/domain';
import { loadSamples } from '@vitae/samples';
import { expect, it } from 'vitest';
import { leanDocument } from './lean-document.ts';

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

it('leaves out what every reader adds by itself, in every sample that is shipped', async () => {
  const shipped = [...(await loadSamples('resume')), ...(await loadSamples('coverletter'))];
  expect(shipped.length).toBeGreaterThanOrEqual(100);
  for (const { document } of shipped) {
    const stored = { ...readDocument({ ...document }) };
    const lean = leanDocument(stored);
    expect(readDocument(lean)).toEqual(readDocument(stored));
    expect(bytesOf(lean)).toBeLessThan(0.85 * bytesOf(stored));
  }
});

it('leaves a document as it is that would read as another one, or that cannot be read', () => {
  const unknown = { kind: 'poem', lines: [], title: '' };
  expect(leanDocument(unknown)).toBe(unknown);
});
