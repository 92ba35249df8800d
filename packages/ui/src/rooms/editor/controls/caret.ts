import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Where a caret goes when the text around it was changed from elsewhere: after the same words as before. */
export function movedCaret(before: string, after: string, caret: number): number {
  const least = Math.min(before.length, after.length);
  let prefix = 0;
  while (prefix < least && before[prefix] === after[prefix]) prefix += 1;
  let suffix = 0;
  while (suffix < least - prefix && before[before.length - 1 - suffix] === after[after.length - 1 - suffix])
    suffix += 1;
  if (caret <= prefix) return caret;
  if (caret >= before.length - suffix) return caret + after.length - before.length;
  return after.length - suffix;
}

/**
 * Keeps the caret of a focused control in place when its value is changed by anything other than typing: undo, or
 * another window.
 */
export function useCaret(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string,
): { typed: (value: string) => void; onSelect: () => void } {
  const own = useRef(value);
  const selection = useRef<[number, number]>([0, 0]);
  const remember = () => {
    const element = control.current;
    if (element?.selectionStart != null)
      selection.current = [element.selectionStart, element.selectionEnd ?? element.selectionStart];
  };
  useLayoutEffect(() => {
    const element = control.current;
    const before = own.current;
    own.current = value;
    if (before === value || !element || element !== document.activeElement || element.selectionStart === null) return;
    const [start, end] = selection.current.map((caret) => movedCaret(before, value, caret));
    element.setSelectionRange(start ?? 0, end ?? 0);
  }, [control, value]);
  return {
    typed: (typed) => {
      own.current = typed;
      remember();
    },
    onSelect: remember,
  };
}
