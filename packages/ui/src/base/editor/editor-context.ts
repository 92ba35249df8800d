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
    const later = laterTask(() => {
      // In slices that yield to the next key.
      startTransition(() => setDocument(state.getState().document));
    }, delay);
    later.schedule();
    const unsubscribe = state.subscribe((now, before) => {
      if (now.document !== before.document) later.schedule();
    });
    return () => {
      unsubscribe();
      later.end();
    };
  }, [state, delay]);
  return document;
}

interface LaterTask {
  /** Asks for a run; of several requests before it only one run comes. */
  schedule: () => void;
  end: () => void;
}

const laterTask = (run: () => void, delay: number): LaterTask => (delay > 0 ? afterPause(run, delay) : nextTask(run));

function afterPause(run: () => void, delay: number): LaterTask {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  return {
    schedule: () => {
      const now = performance.now();
      if (timer === undefined) latest = now + LONGEST_BEHIND;
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          timer = undefined;
          run();
        },
        Math.max(0, Math.min(delay, latest - now)),
      );
    },
    end: () => clearTimeout(timer),
  };
}

/** Immediately, through a message, since consecutive timers of 0 ms are delayed. */
function nextTask(run: () => void): LaterTask {
  let waiting = false;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    waiting = false;
    run();
  });
  port1.start();
  return {
    schedule: () => {
      if (waiting) return;
      waiting = true;
      port2.postMessage(null);
    },
    end: () => port1.close(),
  };
}
