import { createContext, use, useMemo, type ReactNode } from 'react';
import { useEditedPreview, type DocumentSource, type PreviewState } from '../../../base/use-preview.ts';
import { useEditor } from '../../../base/editor/index.ts';

const PreviewContext = createContext<PreviewState>({
  preview: null,
  frame: null,
  error: null,
  awaitsFonts: false,
  tryAgain: () => {},
});

/**
 * Keeps the pages of the open document laid out for every component that shows or downloads them. Its children are
 * rendered once.
 */
export function PreviewHost({ children }: { children: ReactNode }) {
  const { state } = useEditor();
  const source = useMemo(
    (): DocumentSource => ({
      current: () => state.getState().document,
      subscribe: (listener) => state.subscribe((now, before) => now.document !== before.document && listener()),
    }),
    [state],
  );
  return <PreviewContext value={useEditedPreview(source)}>{children}</PreviewContext>;
}

/** The current pages of the open document. */
export function usePreviewState(): PreviewState {
  return use(PreviewContext);
}
