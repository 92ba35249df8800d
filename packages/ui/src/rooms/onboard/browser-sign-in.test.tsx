import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '@vitae/api';
import { createMemoryRouter, RouterProvider } from '../../base/router/index.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadAreas } from '../../base/i18n/index.ts';
import { PlatformProvider } from '../../base/platform.ts';
import { passGuard, setGuardException } from '../../base/session/guards.ts';
import { exceptionOf, startShellSession } from '../../base/session/shell-session.ts';
import { createFakeAccount } from '../../base/session/testing/fake-account.ts';
import { ada } from '@vitae/testkit/people';
import { LoginPage } from './login-page.tsx';
import { press } from '../../base/testing/press.ts';
import { testPlatform } from '../../base/testing/test-platform.ts';

const guardOf =
  (path: string) =>
  async ({ url }: { url: URL }) => {
    const page = pageOf(path);
    if (!page) throw new Error(`There is no page at ${path}.`);
    await passGuard(page, url);
    return null;
  };

/** The app at an address, in a shell that holds the session. */
async function open(address = '/login', given: Parameters<typeof createFakeAccount>[0] = {}) {
  const shell = createFakeAccount(given);
  const platform = testPlatform({
    transport: { url: 'https://vitae.test/api', fetch: () => Promise.reject(new TypeError('Failed to fetch')) },
    account: shell.account,
    hasLocalProfile: true,
  });
  setGuardException(exceptionOf(platform));
  startShellSession(platform, () => void router.revalidate());
  const router = createMemoryRouter(
    [
      { path: '/login', loader: guardOf('/login'), Component: LoginPage },
      { path: '/register', loader: guardOf('/register') },
      { path: '*', Component: () => <h1>Somewhere else</h1> },
    ],
    { initialEntries: [address] },
  );
  render(
    <PlatformProvider value={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...shell, router };
}

const begin = async () => {
  await press('Sign in with your browser');
  await screen.findByRole('heading', { name: 'Continue in your browser' });
};
const paste = (code: string) =>
  fireEvent.change(screen.getByLabelText('Code from the browser'), { target: { value: code } });

beforeAll(async () => {
  await loadAreas(['onboard', 'account']);
});
afterEach(() => {
  cleanup();
  setGuardException(() => null);
});

describe('signing in with the browser', () => {
  it('asks for no password here, opens the browser, and waits', async () => {
    const { calls } = await open();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.getByRole('link', { name: 'Continue without an account' }).getAttribute('href')).toBe('/account');
    await begin();
    expect(calls).toEqual(['startSignIn']);
    expect(screen.getByRole('progressbar', { name: 'Continue in your browser' })).toBeDefined();
    await press('Open the browser again');
    await waitFor(() => expect(calls).toEqual(['startSignIn', 'startSignIn']));
  });

  it('returns automatically to where the user was, once the browser has called back', async () => {
    const { change, router } = await open('/login?next=/account/pricing');
    await begin();
    await act(async () => change({ user: ada, hasToken: true }));
    await screen.findByRole('heading', { name: 'Somewhere else' });
    expect(router.state.location.pathname).toBe('/account/pricing');
  });

  it('accepts the code that the browser shows, however it was copied', async () => {
    const { acts, change, calls, router } = await open();
    await begin();
    acts.finishSignIn = () => change({ user: ada, hasToken: true });
    paste(' abc_\n123- ');
    await press('Sign in with this code');
    await screen.findByRole('heading', { name: 'Somewhere else' });
    expect(calls).toContain('finishSignIn abc_123-');
    expect(router.state.location.pathname).toBe('/account');
  });

  it('says next to the field what is wrong with a code, and allows another attempt', async () => {
    const { acts, calls } = await open();
    await begin();
    await press('Sign in with this code');
    expect(await screen.findByText('Paste the code that the browser shows.')).toBeDefined();
    expect(calls).toEqual(['startSignIn']);
    acts.finishSignIn = () => Promise.reject(new Error('This code has expired.'));
    paste('old');
    await press('Sign in with this code');
    const words = await screen.findByText('This code has expired.');
    expect(screen.getByLabelText('Code from the browser').getAttribute('aria-describedby')).toContain(words.id);
    const button = screen.getByRole('button', { name: 'Sign in with this code' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
  });

  it('says why the browser did not open, and can be cancelled', async () => {
    const { acts, calls } = await open();
    acts.startSignIn = () => Promise.reject(new Error('There is no browser on this computer.'));
    await press('Sign in with your browser');
    expect(within(await screen.findByRole('alert')).getByText('There is no browser on this computer.')).toBeDefined();
    delete acts.startSignIn;
    await begin();
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Cancel');
    expect(await screen.findByRole('button', { name: 'Sign in with your browser' })).toBeDefined();
    expect(calls.at(-1)).toBe('cancelSignIn');
  });

  it('shows calmly that there is no network, until it is back', async () => {
    const { change } = await open('/login', { isOffline: true });
    expect(screen.getByText('You are offline')).toBeDefined();
    act(() => change({ isOffline: false }));
    expect(screen.queryByText('You are offline')).toBeNull();
  });

  it('is where every other sign-in and sign-up page redirects, and redirects when signed in', async () => {
    const { router } = await open('/register?next=/account/settings');
    expect(screen.getByRole('button', { name: 'Sign in with your browser' })).toBeDefined();
    expect(router.state.location.search).toBe('?next=%2Faccount%2Fsettings');
    cleanup();
    const signedIn = await open('/login?next=/account/settings', { user: ada, hasToken: true });
    expect(signedIn.router.state.location.pathname).toBe('/account/settings');
  });
});
