import { describe, expect, it } from 'vitest';
import { storeConformance } from '../conformance.ts';
import { memoryBackend } from './memory-backend.ts';

describe('memory', () => {
  it.each(storeConformance.map(({ name, run }) => [name, run] as const))('%s', async (_name, run) => {
    const backend = memoryBackend();
    await expect(run(() => backend)).resolves.toBeUndefined();
  });
});
