import { render, screen } from '@testing-library/react';
import { coverLetterKind } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../../base/i18n/index.ts';
import { press } from '../../../base/testing/press.ts';
import { PlatformProvider } from '../../../base/platform.ts';
import { createMemoryRouter, RouterProvider } from '../../../base/router/index.ts';
import { Applications } from './applications.tsx';
import { testPlatform } from '../../../base/testing/test-platform.ts';

beforeAll(async () => {
  await loadAreas(['account', 'letter']);
});

it('says how many letters it has not read, and lists them on request', async () => {
  const documents = { ...createMemoryStore(), durable: true };
  for (let count = 0; count < 62; count += 1) {
    const letter = coverLetterKind.create({ title: 'Letter' });
    await documents.create({ ...letter, recipient: { ...letter.recipient, company: `Company ${count}` } });
  }
  const list = await documents.list();
  const router = createMemoryRouter([{ path: '/', Component: () => <Applications documents={list} /> }]);
  render(
    <PlatformProvider value={testPlatform({ documents })}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  expect(await screen.findAllByRole('article')).toHaveLength(60);
  expect(screen.getByText('2 letters that were edited earlier are not listed here.')).toBeDefined();
  await press('List more');
  await screen.findByRole('article', { name: 'Company 0' });
  expect(screen.getAllByRole('article')).toHaveLength(62);
  expect(screen.queryByRole('button', { name: 'List more' })).toBeNull();
});
