import { patient } from '@vitae/testkit/patient';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { defaultSiteSettings } from '@vitae/api';
import { createMemoryRouter, RouterProvider } from '../../base/router/index.ts';
import { ada } from '@vitae/testkit/people';
import { createFakeServer, refusal, type FakeAnswer } from '@vitae/testkit/session';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAreas } from '../../base/i18n/index.ts';
import { PlatformProvider, type Platform } from '../../base/platform.ts';
import { startSession } from '../../base/session/start-session.ts';
import { createFakeAccount } from '../../base/session/testing/fake-account.ts';
import { ConnectPage } from './connect-page.tsx';
import { connectRequestOf, returnAddress } from './connect-request.ts';
import { press } from '../../base/testing/press.ts';
import { testPlatform } from '../../base/testing/test-platform.ts';

const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const address = `/connect?challenge=${challenge}&state=af0ifjsldkj`;
const code = 'SplxlOBeZQQYbYS6WxSbIA_-0123456789abcdefghi';

async function open(
  path = address,
  {
    isSignedIn = true,
    grant = { code },
    shell = {},
  }: { isSignedIn?: boolean; grant?: FakeAnswer; shell?: Partial<Platform> } = {},
) {
  const server = createFakeServer({ session: ada, 'native/grant': grant });
  if (isSignedIn) Object.assign(server.cookies, { accessToken: 'a', refreshToken: 'r' });
  startSession(server.transport, () => undefined);
  const opened: string[] = [];
  const platform = testPlatform({
    settings: { ...defaultSiteSettings, appName: 'Vitae' },
    transport: server.transport,
    ...shell,
  });
  const router = createMemoryRouter(
    [{ path: '*', Component: () => <ConnectPage open={(url) => opened.push(url)} /> }],
    {
      initialEntries: [path],
    },
  );
  render(
    <PlatformProvider value={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  const asked = () => server.calls.filter((call) => call.path === 'native/grant');
  return { opened, asked, router };
}

beforeAll(async () => {
  await loadAreas(['onboard', 'account']);
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('connectRequestOf', () => {
  const read = (search: string) => connectRequestOf(new URLSearchParams(search));
  it('reads the request of the program', () => {
    expect(read(`challenge=${challenge}&state=a.b~c-d_e`)).toEqual({ challenge, state: 'a.b~c-d_e' });
    expect(read(`challenge=${challenge}&state=${'s'.repeat(128)}`)).not.toBeNull();
  });

  it.each([
    '',
    `challenge=${challenge}`,
    'state=x',
    `challenge=${challenge}&state=`,
    `challenge=${challenge.slice(1)}&state=x`,
    `challenge=${challenge}A&state=x`,
    `challenge=${challenge.slice(1)}%2B&state=x`,
    `challenge=${challenge}&state=${'s'.repeat(129)}`,
    `challenge=${challenge}&state=%22%3E%3Cscript%3E`,
    `challenge=${challenge}&state=x%26code=y`,
    `challenge=${challenge}&challenge=${challenge}&state=x`,
    `challenge=${challenge}&state=x&state=y`,
  ])('refuses %j', (search) => {
    expect(read(search)).toBeNull();
  });

  it('redirects back to the program and nowhere else', () => {
    expect(returnAddress('a b&c', { challenge, state: 'x' })).toBe('vitae://signed-in?code=a+b%26c&state=x');
    const { protocol, host, searchParams } = new URL(returnAddress(code, { challenge, state: 'x' }));
    expect([protocol, host, searchParams.get('code'), searchParams.get('state')]).toEqual([
      'vitae:',
      'signed-in',
      code,
      'x',
    ]);
  });
});

describe('ConnectPage', () => {
  it('asks, warns, and does nothing before it is allowed', async () => {
    const { opened, asked } = await open();
    expect(
      await screen.findByRole('heading', { name: 'Let the Vitae app on this computer use your account?' }),
    ).toBeDefined();
    expect(screen.getByText('ada@example.com')).toBeDefined();
    expect(screen.getByText('Continue only if you have just started to sign in from the app yourself.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Not now' }).getAttribute('href')).toBe('/account');
    expect(asked()).toEqual([]);
    expect(opened).toEqual([]);
  });

  it('calls the program with the code, and shows the code if that does nothing', async () => {
    const { opened, asked } = await open();
    await screen.findByText('ada@example.com');
    await press('Allow');
    expect(await screen.findByRole('heading', { name: 'Back in the app?' })).toBeDefined();
    expect(asked()).toMatchObject([{ body: { codeChallenge: challenge }, bearer: 'Bearer a' }]);
    const link = `vitae://signed-in?code=${code}&state=af0ifjsldkj`;
    expect(opened).toEqual([link]);
    expect(screen.getByRole('link', { name: 'Open the app' }).getAttribute('href')).toBe(link);
    expect(screen.getByText(code)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Copy code' })).toBeDefined();
    expect(screen.getByText(/works once, for 10 minutes/)).toBeDefined();
  });

  it('removes the code when it has expired', async () => {
    await open();
    await screen.findByText('ada@example.com');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.click(screen.getByRole('button', { name: 'Allow' }));
    await vi.waitFor(() => expect(screen.queryByText(code)).not.toBeNull(), patient);
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    expect(screen.getByRole('heading', { name: 'The code has expired' })).toBeDefined();
    expect(screen.queryByText(code)).toBeNull();
  });

  it('says why it could not be allowed, and can be tried again', async () => {
    const { opened } = await open(address, { grant: refusal('too-many-requests', 429) });
    await screen.findByText('ada@example.com');
    await press('Allow');
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(opened).toEqual([]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Allow' })).toHaveProperty('disabled', false));
  });

  it('requires signing in first, and returns afterwards', async () => {
    const { asked } = await open(address, { isSignedIn: false });
    expect(await screen.findByRole('heading', { name: 'Sign in first' })).toBeDefined();
    const next = encodeURIComponent(address);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(`/login?next=${next}`);
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(`/register?next=${next}`);
    expect(asked()).toEqual([]);
  });

  it.each([['/connect'], [`/connect?challenge=short&state=x`]])('has nothing to allow at %s', async (path) => {
    await open(path);
    expect(await screen.findByRole('heading', { name: 'Nothing to allow here' })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has nothing to allow in the program itself', async () => {
    await open(address, { shell: { account: createFakeAccount().account } });
    expect(await screen.findByRole('heading', { name: 'Nothing to allow here' })).toBeDefined();
  });
});
