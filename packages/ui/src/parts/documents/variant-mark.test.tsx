import { createResume, variantOf } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { cleanup, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadAreas } from '../../base/i18n/index.ts';
import { PlatformProvider } from '../../base/platform.ts';
import { createMemoryRouter, RouterProvider } from '../../base/router/index.ts';
import { VariantMark } from './variant-mark.tsx';
import { testPlatform } from '../../base/testing/test-platform.ts';

beforeAll(() => loadAreas(['library']));

it('marks a variant with a link to its original, without one once that is gone, and nothing else', async () => {
  const documents = createMemoryStore();
  const original = createResume({ title: 'Buyer' });
  await documents.create(original);
  await documents.create(variantOf(original, 'Buyer – Halden'));
  const platform = testPlatform({
    documents,
  });
  const show = async () => {
    const list = await documents.list();
    const Marks = () => list.map((document) => <VariantMark key={document.id} document={document} />);
    render(
      <PlatformProvider value={platform}>
        <RouterProvider router={createMemoryRouter([{ path: '/', Component: Marks }])} />
      </PlatformProvider>,
    );
  };
  await show();
  const link = await screen.findByRole('link', { name: 'Variant of “Buyer”' });
  expect(link.getAttribute('href')).toBe(`/resume/builder/${original.slug}`);
  expect(screen.getAllByText(/^Variant/)).toHaveLength(1);
  cleanup();
  await documents.trash(original.id);
  await show();
  expect(await screen.findByText('Variant')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
