// @vitest-environment happy-dom
import { defaultSiteSettings, pageOf } from '@vitae/api';
import { ada } from '@vitae/testkit/people';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paletteLinks } from '../../base/page-links.ts';
import { navigationGroups } from '../navigation/navigation.ts';
import { openApp } from '../testing/open-app.tsx';

const path = '/account/reminders';

it('is rendered in its layout, with its title and the data that its loader fetched behind the guard', async () => {
  await openApp(`${path}?for=ada`, ada);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What to send again');
  expect(screen.getByText('Asked for ?for=ada')).toBeDefined();
  // The title is set after the page is painted.
  await waitFor(() => expect(document.title).toBe('Reminders · Vitae'));
});

it('is listed in the side navigation, and marked there when it is open', async () => {
  await openApp(path, ada);
  const navigation = within(screen.getByRole('navigation', { name: 'Account' }));
  const link = navigation.getByRole('link', { name: 'Reminders' });
  expect(link.getAttribute('href')).toBe(path);
  expect(link.getAttribute('aria-current')).toBe('page');
});

it('is behind its guard: others sign in first and return', async () => {
  const router = await openApp(path, null);
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(`/login?next=${encodeURIComponent(path)}`);
});

it('is listed in the navigation at the top and in the command palette', () => {
  const resources = navigationGroups(defaultSiteSettings).find(({ label }) => label === 'resources');
  expect(resources?.links).toContainEqual({ label: 'Reminders', to: path });
  expect(paletteLinks('user')).toContainEqual({ label: 'Look at reminders', to: path, icon: 'tag' });
});

it('is registered only here', () => {
  expect(pageOf(path)?.since).toBe('0.2.0');
  expect(pageOf('/account/reminder')).toBeNull();
});
