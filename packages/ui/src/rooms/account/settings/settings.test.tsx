import { defaultSiteSettings } from '@vitae/api';
import { ada, testPassword } from '@vitae/testkit/people';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '../../../base/router/index.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadAreas } from '../../../base/i18n/index.ts';
import { PlatformProvider, type Platform, type SavedFile } from '../../../base/platform.ts';
import { remoteClient } from '../../../base/remote/remote-client.ts';
import { session, startSession } from '../../../base/session/start-session.ts';
import { SettingsPage } from './settings-page.tsx';
import { press } from '../../../base/testing/press.ts';
import { testPlatform } from '../../../base/testing/test-platform.ts';

const error = (status: number, code: string, message: string, fields?: Record<string, string>) =>
  Response.json({ code, message, fields }, { status });
const sessionRow = (id: number, device: string, isCurrent: boolean) => ({
  id: `0195c0de-0000-7000-8000-00000000000${id}`,
  device,
  createdAt: ada.createdAt,
  lastSeenAt: ada.createdAt,
  isCurrent,
});

function bodyOf(text: string): Record<string, string> {
  const json: unknown = text ? JSON.parse(text) : {};
  return Object.fromEntries(
    Object.entries(typeof json === 'object' && json !== null ? json : {}).map(([name, value]) => [name, String(value)]),
  );
}

type Answers = Record<string, (body: Record<string, string>) => Response | Promise<Response>>;
let answers: Answers;
let asked: { call: string; body: Record<string, string> }[];
let saved: SavedFile[];

const platform = testPlatform({
  settings: { ...defaultSiteSettings, appName: 'Testfolio' },
  files: {
    pick: () => Promise.resolve([]),
    save: (file) => {
      saved.push(file);
      return Promise.resolve();
    },
  },
});

/** A server that answers by method and path, and records its requests. */
async function answer(request: Request, init: RequestInit): Promise<Response> {
  const sent = new Request(request, init);
  const call = `${sent.method} ${new URL(sent.url).pathname.replace('/api', '')}`;
  const text = await sent.text();
  const body = bodyOf(text);
  asked.push({ call, body });
  return answers[call]?.(body) ?? error(404, 'not-found', `No answer to ${call}`);
}

