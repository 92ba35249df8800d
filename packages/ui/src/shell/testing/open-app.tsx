import '../../base/testing/patient-screen.ts';
import type { User } from '@vitae/api/contract';
import type { DocumentStore } from '@vitae/store';
import { createMemoryStore } from '@vitae/store/memory';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '../../base/router/index.ts';
import { PlatformProvider } from '../../base/platform.ts';
import { startShellSession } from '../../base/session/shell-session.ts';
import { createFakeAccount } from '../../base/session/testing/fake-account.ts';
import { allRoutes } from '../other-routes.ts';
import { testPlatform } from '../../base/testing/test-platform.ts';

/** The whole app at an address, as rendered in a shell that holds the session. */
export async function openApp(address: string, user: User | null, documents: DocumentStore = createMemoryStore()) {
  const { account } = createFakeAccount({ user, hasToken: user !== null });
  const transport = { url: 'https://vitae.test/api', fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
  const platform = testPlatform({
    documents,
    transport,
    account,
  });
  // The router calls the guard immediately, so the session comes first.
  startShellSession(platform, () => undefined);
  const router = createMemoryRouter(allRoutes, { initialEntries: [address] });
  render(
    <PlatformProvider value={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return router;
}
