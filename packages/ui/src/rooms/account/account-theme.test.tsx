import { beforeEach, expect, it } from 'vitest';
import { noteTheme, takeTheme } from './account-theme.ts';

const shown = () => document.documentElement.dataset['theme'] ?? 'system';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

it('applies the theme of an account at the first sign-in, and later choices on other devices', () => {
  takeTheme({ id: 'ada', theme: 'dark' });
  expect(shown()).toBe('dark');
  takeTheme({ id: 'ada', theme: 'system' });
  expect(shown()).toBe('system');
});

it('keeps what was chosen on this device since', () => {
  takeTheme({ id: 'ada', theme: 'dark' });
  document.documentElement.dataset['theme'] = 'light';
  takeTheme({ id: 'ada', theme: 'dark' });
  expect(shown()).toBe('light');
  noteTheme({ id: 'ada', theme: 'light' });
  takeTheme({ id: 'ada', theme: 'light' });
  expect(shown()).toBe('light');
});

it('does not apply a theme that the user has not chosen', () => {
  document.documentElement.dataset['theme'] = 'dark';
  takeTheme({ id: 'ada', theme: 'system' });
  expect(shown()).toBe('dark');
});
