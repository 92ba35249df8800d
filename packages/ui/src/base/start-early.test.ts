import { expect, it, vi } from 'vitest';
import { startEarly } from './start-early.ts';

const startWorkerEarly = vi.hoisted(() => vi.fn());
vi.mock('@vitae/renderer/start-worker', () => ({ startWorkerEarly }));

it.each([
  ['/resume/builder/my-resume', 1],
  ['/resume/builder/my-resume/experience', 1],
  ['/resume/viewer/print/my-resume', 1],
  ['/', 0],
  ['/resume/start', 0],
  ['/account/resumes', 0],
])('%s starts the worker of the pages %i times', (path, times) => {
  startWorkerEarly.mockClear();
  startEarly(path);
  expect(startWorkerEarly).toHaveBeenCalledTimes(times);
});
