import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from '../../base/router/index.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadAreas } from '../../base/i18n/index.ts';
import { PlatformProvider } from '../../base/platform.ts';
import { TopNavigation } from '../../shell/navigation/top-navigation.tsx';
import { createSessionState, setSessionState } from '../../base/session/session-state.ts';
import { CodeField } from './code-field.tsx';
import { codeRequestOf, newCodeRequest } from './entering.ts';
import { digitsOf, isRecoveryCode } from '../../base/forms/codes.ts';
import { emailRule } from '../../base/forms/field-rules.ts';
import { OtpPage } from './otp-page.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { SignOutPage } from './sign-out-page.tsx';
import { withParts } from './with-parts.tsx';
import { press } from '../../base/testing/press.ts';
import { testPlatform } from '../../base/testing/test-platform.ts';

const fetched = vi.fn<(request: Request) => Promise<Response>>(() => Promise.reject(new TypeError('Failed to fetch')));
const platform = testPlatform({
  transport: { url: 'https://vitae.test/api', fetch: fetched },
});

const draw = (Component: () => React.ReactNode, state?: unknown, shell = platform) => {
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: [{ pathname: '/otp', state }] });
  render(
    <PlatformProvider value={shell}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  return router;
};

beforeAll(async () => {
  await loadAreas(['onboard', 'account']);
});
afterEach(() => {
  cleanup();
  fetched.mockClear();
});

describe('navigation (behaviour NV-3)', () => {
  const state = (kind: 'nothing' | 'signed-in') =>
    setSessionState(createSessionState({ read: () => (kind === 'nothing' ? { kind } : { kind, user: {} }) }));

  it('leads to /login when no session token exists', () => {
    state('nothing');
    draw(TopNavigation);
    expect(screen.getByRole('link', { name: 'Login', hidden: true }).getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('link', { name: 'Account', hidden: true })).toBeNull();
  });

  it('/account instead when a token exists', () => {
    state('signed-in');
    draw(TopNavigation);
    expect(screen.getByRole('link', { name: 'Account', hidden: true }).getAttribute('href')).toBe('/account');
    expect(screen.queryByRole('link', { name: 'Login', hidden: true })).toBeNull();
  });

  it('/account also where documents belong to the device, with a server or without', () => {
    state('nothing');
    const { transport: _, ...alone } = platform;
    for (const shell of [platform, alone]) {
      draw(TopNavigation, undefined, { ...shell, hasLocalProfile: true });
      expect(screen.getByRole('link', { name: 'Account', hidden: true }).getAttribute('href')).toBe('/account');
      expect(screen.queryByRole('link', { name: 'Login', hidden: true })).toBeNull();
      cleanup();
    }
  });

  it('neither if there is no server', () => {
    const { transport: _, ...offline } = platform;
    draw(TopNavigation, undefined, offline);
    expect(screen.queryByRole('link', { name: /Login|Account/, hidden: true })).toBeNull();
  });
});

describe('CodeField', () => {
  function Sample() {
    const [value, setValue] = useState('');
    return (
      <CodeField
        label="Code"
        name="code"
        value={value}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
    );
  }

  it('accepts a pasted code, as one field for people, autofill and screen readers', () => {
    render(<Sample />);
    const input = screen.getByLabelText<HTMLInputElement>('Code');
    fireEvent.change(input, { target: { value: 'Your code: 123 456' } });
    expect(input.value).toBe('123456');
    expect(input.autocomplete).toBe('one-time-code');
    expect(input.inputMode).toBe('numeric');
  });
});

describe('OtpPage', () => {
  const request = newCodeRequest({
    challengeId: '01890a5d-ac96-774b-bcce-b302099a8057',
    kind: 'otp',
    email: 'ada@example.com',
  });

  it('says how long a code is valid and when it has expired', () => {
    draw(OtpPage, { ...request, sentAt: Date.now() - 9.5 * 60_000 });
    expect(screen.getByText(/valid for 1 more minute\./)).toBeDefined();
    cleanup();
    draw(OtpPage, { ...request, sentAt: Date.now() - 10 * 60_000 });
    expect(screen.getByText(/has expired/)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send a new code' }).disabled).toBe(false);
  });

  it('allows at most 5 attempts for a code', () => {
    draw(OtpPage, { ...request, triesLeft: 0 });
    expect(screen.getByText(/the last attempt/)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(true);
  });

  it('offers recovery codes for an authenticator app, and no email', async () => {
    draw(OtpPage, { ...request, kind: 'totp' });
    expect(screen.queryByText(/mail/)).toBeNull();
    await press('Use a recovery code');
    expect(screen.getByLabelText('Recovery code')).toBeDefined();
  });

  it('requests nothing if nothing needs confirming', () => {
    draw(OtpPage);
    expect(screen.getByRole('heading', { name: 'No code needed' })).toBeDefined();
  });
});

describe('SignOutPage', () => {
  it('reports an error if there is no server to sign out of', async () => {
    draw(SignOutPage);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('There is no server'));
  });
});

describe('words', () => {
  it.each([
    ['abc', '7 more characters'],
    ['0123456789', 'Good enough. Longer is stronger.'],
    ['01234567890123', 'Strong'],
    ['012345678901234567', 'Very strong'],
  ])('a password is judged by its length: %s', (password, words) => {
    render(<PasswordStrength password={password} />);
    expect(screen.getByRole('status').textContent).toBe(words);
  });

  it('checks what can be checked here', () => {
    const rule = emailRule({ missing: 'emailMissing', wrong: 'emailWrong' });
    const emailError = (email: string) => rule.safeParse(email).error?.issues[0]?.message ?? '';
    expect(
      ['', 'ada', 'ada@example', 'a b@example.com', ' ada@example.com '].map((email) => emailError(email)),
    ).toEqual(['emailMissing', 'emailWrong', 'emailWrong', 'emailWrong', '']);
    expect(digitsOf('12-34 567')).toBe('123456');
    expect(['abcde-23456', ' ABCDE-23456 ', '123456'].map(isRecoveryCode)).toEqual([true, true, false]);
  });

  it('puts parts into sentences', () => {
    render(<p>{withParts('Agree to the <terms>.', { terms: <a href="/terms">terms</a> })}</p>);
    expect(screen.getByRole('link', { name: 'terms' }).parentElement?.textContent).toBe('Agree to the terms.');
  });

  it('reads nothing else for a code request', () => {
    for (const state of [null, 'x', {}, { challengeId: 'x', kind: 'otp', email: '' }])
      expect(codeRequestOf(state)).toBeNull();
  });
});
