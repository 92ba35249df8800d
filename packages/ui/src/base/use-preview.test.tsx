import { patient } from '@vitae/testkit/patient';
import { act, cleanup, render } from '@testing-library/react';
import { createResume, type Resume } from '@vitae/domain';
import type { PreviewFrame } from '@vitae/renderer/preview';
import { createMemoryStore } from '@vitae/store/memory';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useEditedPreview, type DocumentSource } from './use-preview.ts';

const updates = vi.hoisted((): unknown[] => []);
const painted = vi.hoisted((): { tell: (frame: PreviewFrame) => void } => ({ tell: () => {} }));
vi.mock('@vitae/renderer/preview', () => ({
  createPreview: () => ({
    update: (document: unknown) => updates.push(document),
    subscribe: (listener: (frame: PreviewFrame) => void) => {
      painted.tell = listener;
      return () => {};
    },
    dispose: () => {},
  }),
}));
vi.mock('./platform.ts', () => ({ usePlatform: () => ({ documents: store }) }));

const store = createMemoryStore();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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

  it('is followed when its pages are painted, and at once when they have no canvas yet', async () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
    const source: DocumentSource = { current: () => resume, subscribe: () => () => {} };
    const resume = createResume({ title: 'Pages' });
    let shown: PreviewFrame | null = null;
    function Pages() {
      shown = useEditedPreview(source).frame;
      return null;
    }
    render(<Pages />);
    await vi.waitFor(async () => {
      await act(async () => {});
      expect(updates).toEqual([resume]);
    }, patient);
    const tell = async (revision: number) => {
      const frame = { revision, pages: [], missing: [], overflow: [], lastPageFill: 1, change: null };
      await act(async () => painted.tell(frame));
    };

    await tell(1);
    expect(shown).toMatchObject({ revision: 1 });
    await tell(2);
    expect(shown).toMatchObject({ revision: 1 });
    await act(async () => frames.forEach((run) => run()));
    expect(shown).toMatchObject({ revision: 2 });
  });
});
