import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { storeConformance } from '../conformance.ts';
import type { Backend } from '../tables.ts';
import { indexedDbBackend } from './indexeddb-backend.ts';

const opened: Backend[] = [];
let databases = 0;

function openWindowsOn(name = `test-${databases++}`): () => Backend {
  return () => {
    const backend = indexedDbBackend(name);
    opened.push(backend);
    return backend;
  };
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((backend) => backend.close()));
});

describe('IndexedDB', () => {
  it.each(storeConformance.map(({ name, run }) => [name, run] as const))('%s', async (_name, run) => {
    await expect(run(openWindowsOn())).resolves.toBeUndefined();
  });
});
