// @vitest-environment happy-dom
import { defaultSiteSettings, pageOf } from '@vitae/api';
import { createMemoryStore } from '@vitae/store/memory';
import { ada } from '@vitae/testkit/people';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startI18n } from '../../base/i18n/index.ts';
import { paletteLinks } from '../../base/page-links.ts';
import { PlatformProvider, type Platform } from '../../base/platform.ts';
import { startShellSession } from '../../base/session/shell-session.ts';
import { createFakeAccount } from '../../base/session/testing/fake-account.ts';
import { navigationGroups } from '../navigation/navigation.ts';
import { routes } from '../routes.ts';

const path = '/account/reminders';

/** The whole app at an address, as a shell that holds the session draws it. */
async function open(address: string, user: typeof ada | null) {
  const { account } = createFakeAccount({ user, hasToken: user !== null });
  const transport = { url: 'https://vitae.test/api', fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
  const platform: Platform = {
    settings: defaultSiteSettings,
    documents: createMemoryStore(),
    files: { pick: () => Promise.resolve([]), save: () => Promise.resolve() },
    createImportWorker: () => {
      throw new Error('no workers here');
    },
    transport,
    account,
  };
  // The router asks the guard at once, so the session goes first.
  startShellSession(platform, () => undefined);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <PlatformProvider value={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 });
  return router;
}

beforeAll(startI18n);
afterEach(cleanup);

it('is drawn under its layout, with its title and what its own loader fetched behind the guard', async () => {
  await open(`${path}?for=ada`, ada);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What to send again');
  expect(screen.getByText('Asked for ?for=ada')).toBeDefined();
  expect(document.title).toBe('Reminders · Vitae');
});

it('is listed in the side navigation, and marked there when it is open', async () => {
  await open(path, ada);
  const navigation = within(screen.getByRole('navigation', { name: 'Account' }));
  const link = navigation.getByRole('link', { name: 'Reminders' });
  expect(link.getAttribute('href')).toBe(path);
  expect(link.getAttribute('aria-current')).toBe('page');
});

it('is behind its guard: others sign in first and come back', async () => {
  const router = await open(path, null);
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(`/login?next=${encodeURIComponent(path)}`);
});

it('is listed in the navigation at the top and in the command palette', () => {
  const resources = navigationGroups(defaultSiteSettings).find(({ label }) => label === 'resources');
  expect(resources?.links).toContainEqual({ label: 'Reminders', to: path });
  expect(paletteLinks('user')).toContainEqual({ label: 'Look at reminders', to: path, icon: 'tag' });
});

it('is in the registry only here', () => {
  expect(pageOf(path)?.since).toBe('0.2.0');
  expect(pageOf('/account/reminder')).toBeNull();
});
