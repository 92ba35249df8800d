import { render, screen, waitFor } from '@testing-library/react';
import { resumeKind } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { use } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../base/i18n/index.ts';
import { PlatformProvider } from '../../base/platform.ts';
import { createMemoryRouter, RouterProvider } from '../../base/router/index.ts';
import { press } from '../../base/testing/press.ts';
import { testPlatform } from '../../base/testing/test-platform.ts';
import { StartOptions } from './start-options.tsx';

beforeAll(() => loadAreas(['library']));

it('starts one document, and removes it when its builder never came', async () => {
  const documents = createMemoryStore();
  const never = new Promise<never>(() => undefined);
  const router = createMemoryRouter([
    { path: '/', Component: () => <StartOptions kind={resumeKind} /> },
    { path: '/resume/builder/:slug/:step', Component: () => use(never) },
  ]);
  render(
    <PlatformProvider value={testPlatform({ documents })}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  const scratch = () => screen.findByRole<HTMLButtonElement>('button', { name: /^From scratch/ });
  await press(/^From scratch/);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/builder/));
  expect(await documents.list()).toHaveLength(1);
  expect((await scratch()).disabled).toBe(true);

  await router.navigate('/');
  await waitFor(async () => expect(await documents.list()).toEqual([]));
  expect((await scratch()).disabled).toBe(false);
});
