import { createResume, type AnyDocument } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { createEditor, EditorProvider } from '../../../base/editor/index.ts';
import { evaluatedAs } from '../../../base/evaluation/testing/evaluated-as.ts';
import { loadAreas } from '../../../base/i18n/index.ts';
import { PlatformProvider } from '../../../base/platform.ts';
import { createMemoryRouter, RouterProvider } from '../../../base/router/index.ts';
import { testPlatform } from '../../../base/testing/test-platform.ts';
import { editorKindOf } from '../kinds/kinds.ts';
import { createLiveEvaluation } from './live-evaluation.ts';
import { Following } from './live-report.tsx';

beforeAll(() => Promise.all([loadAreas(['editor', 'preview', 'report']), editorKindOf('resume').navigation.fetch()]));

it('draws the findings when there is a new report, and not with every key', async () => {
  const store = createMemoryStore();
  const editor = createEditor<AnyDocument>(store, await store.create(createResume({ title: 'Test' })));
  const drawn = vi.fn();
  const evaluated = (score: number) => {
    const made = evaluatedAs(score);
    return {
      ...made,
      report: {
        ...made.report,
        get findings() {
          drawn(score);
          return [];
        },
      },
    };
  };
  let score = 50;
  const live = createLiveEvaluation({
    current: () => editor.state.getState().document,
    subscribe: (listener) => editor.state.subscribe(listener),
    evaluate: () => Promise.resolve(evaluated(score)),
  });
  const router = createMemoryRouter(
    [
      {
        path: '/',
        Component: () => (
          <PlatformProvider value={testPlatform()}>
            <EditorProvider value={editor}>
              <Following live={live} />
            </EditorProvider>
          </PlatformProvider>
        ),
      },
    ],
    { initialEntries: ['/'] },
  );
  await act(async () => render(<RouterProvider router={router} />));
  await screen.findByText('50');
  drawn.mockClear();
  for (const title of ['a', 'ab', 'abc'])
    act(() => editor.apply((document) => ({ ...document, title }), { label: 'Title' }));
  expect(live.state.getState().status).toBe('behind');
  expect(drawn).not.toHaveBeenCalled();
  score = 90;
  await act(() => Promise.resolve(live.again()));
  await screen.findByText('90');
  expect(drawn).toHaveBeenCalledWith(90);
});
