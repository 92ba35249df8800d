import { patient } from '@vitae/testkit/patient';
import { aResume } from '@vitae/testkit';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('./late-merging.ts');
  vi.resetModules();
});

describe('an edit of a document that another window has changed', () => {
  it('is kept by its editor while the code that merges cannot be fetched, and merged once it can', async () => {
    vi.resetModules();
    const state = { isOffline: true };
    const merging = await vi.importActual<typeof import('./merge-documents.ts')>('./merge-documents.ts');
    vi.doMock('./late-merging.ts', () => {
      let fetched: typeof merging | null = null;
      return {
        fetchedMerging: () => fetched,
        fetchMerging: async () => {
          if (state.isOffline) throw new TypeError('Failed to fetch dynamically imported module');
          return (fetched ??= merging);
        },
      };
    });
    const { createMemoryStore } = await import('./memory/index.ts');
    const { createSaver } = await import('./saver.ts');
    const store = createMemoryStore();
    const opened = await store.create(aResume({ title: 'Before', summary: 'Before' }));
    const saver = createSaver(store, opened, { retryAfter: 5 });
    await store.save(opened, { ...opened.doc, title: 'Other window' });
    saver.edit({ ...opened.doc, summary: 'This window' });
    await vi.waitUntil(() => saver.state.status === 'failed', patient);
    expect(saver.current.summary).toBe('This window');
    expect((await store.get('resume', opened.doc.id)).doc).toMatchObject({ title: 'Other window', summary: 'Before' });
    state.isOffline = false;
    await vi.waitUntil(() => saver.state.status === 'saved', patient);
    const both = { title: 'Other window', summary: 'This window' };
    expect(saver.current).toMatchObject(both);
    expect((await store.get('resume', opened.doc.id)).doc).toMatchObject(both);
    await saver.close();
  });
});
