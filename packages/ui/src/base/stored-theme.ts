/** What the user chose: a theme, or that of the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export const themeKey = 'vitae.theme';

/** The stored choice; that of the device if none is stored. */
export function storedTheme(): ThemeChoice {
  try {
    const value = localStorage.getItem(themeKey);
    return value === 'light' || value === 'dark' ? value : 'system';
  } catch {
    return 'system';
  }
}

/** Applies a choice to the page. */
export function applyTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}
