import { useEffect, useRef } from 'react';
import type { ShellRequest } from './platform.ts';

type Command = Extract<ShellRequest, { what: 'command' }>['command'];
export type CommandTakers = Partial<Record<Command, () => void>>;

const stack: { current: CommandTakers }[] = [];

/**
 * What the page can do of what a menu or a key asks for, while the component is mounted. The one that was mounted last
 * is asked first.
 */
export function useCommands(takers: CommandTakers): void {
  const latest = useRef(takers);
  useEffect(() => {
    latest.current = takers;
  }, [takers]);
  useEffect(() => {
    stack.push(latest);
    return () => {
      stack.splice(stack.indexOf(latest), 1);
    };
  }, []);
}

/**
 * Does what is asked for; false when nothing on the page can. While a dialog asks something the page behind it waits:
 * only text in it can be undone.
 */
export function runCommand(command: Command): boolean {
  if (document.querySelector('[data-asking]')) return command !== 'undo' && command !== 'redo';
  const act = stack.findLast(({ current }) => current[command])?.current[command];
  act?.();
  return act !== undefined;
}

/** Ctrl or ⌘ P prints the file; the browser would print the picture on the screen. */
export function usePrintKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'p')
        return;
      if (runCommand('print')) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
