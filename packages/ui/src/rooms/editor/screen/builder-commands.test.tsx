import { createResume, type AnyDocument } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Profiler } from 'react';

const { printed } = vi.hoisted(() => ({ printed: [] as string[] }));
vi.mock('../print/use-printing.tsx', () => ({
  usePrinting: ({ title }: { title: string }) => ({
    print: () => Promise.resolve(void printed.push(title)),
    dialog: null,
  }),
}));

const patience = { timeout: 10_000 };

// Files share workers: another one may have loaded the commands with the real way to print, and the next one needs that.
beforeEach(() => vi.resetModules());
afterEach(() => {
  cleanup();
  vi.resetModules();
});

it('prints the current document each time that it is asked, and renders nothing for a typed key', async () => {
  const { runCommand } = await import('../../../base/commands.ts');
  const { createEditor, EditorProvider } = await import('../../../base/editor/index.ts');
  const { loadAreas } = await import('../../../base/i18n/index.ts');
  const { PlatformProvider } = await import('../../../base/platform.ts');
  const { createMemoryRouter, RouterProvider } = await import('../../../base/router/index.ts');
  const { testPlatform } = await import('../../../base/testing/test-platform.ts');
  const { BuilderCommands } = await import('./builder-commands.tsx');
  await loadAreas(['editor', 'preview']);
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
