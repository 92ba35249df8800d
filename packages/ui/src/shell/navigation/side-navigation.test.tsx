import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadAreas } from '../../base/i18n/index.ts';
import { PlatformProvider } from '../../base/platform.ts';
import { createMemoryRouter, RouterProvider } from '../../base/router/index.ts';
import { testPlatform } from '../../base/testing/test-platform.ts';
import { SideNavigation } from './side-navigation.tsx';

beforeAll(() => loadAreas(['account']));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('the page that is open is brought into sight in the list, which is longer than many screens', async () => {
  const seen: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    seen.push(this.textContent);
  });
  const routes = [{ path: '*', Component: () => <SideNavigation /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/account'] });
  render(
    <PlatformProvider value={testPlatform()}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  await router.navigate('/account/settings');
  await waitFor(() => expect(seen).toEqual(['Overview', 'Settings']), { timeout: 30_000 });
});
