import { act, render, screen } from '@testing-library/react';
import { createResume } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { ada } from '@vitae/testkit/people';
import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../../base/i18n/index.ts';
import { PlatformProvider } from '../../../base/platform.ts';
import { useSyncState } from '../../../base/sync/sync-state.ts';
import { DocumentStatus } from './document-status.tsx';
import { testPlatform } from '../../../base/testing/test-platform.ts';

beforeAll(async () => {
  await loadAreas(['account']);
});

it('reports the same state of the network as sync', async () => {
  const documents = { ...createMemoryStore(), durable: true };
  await documents.create(createResume({ title: 'One' }));
  const [summary] = await documents.list();
  if (!summary) throw new Error('There is no document.');
  useSyncState.setState({ activity: 'working' });
  render(
    <PlatformProvider value={testPlatform({ documents })}>
      <DocumentStatus user={ada} documents={[{ ...summary, sync: { account: ada.id, state: 'waiting' } }]} />
    </PlatformProvider>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 document is on its way to your account',
  ]);
  for (const [activity, words] of [
    ['offline', /^You are offline/],
    ['failed', /^Sync has stopped/],
    ['unable', /^This browser cannot sync/],
  ] as const) {
    act(() => useSyncState.setState({ activity }));
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByText('1 document is saved on this device, but not in your account yet')).toBeDefined();
  }
});
