import { createResume, type AnyDocument } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { builderPath } from '../../../base/documents/paths.ts';
import { createEditor, EditorProvider } from '../../../base/editor/index.ts';
import { loadAreas } from '../../../base/i18n/index.ts';
import { createMemoryRouter, RouterProvider } from '../../../base/router/index.ts';
import { editorKindOf } from '../kinds/kinds.ts';
import { StepRail } from './step-rail.tsx';

beforeAll(() => Promise.all([loadAreas(['editor']), editorKindOf('resume').navigation.fetch()]));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Renders the rail in a window that is as wide as the query requires, or narrower. */
async function open(isWide: boolean) {
  const asked = vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) => ({
    matches: isWide,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => true,
  }));
  const store = createMemoryStore();
  const snapshot = await store.create(createResume({ title: 'Test' }));
  const editor = createEditor<AnyDocument>(store, snapshot);
  const router = createMemoryRouter(
    [
      {
        path: '/resume/builder/:slug',
        Component: () => (
          <EditorProvider value={editor}>
            <StepRail />
          </EditorProvider>
        ),
      },
    ],
    { initialEntries: [builderPath('resume', snapshot.doc.slug)] },
  );
  await act(async () => render(<RouterProvider router={router} />));
  return asked;
}
const link = () => screen.getByRole('link', { name: /^Personal details/ });

it('has the names of its steps next to them in a wide window, and no tooltips that repeat them', async () => {
  const asked = await open(true);
  expect(asked).toHaveBeenCalledWith('(min-width: 80rem)');
  expect(screen.getByText('Personal details').className).not.toContain('sr-only');
  expect(link().dataset['tooltip']).toBeUndefined();
  expect(screen.getByRole('button', { name: 'More sections' }).textContent).toBe('More sections');
});

it('has them for screen readers and as tooltips in a narrower one', async () => {
  await open(false);
  expect(screen.getByText('Personal details').className).toContain('sr-only');
  expect(link().dataset['tooltip']).toBe('Personal details');
});
