import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const started: (EventTarget & { posted: unknown[] })[] = [];

beforeEach(() => {
  started.length = 0;
  vi.resetModules();
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      posted: unknown[] = [];
      constructor() {
        super();
        started.push(this);
      }
      postMessage(request: unknown) {
        this.posted.push(request);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('./start-worker.ts');

it('hands the worker that was started early to the first caller, and to no other', async () => {
  const { startWorkerEarly, takeWorker } = await load();
  startWorkerEarly(['regular.ttf']);
  startWorkerEarly(['regular.ttf']);
  expect(started).toHaveLength(1);
  expect(started[0]?.posted).toEqual([{ type: 'warm', files: ['regular.ttf'] }]);
  expect(takeWorker()).toBe(started[0]);
  expect(takeWorker()).toBe(started[1]);
});

it('starts another if the early one failed before it was requested', async () => {
  const { startWorkerEarly, takeWorker } = await load();
  startWorkerEarly([]);
  started[0]?.dispatchEvent(new Event('error', { cancelable: true }));
  expect(takeWorker()).toBe(started[1]);
});
