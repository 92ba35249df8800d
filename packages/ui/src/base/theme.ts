import { useSyncExternalStore } from 'react';

/** What a person chose: a theme, or the one of the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const storageKey = 'vitae.theme';
const listeners = new Set<() => void>();
let choice: ThemeChoice = 'system';

/** Applies the stored choice; called before the first paint. */
export function startTheme(): void {
  choice = stored();
  apply();
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey || event.key === null) {
      choice = stored();
      apply();
    }
  });
}

/** The choice, and a function to change it; another tab's change arrives too. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, () => choice), setTheme];
}

/** Changes the choice, for this device. */
export function setTheme(next: ThemeChoice): void {
  choice = next;
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Private windows may refuse; the choice then lasts until the page closes.
  }
  apply();
}

function stored(): ThemeChoice {
  try {
    const value = localStorage.getItem(storageKey);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

function apply(): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
