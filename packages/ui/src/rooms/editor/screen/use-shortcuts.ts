import { useEffect } from 'react';
import type { Editor } from '../../../base/editor/index.ts';

/** Undo and redo across the whole document, and the command palette, from wherever the focus is. */
export function useShortcuts(editor: Editor, openPalette: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const act = {
        z: event.shiftKey ? editor.redo : editor.undo,
        y: event.shiftKey ? undefined : editor.redo,
        k: event.shiftKey ? undefined : openPalette,
      }[event.key.toLowerCase()];
      // A field of its own, such as a file name, has its own undo.
      if (!act || (act !== openPalette && isOwnField(event.target))) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    // Before the browser and the rich text get the key: they would undo their own last change only.
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [editor, openPalette]);
}

/** Whether a control takes text that is no part of the document. */
export function isOwnField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox],[type=radio],[type=range]), textarea') &&
    !target.closest('[data-path], [data-document-title]')
  );
}
