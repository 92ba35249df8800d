import { useEffect } from 'react';
import type { Editor } from '../../../base/editor/index.ts';

/** Makes sure that nothing is lost when the window sleeps or closes, and that it catches up when it wakes. */
export function useSafeEditor(editor: Editor | null): void {
  useEffect(() => {
    if (!editor) return undefined;
    // A failure shows in the header; the saver keeps retrying.
    const flush = () => void editor.flush().catch(() => undefined);
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') flush();
      else void editor.refresh().catch(() => undefined);
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (editor.state.getState().save.status === 'failed') event.preventDefault();
    };
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', flush);
    addEventListener('beforeunload', onBeforeUnload);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', flush);
      removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [editor]);
}
