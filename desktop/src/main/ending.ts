import { app } from 'electron';

/** Milliseconds for cleaning up. */
const limit = 3_000;

/** Ends the program with its last window (on macOS it stays), and cleans up first. */
export function endWell(putAway: () => Promise<void>, log: (message: string, cause?: unknown) => void): void {
  let isQuitting = false;
  let isPutAway = false;
  app.on('before-quit', () => {
    isQuitting = true;
  });
  // The program stays open if the user keeps working.
  app.on('browser-window-created', () => {
    isQuitting = false;
  });
  // Windows that save their last keystrokes have delayed the end: it continues when they are closed.
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin' || isQuitting) app.quit();
  });
  app.on('will-quit', (event) => {
    if (isPutAway) return;
    event.preventDefault();
    const late = new Promise<void>((resolve) => setTimeout(resolve, limit).unref());
    void Promise.race([putAway(), late])
      .catch((error: unknown) => log('Not everything could be put away.', error))
      .finally(() => {
        isPutAway = true;
        app.quit();
      });
  });
}
