import { createMemoryStore } from '@vitae/store/memory';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PlatformProvider } from '../platform.ts';
import { createEmpty } from './document-actions.ts';
import { useDocuments } from './use-documents.ts';
import { testPlatform } from '../testing/test-platform.ts';

function Count() {
  const [list] = useDocuments('resume');
  return <p>{list.status === 'ready' ? `There are ${list.documents.length}` : list.status}</p>;
}

it('shows what is there, although an earlier look ends after a later one', async () => {
  const documents = createMemoryStore();
  const { id } = await createEmpty(documents, 'resume', 'Untitled');
  const { promise: isLate, resolve: letGo } = Promise.withResolvers<void>();
  // The first look still sees the document, and waits for what is damaged.
  vi.spyOn(documents, 'damaged').mockImplementationOnce(async () => {
    await isLate;
    return [];
  });
  const platform = testPlatform({
    documents,
  });
  render(
    <PlatformProvider value={platform}>
      <Count />
    </PlatformProvider>,
  );
  await documents.purge(id);
  await screen.findByText('There are 0');
  letGo();
  await new Promise((done) => setTimeout(done));
  expect(screen.getByText('There are 0')).toBeDefined();
});
