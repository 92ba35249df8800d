import { createResume, sections } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { builderPath } from '../../../base/documents/paths.ts';
import { loadAreas } from '../../../base/i18n/index.ts';
import { PlatformProvider } from '../../../base/platform.ts';
import { createMemoryRouter, RouterProvider } from '../../../base/router/index.ts';
import { editorKindOf } from '../kinds/kinds.ts';
import { emptyItem, withItems } from '../kinds/resume/document-edits.ts';
import { BuilderPage } from './builder-page.tsx';
import { testPlatform } from '../../../base/testing/test-platform.ts';

beforeAll(async () => {
  await loadAreas(['editor', 'preview', 'account']);
  await Promise.all([editorKindOf('resume').navigation.fetch(), import('./navigation.tsx')]);
});
/** The pages are painted in a browser worker, which does not exist here: they never appear. */
class NoWorker extends EventTarget {
  postMessage = () => undefined;
  terminate = () => undefined;
}
beforeAll(() => void vi.stubGlobal('Worker', NoWorker));
afterAll(() => void vi.unstubAllGlobals());

/** Opens a resume in the builder; it is read when `read` is called. */
async function open() {
  const store = createMemoryStore();
  const { fields = {} } = sections.find(({ key }) => key === 'experience') ?? {};
  const made = withItems(createResume({ title: 'Test' }), 'sections.experience', () => [
    { ...emptyItem(fields), employer: 'Nordwerk' },
  ]);
  const { doc } = await store.create({ ...made, basics: { ...made.basics, fullName: 'Ana Silva' } });
  let read = () => {};
  const waits = new Promise<void>((resolve) => (read = resolve));
  const getBySlug: typeof store.getBySlug = async (kind, slug) => {
    await waits;
    return store.getBySlug(kind, slug);
  };
  const documents = { ...store, getBySlug };
  const saved: string[] = [];
  const platform = testPlatform({
    documents,
    files: {
      pick: () => Promise.resolve([]),
      save: ({ name }: { name: string }) => Promise.resolve(void saved.push(name)),
    },
  });
  const router = createMemoryRouter(
    [
      {
        path: '/resume/builder/:slug',
        Component: BuilderPage,
        children: [
          { index: true, Component: () => <h1>Form</h1> },
          { path: '*', Component: () => <h1>Form</h1> },
        ],
      },
    ],
    { initialEntries: [builderPath(doc.kind, doc.slug)] },
  );
  render(
    <PlatformProvider value={platform}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  return { read, store, doc, saved };
}
const combobox = () => screen.findByRole('combobox', { name: 'Type what you want to do' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('handles the shortcut of the command palette before the document has been read', async () => {
  const { read } = await open();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  read();
  expect(await combobox()).toBeDefined();
});

it('finds actions, templates, formats and fields in the command palette', async () => {
  const { read, store, doc, saved } = await open();
  read();
  await screen.findByRole('heading', { name: 'Form' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const type = async (value: string) => fireEvent.change(await combobox(), { target: { value } });
  for (const [typed, found] of [
    ['dark', 'Theme: Dark'],
    ['duplicate', 'Duplicate this document'],
    ['sidebar', 'Use the template Sidebar'],
    ['markdown', 'Download Markdown'],
    ['photo', 'Photo'],
    ['ana silva', 'Full name: Ana Silva'],
    ['nordwerk', 'Experience · Employer: Nordwerk'],
  ] as const) {
    await type(typed);
    expect(options()).toContain(found);
  }
  await type('plain text');
  fireEvent.keyDown(await combobox(), { key: 'Enter' });
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\.txt$/)]));
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await type('template sidebar');
  fireEvent.keyDown(await combobox(), { key: 'Enter' });
  await waitFor(async () => expect((await store.get(doc.kind, doc.id)).doc.template.id).toBe('sidebar'));
});
