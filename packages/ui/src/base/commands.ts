import { useEffect, useRef } from 'react';
import type { ShellRequest } from './platform.ts';

type Command = Extract<ShellRequest, { what: 'command' }>['command'];
export type CommandTakers = Partial<Record<Command, () => void>>;

const stack: { current: CommandTakers }[] = [];

/**
 * Commands from a menu or a key that the page can carry out while the component is mounted. The component mounted last
 * goes first.
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
 * Carries out a command; false if nothing on the page can. While a dialog is open the page behind it waits: only text
 * in the dialog can be undone.
 */
export function runCommand(command: Command): boolean {
  if (document.querySelector('[data-asking]')) return command !== 'undo' && command !== 'redo';
  return carryOut(command);
}

/** Carries out a command that a dialog offers; false if nothing on the page can. */
export function carryOut(command: Command): boolean {
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
