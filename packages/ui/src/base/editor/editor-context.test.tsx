import { createResume, type AnyDocument } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditorProvider, useSettledDocument } from './editor-context.ts';
import { createEditor } from './editor.ts';

const resume = createResume({ title: 'Test' });

function Summary() {
  const document = useSettledDocument(200);
  return <p>{'summary' in document && typeof document.summary === 'string' ? document.summary : ''}</p>;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows a text after a pause in the typing, and at least once a second', async () => {
  const store = createMemoryStore();
  const editor = createEditor<AnyDocument>(store, await store.create(resume));
  const type = (summary: string) => editor.apply((document) => ({ ...document, summary }), { label: 'Typing' });
  const pass = (milliseconds: number) => {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  };
  render(
    <EditorProvider value={editor}>
      <Summary />
    </EditorProvider>,
  );
  type('a');
  pass(150);
  type('ab');
  pass(150);
  expect(screen.getByRole('paragraph').textContent).toBe('');
  pass(60);
  expect(screen.getByRole('paragraph').textContent).toBe('ab');
  for (let keys = 1; keys <= 10; keys += 1) {
    type('c'.repeat(keys));
    pass(110);
  }
  expect(screen.getByRole('paragraph').textContent).toBe('c'.repeat(10));
});
