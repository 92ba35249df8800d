import { act, cleanup, render, screen } from '@testing-library/react';
import { defaultSiteSettings } from '@vitae/api';
import type { User } from '@vitae/api/contract';
import { createResume } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadAreas, startI18n } from '../../app/i18n/index.ts';
import { PlatformProvider } from '../../app/platform.ts';
import { useSyncState } from '../../sync/sync-state.ts';
import { DocumentStatus } from './document-status.tsx';

const user: User = {
  id: '0195c0de-0000-7000-8000-000000000001', email: 'ada@example.com', name: 'Ada', emailVerified: true, role: 'user', country: 'GB', locale: 'en', theme: 'system',
  hasPassword: true, hasGoogle: false, hasTotp: false, syncedDocuments: 3, deletedAt: null, createdAt: '2026-01-01T00:00:00.000Z',
};

beforeAll(async () => {
  await startI18n();
  await loadAreas(['account']);
});
afterEach(cleanup);

it('says the same of the network as sync does', async () => {
  const documents = { ...createMemoryStore(), durable: true };
  await documents.create(createResume({ title: 'One' }));
  const [summary] = await documents.list();
  if (!summary) throw new Error('There is no document.');
  const files = { pick: () => Promise.resolve([]), save: () => Promise.resolve() };
  const createImportWorker = () => {
    throw new Error('Nothing is imported here.');
  };
  useSyncState.setState({ word: 'working' });
  render(
    <PlatformProvider value={{ settings: defaultSiteSettings, documents, files, createImportWorker }}>
      <DocumentStatus user={user} documents={[{ ...summary, sync: { account: user.id, state: 'waiting' } }]} />
    </PlatformProvider>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1 resume is on its way to your account']);
  for (const [word, words] of [['offline', /^You are offline/], ['failed', /^Sync has stopped/], ['unable', /^This browser cannot sync/]] as const) {
    act(() => useSyncState.setState({ word }));
    expect(screen.getByText(words)).toBeDefined();
    expect(screen.getByText('1 resume is saved here and not in your account yet')).toBeDefined();
  }
});
