import { defaultSiteSettings } from '@vitae/api';
import { createMemoryStore } from '@vitae/store/memory';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from '../../base/router/index.ts';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadAreas } from '../../base/i18n/index.ts';
import { PlatformProvider, type Platform } from '../../base/platform.ts';
import { remoteClient } from '../../base/remote/remote-client.ts';
import { LicencesPage } from './licences-page.tsx';

const platform: Platform = {
  settings: defaultSiteSettings,
  documents: createMemoryStore(),
  files: { pick: () => Promise.resolve([]), save: () => Promise.resolve() },
  createImportWorker: () => {
    throw new Error('These tests have no import worker.');
  },
};

const open = (answer: Response) => {
  vi.stubGlobal('fetch', () => Promise.resolve(answer));
  render(
    <PlatformProvider value={platform}>
      <RouterProvider router={createMemoryRouter([{ path: '*', Component: LicencesPage }])} />
    </PlatformProvider>,
  );
};

beforeAll(async () => {
  await loadAreas(['site']);
});
afterEach(() => {
  cleanup();
  remoteClient().clear();
  vi.unstubAllGlobals();
});

const notice = { name: 'react', version: '19.3.1', licence: 'MIT', author: '', text: 'Copyright (c) Meta' };

it('lists third-party works with their licences, and names the authors of works without a licence text', async () => {
  open(Response.json([notice, { ...notice, name: 'fontkit', author: 'Devon Govett', text: '' }]));
  expect(await screen.findByText('react')).toBeDefined();
  expect(screen.getByText('Copyright (c) Meta')).toBeDefined();
  expect(
    screen.getByText('By Devon Govett. The package names its licence, MIT, but does not include its text.'),
  ).toBeDefined();
});

it('shows why the list did not load', async () => {
  open(new Response('', { status: 404, statusText: 'Not Found' }));
  expect((await screen.findByRole('alert')).textContent).toContain('HTTP 404: Not Found');
});
