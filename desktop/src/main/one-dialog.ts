import { desktopText } from '@vitae/words/desktop';
import type { BrowserWindow } from 'electron';
import { ShellError } from './shell-error.ts';

const asking = new WeakSet<BrowserWindow>();

/**
 * Shows a dialog of the system, one at a time in each window: a script of its page could open hundreds, and each keeps
 * the file that it is about. @throws ShellError while another one is open
 */
export async function oneDialog<Answer>(window: BrowserWindow, show: () => Promise<Answer>): Promise<Answer> {
  if (asking.has(window)) throw new ShellError(desktopText('dialogOpen'));
  asking.add(window);
  try {
    return await show();
  } finally {
    asking.delete(window);
  }
}
