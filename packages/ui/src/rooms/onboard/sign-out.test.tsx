import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createResume } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { ada } from '@vitae/testkit/people';
import type { SyncableStore } from '@vitae/store';
import { createMemoryRouter, RouterProvider } from '../../base/router/index.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadAreas } from '../../base/i18n/index.ts';
import { PlatformProvider } from '../../base/platform.ts';
import { startSession } from '../../base/session/start-session.ts';
import { adopt } from '../../base/sync/testing/adopt.ts';
import { SignOutPage } from './sign-out-page.tsx';
import { press } from '../../base/testing/press.ts';
import { testPlatform } from '../../base/testing/test-platform.ts';

let asked: string[];
let documents: SyncableStore;
/** Ends before the server answers to signing out. */
let whileLeaving: () => Promise<unknown>;
/** Ends before the lock of sync is free. */
let whileSyncing: () => Promise<unknown>;

const fetch = async (request: Request) => {
  const path = new URL(request.url).pathname.replace('/api', '');
  asked.push(path);
  if (path === '/auth/sign-out') await whileLeaving();
  if (path === '/auth/token/get-token') return Response.json({ accessToken: 'a', refreshToken: 'r' });
  return path === '/auth/session' ? Response.json(ada) : Response.json({});
};

async function store(title: string, as: 'synced' | 'edited' | 'limit') {
  const { doc } = await documents.create(createResume({ title }));
  await adopt(documents, ada.id, doc, as);
  return doc;
}

function open() {
  const transport = { url: 'http://localhost/api', fetch };
  startSession(transport, () => undefined);
  const platform = testPlatform({
    documents,
    transport,
  });
  const router = createMemoryRouter(
    [
      { path: '/signout', Component: SignOutPage },
      { path: '*', Component: () => <p>Elsewhere</p> },
    ],
    { initialEntries: ['/signout'] },
  );
  render(
    <PlatformProvider value={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
}

const heading = (name: string) => screen.findByRole('heading', { name });
/** The focus comes a moment after the heading. */
const headingHasFocus = async (name: string) => {
  const found = await heading(name);
  await waitFor(() => expect(document.activeElement).toBe(found));
};
const hasEnded = () => asked.includes('/auth/sign-out');
const titles = async () => (await documents.list()).map(({ title }) => title);

describe('signing out', () => {
  beforeAll(async () => {
    await loadAreas(['onboard']);
    // The locks of Node do not accept the abort signals of this DOM; `copies.test.ts` tests them.
    Object.defineProperty(navigator, 'locks', {
      configurable: true,
      value: { request: (_name: string, _options: object, run: () => unknown) => whileSyncing().then(run) },
    });
  });
  beforeEach(() => {
    localStorage.clear();
    asked = [];
    whileLeaving = () => Promise.resolve();
    whileSyncing = () => Promise.resolve();
    documents = createMemoryStore();
  });
  afterEach(cleanup);

  it('is done on arrival if nothing of the account is on this device: the endpoint first, then the tokens', async () => {
    await documents.create(createResume({ title: 'Of nobody' }));
    open();
    await heading('You are signed out');
    expect(asked.filter((path) => path === '/auth/sign-out')).toHaveLength(1);
    expect(asked.indexOf('/auth/token/clear-token')).toBeGreaterThan(asked.indexOf('/auth/sign-out'));
    expect(await titles()).toEqual(['Of nobody']);
  });

  it('asks first if there are copies, and keeps them if told so', async () => {
    await store('One', 'synced');
    await store('Two', 'synced');
    open();
    await headingHasFocus('Sign out?');
    expect(screen.getByText(/^Copies of 2 documents from your account/)).toBeDefined();
    expect(hasEnded()).toBe(false);
    await press('Sign out and keep the copies');
    await headingHasFocus('You are signed out');
    expect(hasEnded()).toBe(true);
    expect(await titles()).toHaveLength(2);
  });

  it('removes copies that the account has, after signing out', async () => {
    await store('One', 'synced');
    await documents.create(createResume({ title: 'Of nobody' }));
    open();
    await heading('Sign out?');
    await press('Sign out and remove the copies');
    await heading('You are signed out');
    expect(screen.getByText(/Your account has them/)).toBeDefined();
    expect(await titles()).toEqual(['Of nobody']);
  });

  it('names what is not synced, and removes it only after a second confirmation', async () => {
    await store('Synced', 'synced');
    await store('Written on the train', 'edited');
    await store('Over the limit', 'limit');
    open();
    await heading('Sign out?');
    expect(screen.getByRole('status').textContent).toMatch(
      /^2 documents have changes that your account does not have yet:.*Written on the train/,
    );
    await press('Sign out and remove the copies');
    await headingHasFocus('Delete changes that are only on this device?');
    expect(hasEnded()).toBe(false);
    expect(await titles()).toHaveLength(3);
    await press('Back');
    await heading('Sign out?');
    await press('Sign out and remove the copies');
    await heading('Delete changes that are only on this device?');
    expect(screen.getByRole('status').textContent).toContain('Over the limit');
    await press('Delete these changes and sign out');
    await heading('You are signed out');
    expect(hasEnded()).toBe(true);
    expect(await titles()).toEqual([]);
  });

  it('removes documents synced meanwhile from the list, so that nothing is lost by removing', async () => {
    const doc = await store('Written on the train', 'edited');
    open();
    await heading('Sign out?');
    await act(() => adopt(documents, ada.id, doc, 'synced'));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
    await press('Sign out and remove the copies');
    await heading('You are signed out');
    expect(await titles()).toEqual([]);
  });

  it('says that the account has what sync still sent while the user was signing out', async () => {
    const doc = await store('Written on the train', 'synced');
    open();
    await heading('Sign out?');
    whileLeaving = () => adopt(documents, ada.id, doc, 'edited');
    whileSyncing = () => adopt(documents, ada.id, doc, 'synced');
    await press('Sign out and remove the copies');
    await heading('You are signed out');
    expect(screen.getByText(/Your account has them/)).toBeDefined();
    expect(await titles()).toEqual([]);
  });

  it('keeps changes made between the confirmation and the removal', async () => {
    const doc = await store('One', 'synced');
    open();
    await heading('Sign out?');
    whileLeaving = () =>
      documents.sync.update(doc.id, ({ document: local, replica }) => ({
        document: local,
        replica: replica && { ...replica, base: null },
      }));
    await press('Sign out and remove the copies');
    await heading('You are signed out');
    expect(screen.getByRole('alert').textContent).toContain('the copies were kept');
    expect(await titles()).toEqual(['One']);
  });

  it('allows staying signed in', async () => {
    await store('One', 'synced');
    open();
    await heading('Sign out?');
    fireEvent.click(screen.getByRole('link', { name: 'Stay signed in' }));
    expect(await screen.findByText('Elsewhere')).toBeDefined();
    expect(hasEnded()).toBe(false);
  });
});
