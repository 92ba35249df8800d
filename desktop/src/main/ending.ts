import { app } from 'electron';

/** Milliseconds in which everything is put away. */
const limit = 3_000;

/** Ends the program with its last window (on macOS it stays), and puts everything away first. */
export function endWell(putAway: () => Promise<void>, log: (message: string, cause?: unknown) => void): void {
  let isQuitting = false;
  let isPutAway = false;
  app.on('before-quit', () => {
    isQuitting = true;
  });
  // Whoever goes on working keeps the program.
  app.on('browser-window-created', () => {
    isQuitting = false;
  });
  // Windows that hand over their last keystrokes have held up the end: it goes on when they are closed.
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
