import { expect, it, vi } from 'vitest';
import { startEarly } from './start-early.ts';

const startWorkerEarly = vi.hoisted(() => vi.fn());
const showLastPageEarly = vi.hoisted(() => vi.fn());
const keepPaletteKey = vi.hoisted(() => vi.fn());
vi.mock('@vitae/renderer/start-worker', () => ({ startWorkerEarly }));
vi.mock('./early-last-page.ts', async (original) => ({ ...(await original()), showLastPageEarly }));
vi.mock('./early-palette.ts', () => ({ keepPaletteKey }));
vi.mock('./stored-theme.ts', () => ({ storedTheme: () => 'dark', applyTheme: vi.fn() }));

it.each([
  ['/resume/builder/my-resume', 1, true],
  ['/resume/builder/my-resume/experience', 1, true],
  ['/resume/viewer/print/my-resume', 1, false],
  ['/coverletter/builder/my-letter', 1, true],
  ['/coverletter/viewer/print/my-letter', 1, false],
  ['/', 0, false],
  ['/resume/start', 0, false],
  ['/account/resumes', 0, false],
])('%s starts the worker of the pages %i times, in a builder: %s', (path, times, isBuilder) => {
  startWorkerEarly.mockClear();
  keepPaletteKey.mockClear();
  expect(startEarly(path)).toBe(isBuilder);
  expect(startWorkerEarly).toHaveBeenCalledTimes(times);
  expect(keepPaletteKey).toHaveBeenCalledTimes(isBuilder ? 1 : 0);
  expect(showLastPageEarly).toHaveBeenLastCalledWith(path);
});
