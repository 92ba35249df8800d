import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '../../../base/router/index.ts';
import { ada } from '@vitae/testkit/people';
import { createFakeServer } from '@vitae/testkit/session';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAreas } from '../../../base/i18n/index.ts';
import { PlatformProvider, type Platform, type SavedFile } from '../../../base/platform.ts';
import { takeToasts } from '../../../parts/components/toast.ts';
import { startShellSession } from '../../../base/session/shell-session.ts';
import { session } from '../../../base/session/start-session.ts';
import { createFakeAccount } from '../../../base/session/testing/fake-account.ts';
import { SettingsPage } from './settings-page.tsx';
import { press } from '../../../base/testing/press.ts';
import { testPlatform } from '../../../base/testing/test-platform.ts';

let saved: SavedFile[];
const sessions = {
  sessions: [
    { id: ada.id, device: 'Firefox on Linux', createdAt: ada.createdAt, lastSeenAt: ada.createdAt, isCurrent: true },
  ],
};

/** The settings in a shell that holds the session and has a local profile. */
async function open(
  given: Parameters<typeof createFakeAccount>[0] = {},
  lent: Partial<Platform> = {},
  answers: Parameters<typeof createFakeServer>[0] = {},
) {
  const shell = createFakeAccount(given);
  const server = createFakeServer({ 'account/sessions': sessions, 'account/passkeys': { passkeys: [] }, ...answers });
  const platform = testPlatform({
    files: { pick: () => Promise.resolve([]), save: async (file) => void saved.push(file) },
    transport: server.transport,
    account: shell.account,
    hasLocalProfile: true,
    ...lent,
  });
  startShellSession(platform, () => undefined);
  if (platform.transport) await (await session()).settled();
  const router = createMemoryRouter([{ path: '*', Component: SettingsPage }], {
    initialEntries: ['/account/settings'],
  });
  await act(async () =>
    render(
      <PlatformProvider value={platform}>
        <RouterProvider router={router} />
      </PlatformProvider>,
    ),
  );
  return { ...shell, server };
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeAll(async () => {
  await loadAreas(['account', 'library']);
});
beforeEach(() => {
  saved = [];
  takeToasts();
});

describe('settings without an account', () => {
  it('show the data on this device, and hide what needs an account', async () => {
    await open(
      {},
      { updater: { state: async () => ({ isOn: true, version: '1.2.3' }), turn: () => Promise.resolve() } },
    );
    expect(titles()).toEqual(['Language and theme', 'Updates', 'Export everything']);
    expect(screen.getByText('No account on this device')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login?next=/account/settings');
    expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
    await press('Download documents');
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it('offer no sign-in if there is no server', async () => {
    await open({}, { transport: undefined, account: undefined });
    expect(screen.getByText('No account on this device')).toBeDefined();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Open-source licences']);
  });
});

describe('updates', () => {
  it('are checked for as the setting requires', async () => {
    const turn = vi.fn(() => Promise.resolve());
    await open({}, { updater: { state: async () => ({ isOn: false, version: '1.2.3' }), turn } });
    expect(screen.getByText('This is version 1.2.3.')).toBeDefined();
    const look = screen.getByRole('switch', { name: /Check for new versions/ });
    await waitFor(() => expect(look).toHaveProperty('disabled', false));
    fireEvent.click(look);
    await waitFor(() => expect(turn).toHaveBeenCalledWith(true));
    expect(look).toHaveProperty('checked', true);
    turn.mockRejectedValueOnce(new Error('The settings cannot be written.'));
    fireEvent.click(look);
    await waitFor(() => expect(takeToasts()).toMatchObject([{ description: 'The settings cannot be written.' }]));
    expect(look).toHaveProperty('checked', true);
  });
});

describe('a computer without a keychain', () => {
  it('is reported; the choice is explained, stored and reverted', async () => {
    const { acts, change, calls } = await open({ keeping: 'memory' });
    const section = within(screen.getByRole('region', { name: /Staying signed in/ }));
    expect(section.getByText('This computer has no keychain to store your sign-in safely.')).toBeDefined();
    expect(section.getByText(/You therefore have to sign in each time/)).toBeDefined();
    expect(section.getByText(/any program, that can read your files can then use your account/)).toBeDefined();
    acts.allowUnprotected = (agreed) => change({ keeping: agreed === true ? 'plain' : 'memory' });
    await press('Keep me signed in, unprotected');
    await screen.findByText('Unprotected');
    expect(section.getByText(/stored on the disk unprotected/)).toBeDefined();
    await press('Stop storing it');
    await screen.findByRole('button', { name: 'Keep me signed in, unprotected' });
    expect(calls).toEqual(['allowUnprotected true', 'allowUnprotected false']);
  });

  it('is not mentioned if there is one', async () => {
    await open();
    expect(screen.queryByRole('region', { name: /Staying signed in/ })).toBeNull();
  });
});

describe('what needs the network', () => {
  const signedIn = { user: { ...ada, hasGoogle: false }, hasToken: true };
  /** The enabled controls, by name or text. */
  const controls = (): [string, HTMLElement][] =>
    [...document.querySelectorAll<HTMLElement>('button, input, select')].map((control) => [
      control.getAttribute('name') ?? control.textContent,
      control,
    ]);
  const locked = () => controls().filter(([, control]) => control.closest('fieldset')?.disabled === true);
  const own = ['Try again', 'Download documents', 'Download zip', 'interface-language'];

  it('is locked with a calm message, and recovers automatically: each control of the account', async () => {
    const { change } = await open(signedIn);
    await screen.findByRole('table', { name: 'Sessions and devices' });
    expect(locked()).toEqual([]);
    expect(screen.queryByText('You are offline')).toBeNull();
    const before = controls()
      .filter(([words, control]) => !own.includes(words) && control.getAttribute('type') !== 'radio')
      .map(([words]) => words);
    expect(before).toEqual(
      expect.arrayContaining([
        'name',
        'country',
        'locale',
        'Save profile',
        'Change address',
        'Change password',
        'Set up',
        'Delete account…',
      ]),
    );
    act(() => change({ isOffline: true }));
    expect(screen.getByText('You are offline')).toBeDefined();
    expect(locked().map(([words]) => words)).toEqual(before);
    act(() => change({ isOffline: false }));
    expect(locked()).toEqual([]);
    expect(screen.queryByText('You are offline')).toBeNull();
  });

  it('keeps what was typed meanwhile', async () => {
    const { change } = await open(signedIn);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada King' } });
    act(() => change({ isOffline: true }));
    act(() => change({ isOffline: false }));
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada King');
  });

  it('tries again on demand', async () => {
    const { calls } = await open({ ...signedIn, isOffline: true });
    await press('Try again');
    await waitFor(() => expect(calls).toEqual(['refresh']));
  });

  it('exports what is on this device while the server is unavailable, and everything when it is back', async () => {
    const { change } = await open({ ...signedIn, isOffline: true });
    await press('Download documents');
    await waitFor(() => expect(saved).toHaveLength(1));
    act(() => change({ isOffline: false }));
    expect(screen.getByRole('button', { name: 'Download zip' })).toBeDefined();
  });

  it('lets the shell save everything, without passing it to this page', async () => {
    const { acts, calls, leaveDialog, server } = await open(signedIn);
    await press('Download zip');
    await waitFor(() =>
      expect(takeToasts()).toMatchObject([{ title: 'Your data was saved as everything.zip', tone: 'good' }]),
    );
    acts.saveExport = () => Promise.reject(new Error('The disk is full.'));
    await press('Download zip');
    await waitFor(() => expect(takeToasts()).toMatchObject([{ description: 'The disk is full.', tone: 'danger' }]));
    delete acts.saveExport;
    leaveDialog();
    await press('Download zip');
    await waitFor(() => expect(calls).toHaveLength(3));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download zip' })).toHaveProperty('disabled', false));
    expect(takeToasts()).toEqual([]);
    expect(saved).toEqual([]);
    expect(server.pathsOf()).not.toContain('account/export');
  });

  it('sets the theme on this device without an error', async () => {
    const { server } = await open({ ...signedIn, isOffline: true });
    server.table['account'] = 'no answer';
    const asked = () => server.pathsOf().filter((path) => path === 'account').length;
    const before = asked();
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    await waitFor(() => expect(asked()).toBe(before + 1));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    fireEvent.click(screen.getByRole('radio', { name: 'Same as device' }));
    await waitFor(() => expect(asked()).toBe(before + 2));
    expect(takeToasts()).toEqual([]);
  });

  it('loads the list of sessions when there is a connection again', async () => {
    const { server, change } = await open({ ...signedIn, isOffline: true }, {}, { 'account/sessions': 'no answer' });
    await screen.findByText(/Your sessions could not be loaded/);
    server.table['account/sessions'] = sessions;
    act(() => change({ isOffline: false }));
    expect(await screen.findByText('Firefox on Linux')).toBeDefined();
  });
});

describe('Google', () => {
  it('is linked in the browser, and this page does not navigate', async () => {
    await open({ user: ada, hasToken: true });
    expect(screen.queryByRole('button', { name: 'Link Google' })).toBeNull();
    expect(screen.getByText(/To link it, sign in to the website in your browser/)).toBeDefined();
  });
});

describe('passkeys', () => {
  it('are listed, and added in the browser, since this window cannot create them', async () => {
    const laptop = { id: ada.id, name: 'My laptop', createdAt: ada.createdAt, lastUsedAt: null };
    await open({ user: ada, hasToken: true }, {}, { 'account/passkeys': { passkeys: [laptop] } });
    expect(await screen.findByText('My laptop')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Remove My laptop' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect(screen.getByText(/To add one, sign in to the website in your browser/)).toBeDefined();
  });
});
