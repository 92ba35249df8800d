import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createResume, resumeKind } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { ada } from '@vitae/testkit/people';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from '../../base/router/index.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadAreas } from '../../base/i18n/index.ts';
import { keepLeft } from '../../base/documents/started-empty.ts';
import { PlatformProvider } from '../../base/platform.ts';
import { startSession } from '../../base/session/start-session.ts';
import { Arrival } from './arrival.tsx';
import { useSyncState } from '../../base/sync/sync-state.ts';
import { testPlatform } from '../../base/testing/test-platform.ts';

/** A server where Ada is signed in, or no one. */
const answer = (isSignedIn: boolean) => async (request: Request) => {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/get-token'))
    return Response.json(isSignedIn ? { accessToken: 'a', refreshToken: 'r' } : { accessToken: '', refreshToken: '' });
  if (pathname.endsWith('/session')) return Response.json(ada);
  return Response.json({});
};

function open(isSignedIn: boolean) {
  const documents = createMemoryStore();
  const transport = { url: 'http://localhost/api', fetch: answer(isSignedIn) };
  const platform = testPlatform({
    documents,
    transport,
  });
  startSession(transport, () => undefined);
  function Page() {
    const [isHere, setHere] = useState(false);
    return isHere ? <p>It is here</p> : <Arrival kind={resumeKind} slug="cv-1" onArrived={() => setHere(true)} />;
  }
  const router = createMemoryRouter([{ path: '*', Component: Page }]);
  render(
    <PlatformProvider value={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  return documents;
}

const say = (activity: 'off' | 'working' | 'resting' | 'offline' | 'failed' | 'unable') =>
  act(() => useSyncState.setState({ activity }));

describe('an address whose document is not on this device', () => {
  beforeAll(async () => {
    await loadAreas(['sync']);
  });
  beforeEach(() => {
    localStorage.clear();
    useSyncState.setState({ activity: 'off' });
  });
  afterEach(cleanup);

  it('is started anew if it was empty and removed when it was left, once', async () => {
    const left = { ...createResume({ title: 'CV' }), slug: 'cv-1' };
    keepLeft(left);
    const documents = open(false);
    await waitFor(async () => expect(await documents.list()).toHaveLength(1));
    const [again] = await documents.list();
    expect(again?.id).not.toBe(left.id);
    cleanup();
    open(false);
    expect(await screen.findByText('This document isn’t on this device')).toBeDefined();
  });

  it('is reported missing if the user is signed out', async () => {
    open(false);
    expect(await screen.findByText('This document isn’t on this device')).toBeDefined();
  });

  it('is waited for during the first pull, and opens when it arrives', async () => {
    const documents = open(true);
    expect(await screen.findByRole('progressbar', { name: /^Looking for this document/ })).toBeDefined();
    say('working');
    await act(() => documents.create({ ...createResume({ title: 'Another' }), slug: 'other-2' }));
    expect(screen.getByRole('progressbar')).toBeDefined();
    await act(() => documents.create({ ...createResume({ title: 'CV' }), slug: 'cv-1' }));
    expect(await screen.findByText('It is here')).toBeDefined();
  });

  it('is reported missing once the first pull has brought nothing', async () => {
    open(true);
    await screen.findByRole('progressbar');
    say('working');
    expect(screen.queryByText('This document isn’t on this device')).toBeNull();
    say('resting');
    expect(await screen.findByText('This document isn’t on this device')).toBeDefined();
  });

  it('is waited for while the server cannot be reached, and this is shown', async () => {
    const documents = open(true);
    await screen.findByRole('progressbar');
    say('offline');
    expect(await screen.findByText('You are offline')).toBeDefined();
    say('failed');
    expect(await screen.findByText('Your account cannot be reached')).toBeDefined();
    await act(() => documents.create({ ...createResume({ title: 'CV' }), slug: 'cv-1' }));
    await waitFor(() => expect(screen.getByText('It is here')).toBeDefined());
  });
});
