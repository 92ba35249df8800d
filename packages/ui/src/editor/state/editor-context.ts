import type { Resume } from '@vitae/domain';
import { createContext, use, useCallback, useEffect, useState } from 'react';
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

/** A part of the editor's state; the component is drawn again only when that part changes. */
export function useEditorState<Part>(select: (state: EditorState) => Part): Part {
  return useStore(useEditor().state, select);
}

/** A part of the document; select a value, or a part of the document that edits elsewhere leave alone. */
export function useDocument<Part>(select: (resume: Resume) => Part): Part {
  return useEditorState(({ document }) => select(document));
}

/** Changes the document: a label for undo, a pure function, and a key that joins what is typed in one go. */
export function useChange(): (label: string, update: (resume: Resume) => Resume, coalesceKey?: string) => void {
  const editor = useEditor();
  return useCallback(
    (label, update, coalesceKey) => {
      const options: ChangeOptions = coalesceKey === undefined ? { label } : { label, coalesceKey };
      editor.apply(update, options);
    },
    [editor],
  );
}

/**
 * The whole document for what is expensive to draw. It follows in a task of its own, so that a typed character is painted before
 * anything else begins; of several changes in one task only the last is drawn.
 */
export function useSettledDocument(): Resume {
  const { state } = useEditor();
  const [document, setDocument] = useState(() => state.getState().document);
  useEffect(() => {
    const channel = new MessageChannel();
    let waiting = false;
    channel.port1.addEventListener('message', () => {
      waiting = false;
      setDocument(state.getState().document);
    });
    channel.port1.start();
    const follow = () => {
      if (waiting) return;
      waiting = true;
      channel.port2.postMessage(null);
    };
    follow();
    const unsubscribe = state.subscribe((now, before) => now.document !== before.document && follow());
    return () => {
      unsubscribe();
      channel.port1.close();
    };
  }, [state]);
  return document;
}