async function open(changes: Partial<typeof ada> = {}, shell: Platform = platform) {
  startSession({ url: 'http://localhost/api', fetch: answer }, () => undefined);
  const own = await session();
  await own.settled();
  own.setUser({ ...ada, ...changes });
  const router = createMemoryRouter([{ path: '*', Component: SettingsPage }], {
    initialEntries: ['/account/settings'],
  });
  render(
    <PlatformProvider value={shell}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  await screen.findByText('Firefox on Linux');
}

const region = (name: string) => within(screen.getByRole('region', { name: new RegExp(name) }));
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

beforeAll(async () => {
  await loadAreas(['account', 'library']);
});
beforeEach(() => {
  localStorage.clear();
  asked = [];
  saved = [];
  answers = {
    'POST /auth/token/get-token': () => Response.json({ accessToken: 'a', refreshToken: 'r' }),
    'GET /auth/session': () => Response.json(ada),
    'GET /account/passkeys': () => Response.json({ passkeys: [] }),
    'GET /account/storage': () => Response.json({ used: 465_000_000, limit: 500_000_000 }),
    'GET /account/sessions': () =>
      Response.json({
        sessions: [
          sessionRow(1, 'Firefox on Linux', true),
          sessionRow(2, 'Chrome on Android', false),
          sessionRow(3, 'Safari on iOS', false),
        ],
      }),
  };
});
afterEach(() => {
  cleanup();
  remoteClient().clear();
});

describe('settings', () => {
  it('shows every error next to its field, and moves the focus there', async () => {
    await open();
    await press('Change password');
    type('New password', 'short');
    await press('Save password');
    expect(await screen.findByText('Fill this in.')).toBeDefined();
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Use at least 10 characters.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
    expect(asked.some(({ call }) => call === 'POST /account/password')).toBe(false);
  });

  it('shows what the server refuses next to its field', async () => {
    answers['POST /account/password'] = () =>
      error(401, 'invalid-credentials', 'The password is wrong.', {
        currentPassword: 'The password is wrong.',
      });
    await open();
    await press('Change password');
    type('Current password', 'wrong');
    type('New password', 'a long password');
    await press('Save password');
    expect((await screen.findByText('The password is wrong.')).id).toBe(
      screen.getByLabelText('Current password').getAttribute('aria-describedby'),
    );
  });

  it('changes the profile', async () => {
    answers['PATCH /account'] = (body) => Response.json({ ...ada, ...body });
    await open({ country: 'GB' });
    type('Name', '  Ada King ');
    await press('Save profile');
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({
        call: 'PATCH /account',
        body: { name: 'Ada King', country: 'GB', locale: 'en' },
      }),
    );
  });

  it('changes the address with a code sent to the new one', async () => {
    const challengeId = '0195c0de-0000-7000-8000-0000000000aa';
    answers['POST /account/email'] = () => Response.json({ challengeId });
    answers['POST /account/email/confirm'] = ({ code }) =>
      code === '123456'
        ? Response.json({ ...ada, email: 'new@example.com' })
        : error(400, 'invalid-code', 'This code is not right.');
    await open();
    await press('Change address');
    type('New address', 'nonsense');
    await press('Send code');
    expect(await screen.findByText('Check this email address.')).toBeDefined();
    type('New address', 'New@Example.com ');
    type('Current password', 'secret');
    await press('Send code');
    await screen.findByText(/sent to new@example.com/);
    type('Code', '654321');
    await press('Change address');
    await screen.findByText('This code is not right.');
    type('Code', '123 456');
    await press('Change address');
    await waitFor(() => expect(region('Email').getByText('new@example.com')).toBeDefined());
    expect(asked.find(({ call }) => call === 'POST /account/email')?.body).toEqual({
      email: 'new@example.com',
      currentPassword: 'secret',
    });
  });

  it('sets up two-factor sign-in: a local QR code, the key, a first code, the recovery codes once', async () => {
    const codes = ['ab1c2-d3e4f', 'gh5i6-j7k8l'];
    answers['POST /account/totp'] = () =>
      Response.json({
        secret: 'JBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Testfolio:ada@example.com?secret=JBSWY3DPEHPK3PXP',
      });
    answers['POST /account/totp/confirm'] = () => {
      answers['GET /auth/session'] = () => Response.json({ ...ada, hasTotp: true });
      return Response.json({ recoveryCodes: codes });
    };
    await open();
    await press('Set up', region('Two-factor'));
    type('Current password', 'secret');
    await press('Continue');
    const drawing = await screen.findByRole('img', { name: /QR code/ });
    expect(drawing.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1_000);
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeDefined();
    type('Code from the app', '123456');
    await press('Turn on');
    for (const code of codes) expect(await screen.findByText(code)).toBeDefined();
    await press('Download codes');
    expect(await saved[0]?.content.text()).toContain('ab1c2-d3e4f\ngh5i6-j7k8l');
    await press('I have saved them');
    expect(screen.queryByText('ab1c2-d3e4f')).toBeNull();
    expect(await region('Two-factor').findByText('On')).toBeDefined();
  });

  it('ends one session, or all others', async () => {
    const ended: string[] = [];
    for (const id of [2, 3]) {
      answers[`DELETE /account/sessions/0195c0de-0000-7000-8000-00000000000${id}`] = () => {
        ended.push(String(id));
        return Response.json({ done: true });
      };
    }
    await open();
    expect(screen.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull();
    await press('Sign out Safari on iOS');
    await waitFor(() => expect(ended).toEqual(['3']));
    await press('Sign out all others');
    await waitFor(() => expect(ended).toEqual(['3', '2', '3']));
  });

  it('shows how full the account is, and says when it is nearly full', async () => {
    await open();
    await region('Storage').findByText('465 MB of 500 MB used');
    expect(region('Storage').getByRole('progressbar').getAttribute('aria-valuenow')).toBe('93');
    region('Storage').getByText(/^Your account is nearly full/);
  });

  it('offers to link Google only if the site supports it', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Link Google' })).toBeNull();
    cleanup();
    await open({}, { ...platform, settings: { ...platform.settings, googleSignIn: true } });
    expect(screen.getByRole('button', { name: 'Link Google' })).toBeTruthy();
  });

  it('does not remove the only way to sign in', async () => {
    await open({ hasGoogle: true, hasPassword: false });
    expect(screen.getByRole('button', { name: 'Remove link' })).toHaveProperty('disabled', true);
    expect(screen.getByText(/Set a password first/)).toBeDefined();
  });

  it('removes the link to Google once the password is right', async () => {
    await open({ hasGoogle: true });
    const section = within(screen.getByRole('region', { name: 'Google' }));
    const remove = () => press('Remove link', section);
    const give = (password: string) => {
      fireEvent.change(section.getByLabelText('Current password'), { target: { value: password } });
      return remove();
    };
    const calls = () => asked.map(({ call }) => call).filter((call) => /google|confirm/.test(call));
    await remove();
    expect(calls()).toEqual([]);
    answers['POST /account/confirm'] = () =>
      error(401, 'invalid-credentials', 'Wrong.', { currentPassword: 'This password is not right.' });
    await give('wrong password');
    expect(await section.findByText('This password is not right.')).toBeDefined();
    expect(calls()).toEqual(['POST /account/confirm']);
    answers['POST /account/confirm'] = () => Response.json({ done: true });
    answers['DELETE /account/google'] = () => Response.json({ ...ada, hasGoogle: false });
    await give(testPassword);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove link' })).toBeNull());
    expect(calls()).toEqual(['POST /account/confirm', 'POST /account/confirm', 'DELETE /account/google']);
    expect(asked.find(({ call }) => call === 'DELETE /account/google')?.body).toEqual({});
  });

  it('saves everything as a zip', async () => {
    answers['POST /account/export'] = () =>
      new Response('zip', {
        headers: { 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="all.zip"' },
      });
    await open();
    await press('Download zip');
    await waitFor(() => expect(saved).toMatchObject([{ name: 'all.zip', type: 'application/zip' }]));
  });

  it('offers only what needs no account while signed out', async () => {
    answers['POST /auth/token/get-token'] = () => Response.json({ accessToken: '', refreshToken: '' });
    startSession({ url: 'http://localhost/api', fetch: answer }, () => undefined);
    await act(async () => (await session()).settled());
    const router = createMemoryRouter([{ path: '*', Component: SettingsPage }], {
      initialEntries: ['/account/settings'],
    });
    render(
      <PlatformProvider value={platform}>
        <RouterProvider router={router} />
      </PlatformProvider>,
    );
    expect(screen.getByText('No account on this device')).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Password' })).toBeNull();
    await press('Download documents');
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});
