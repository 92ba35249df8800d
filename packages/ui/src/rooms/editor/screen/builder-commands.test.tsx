import { createResume, type AnyDocument } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Profiler } from 'react';
import { runCommand } from '../../../base/commands.ts';
import { createEditor, EditorProvider } from '../../../base/editor/index.ts';
import { loadAreas } from '../../../base/i18n/index.ts';
import { PlatformProvider } from '../../../base/platform.ts';
import { createMemoryRouter, RouterProvider } from '../../../base/router/index.ts';
import { testPlatform } from '../../../base/testing/test-platform.ts';
import { BuilderCommands } from './builder-commands.tsx';

const { printed } = vi.hoisted(() => ({ printed: [] as string[] }));
vi.mock('../print/use-printing.tsx', () => ({
  usePrinting: ({ title }: { title: string }) => ({
    print: () => Promise.resolve(void printed.push(title)),
    dialog: null,
  }),
}));

const patience = { timeout: 10_000 };

beforeAll(() => loadAreas(['editor', 'preview']));
afterEach(cleanup);

it('prints the current document each time that it is asked, and renders nothing for a typed key', async () => {
  const store = createMemoryStore();
  const editor = createEditor<AnyDocument>(store, await store.create(createResume({ title: 'One' })));
  const type = (title: string) => act(async () => editor.apply((doc) => ({ ...doc, title }), { label: 'Title' }));
  // The page may be shown before it takes commands.
  const print = () => act(() => vi.waitFor(() => expect(runCommand('print')).toBe(true), patience));
  const rendered = vi.fn();
  const router = createMemoryRouter(
    [
      {
        path: '/',
        Component: () => (
          <PlatformProvider value={testPlatform({ print: () => Promise.resolve() })}>
            <EditorProvider value={editor}>
              <Profiler id="commands" onRender={rendered}>
                <BuilderCommands onOpenPalette={() => {}} />
              </Profiler>
            </EditorProvider>
          </PlatformProvider>
        ),
      },
    ],
    { initialEntries: ['/'] },
  );
  await act(async () => render(<RouterProvider router={router} />));
  // The router may take longer than the render to show its first page.
  await vi.waitFor(() => expect(rendered).toHaveBeenCalled(), patience);
  rendered.mockClear();
  await type('Two');
  expect(rendered).not.toHaveBeenCalled();
  await print();
  await vi.waitFor(() => expect(printed).toEqual(['Two']), patience);
  await type('Three');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(printed).toEqual(['Two']);
  await print();
  await vi.waitFor(() => expect(printed).toEqual(['Two', 'Three']), patience);
});
