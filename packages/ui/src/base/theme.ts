import { useSyncExternalStore } from 'react';
import { applyTheme, storedTheme, themeKey, type ThemeChoice } from './stored-theme.ts';

export type { ThemeChoice };

const listeners = new Set<() => void>();
let choice: ThemeChoice = 'system';

/** Applies the stored choice; called before the first paint. */
export function startTheme(): void {
  choice = storedTheme();
  apply();
  window.addEventListener('storage', (event) => {
    if (event.key === themeKey || event.key === null) {
      choice = storedTheme();
      apply();
    }
  });
}

/** The choice, and a function to change it; another tab's change arrives too. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [
    useSyncExternalStore(
      subscribe,
      () => choice,
      () => 'system',
    ),
    setTheme,
  ];
}

/** Changes the choice, for this device. */
export function setTheme(next: ThemeChoice): void {
  choice = next;
  try {
    localStorage.setItem(themeKey, next);
  } catch {
    // Private windows may refuse; the choice then lasts until the page closes.
  }
  apply();
}

function apply(): void {
  applyTheme(choice);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
