import { defaultSiteSettings } from '@vitae/api';
import { createMemoryStore } from '@vitae/store/memory';
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PlatformProvider } from '../../../base/platform.ts';
import { LiveResume } from './live-resume.tsx';

const loadSample = vi.hoisted(() => vi.fn());
vi.mock('@vitae/samples', () => ({ loadSample }));

const never = (): never => {
  throw new Error('Nothing of it is called.');
};

it('stays the picture, and logs nothing, where the network is gone before its code is there', async () => {
  vi.useFakeTimers();
  const logged = vi.spyOn(console, 'error');
  loadSample.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  const { container } = render(
    <PlatformProvider
      value={{
        settings: defaultSiteSettings,
        documents: { ...createMemoryStore(), durable: true },
        files: { pick: never, save: never },
        createImportWorker: never,
        transport: { url: '/api', fetch: never },
      }}
    >
      <LiveResume />
    </PlatformProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(loadSample).toHaveBeenCalledOnce();
  expect(logged).not.toHaveBeenCalled();
  expect(container.querySelector('img')?.getAttribute('src')).toContain('classic');
  vi.useRealTimers();
});
