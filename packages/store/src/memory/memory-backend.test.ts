import { describe, it } from 'vitest';
import { storeConformance } from '../conformance.ts';
import { memoryBackend } from './memory-backend.ts';

describe('memory', () => {
  for (const { name, run } of storeConformance) {
    it(name, () => {
      const backend = memoryBackend();
      return run(() => backend);
    });
  }
});
