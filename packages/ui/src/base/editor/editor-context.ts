import type { AnyDocument } from '@vitae/domain';
import { createContext, startTransition, use, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ChangeOptions, Editor, EditorState } from './editor.ts';

const EditorContext = createContext<Editor | null>(null);

export const EditorProvider = EditorContext.Provider;

/** The open document. @throws outside of the builder */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('There is no open document above this component.');
  return editor;
}

/** A part of the editor's state; the component renders again only when that part changes. */
export function useEditorState<Part>(select: (state: EditorState) => Part): Part {
  return useStore(useEditor().state, select);
}

/** A part of the document; select a value, or a part that edits elsewhere leave unchanged. */
export function useDocument<Part>(select: (document: AnyDocument) => Part): Part {
  return useEditorState(({ document }) => select(document));
}

/** Changes the document: a label for undo, a pure function, and a key that merges consecutive typing. */
export function useChange(): (
  label: string,
  update: (document: AnyDocument) => AnyDocument,
  coalesceKey?: string,
) => void {
  const editor = useEditor();
  return useCallback(
    (label, update, coalesceKey) => {
      const options: ChangeOptions = coalesceKey === undefined ? { label } : { label, coalesceKey };
      editor.apply(update, options);
    },
    [editor],
  );
}

/** The longest that a part with a delay stays behind somebody who types without a pause, in milliseconds. */
const LONGEST_BEHIND = 1000;

/**
 * The whole document, for parts that are expensive to render. It is updated in a separate task, so that a typed
 * character is painted before anything else starts; of several changes in one task only the last is rendered. Parts
 * that need not follow each key pass a delay in milliseconds: they wait for a pause of that length, a second at most.
 */
export function useSettledDocument(delay = 0): AnyDocument {
  const { state } = useEditor();
  const [document, setDocument] = useState(() => state.getState().document);
  useEffect(() => {
    const [schedule, end] = laterTask(() => {
      // In slices that yield to the next key.
      startTransition(() => setDocument(state.getState().document));
    }, delay);
    schedule();
    const unsubscribe = state.subscribe((now, before) => now.document !== before.document && schedule());
    return () => {
      unsubscribe();
      end();
    };
  }, [state, delay]);
  return document;
}

/**
 * Runs something in a separate task, after a pause in the requests; without a delay immediately, through a message, since
 * consecutive timers of 0 ms are delayed. Returns how to request it, and how to end.
 */
function laterTask(run: () => void, delay: number): [schedule: () => void, end: () => void] {
  if (delay > 0) {
    let timer = 0;
    let latest = 0;
    return [
      () => {
        const now = Date.now();
        if (!timer) latest = now + LONGEST_BEHIND;
        clearTimeout(timer);
        timer = window.setTimeout(
          () => {
            timer = 0;
            run();
          },
          Math.min(delay, latest - now),
        );
      },
      () => clearTimeout(timer),
    ];
  }
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', run);
  port1.start();
  return [() => port2.postMessage(null), () => port1.close()];
}
