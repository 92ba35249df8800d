import { join } from 'node:path';
import { app, BrowserWindow, net, protocol, session } from 'electron';
import { declareScheme, serveFolder } from './protocol.ts';
import { appOrigin, lockDown } from './security.ts';

const openWindow = async (): Promise<void> => {
  const window = new BrowserWindow({
    width: 1440,
    height: 900,
    minWidth: 390,
    minHeight: 600,
    show: false,
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/index.cjs'),
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
    },
  });
  window.once('ready-to-show', () => window.show());
  await window.loadURL(`${appOrigin}/account/resumes`);
};

declareScheme(protocol);
app.enableSandbox();
app.on('window-all-closed', () => {
  if (process.platform !== 'darwin') app.quit();
});
await app.whenReady();
lockDown(app, session.defaultSession);
serveFolder(protocol, net, join(import.meta.dirname, '../renderer'));
app.on('activate', () => {
  if (BrowserWindow.getAllWindows().length === 0) void openWindow();
});
await openWindow();
