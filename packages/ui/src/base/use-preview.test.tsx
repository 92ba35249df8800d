import { patient } from '@vitae/testkit/patient';
import { act, cleanup, render } from '@testing-library/react';
import { createResume, type Resume } from '@vitae/domain';
import { createMemoryStore } from '@vitae/store/memory';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useEditedPreview, type DocumentSource } from './use-preview.ts';

const updates = vi.hoisted((): unknown[] => []);
vi.mock('@vitae/renderer/preview', () => ({
  createPreview: () => ({
    update: (document: unknown) => updates.push(document),
    subscribe: () => () => {},
    dispose: () => {},
  }),
}));
vi.mock('./platform.ts', () => ({ usePlatform: () => ({ documents: store }) }));

const store = createMemoryStore();
afterEach(() => {
  cleanup();
  updates.length = 0;
});

describe('the preview of what an editor has open', () => {
  it('receives a change in the same task, before React renders anything', async () => {
    let resume: Resume = createResume({ title: 'Before' });
    const listeners = new Set<() => void>();
    const source: DocumentSource = {
      current: () => resume,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    let drawn = 0;
    function Pages() {
      drawn += 1;
      useEditedPreview(source);
      return null;
    }
    const { unmount } = render(<Pages />);
    await vi.waitFor(async () => {
      await act(async () => {});
      expect(updates).toEqual([resume]);
    }, patient);
    const drawnBefore = drawn;

    resume = { ...resume, title: 'After' };
    listeners.forEach((listener) => listener());
    await Promise.resolve();
    expect(updates.at(-1)).toBe(resume);
    expect(drawn).toBe(drawnBefore);

    unmount();
    expect(listeners.size).toBe(0);
  });
});
