// The stand-in for the module `electron`. The app may not use anything that is missing here without a test that adds
// it.
import { listenToHarness } from './controls.ts';
import { cutMainNetwork } from './main-network.ts';

export { app } from './app.ts';
export { BrowserWindow } from './browser-window.ts';
export { dialog } from './dialog.ts';
export { ipcMain } from './ipc-main.ts';
export { Menu, MenuItem } from './menu.ts';
export { net } from './net.ts';
export { protocol } from './protocol.ts';
export { safeStorage } from './safe-storage.ts';
export { session } from './session.ts';
export {
  autoUpdater,
  clipboard,
  crashReporter,
  nativeImage,
  nativeTheme,
  Notification,
  powerMonitor,
  screen,
  shell,
  systemPreferences,
} from './system.ts';
export { webContents } from './web-contents.ts';

cutMainNetwork();
listenToHarness();
