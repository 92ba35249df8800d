import { useLayoutEffect, useMemo } from 'react';
import type { Editor } from '../../../base/editor/index.ts';

/** Undo and redo across the whole document, from wherever the focus is. */
export function useUndoKeys({ undo, redo }: Editor): void {
  useKeys(
    useMemo(() => {
      // A field outside of the document, such as a file name, has its own undo.
      const unlessOwn = (act: () => void) => (event: KeyboardEvent) => !isOwnField(event.target) && (act(), true);
      return { z: unlessOwn(undo), Z: unlessOwn(redo), y: unlessOwn(redo) };
    }, [undo, redo]),
  );
}

/** The command palette, from wherever the focus is. */
export function usePaletteKey(open: () => void): void {
  useKeys(useMemo(() => ({ k: () => (open(), true) }), [open]));
}

/** What Ctrl or ⌘ does with a letter, a capital with Shift; `false` if the key is not handled. */
type Keys = Partial<Record<string, (event: KeyboardEvent) => boolean>>;

function useKeys(keys: Keys): void {
  // A layout effect: one that waits for the first paint would miss the keys of fast users.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.shiftKey ? event.key.toUpperCase() : event.key.toLowerCase();
      if (!keys[key]?.(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the browser and the rich text get the key: they would undo only their own last change.
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, [keys]);
}

/** Whether a control takes text that is not part of the document. */
export function isOwnField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox],[type=radio],[type=range]), textarea') &&
    !target.closest('[data-path], [data-document-title]')
  );
}
