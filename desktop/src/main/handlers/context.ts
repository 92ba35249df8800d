import type { DocumentStore } from '@vitae/store';
import type { Printing } from '@vitae/ui';
import type { BrowserWindow } from 'electron';
import type { Account } from '../account/create-account.ts';
import type { FileDialogs } from '../file-dialogs.ts';
import type { NetworkWatch } from '../network-watch.ts';
import type { ProgramUpdater } from '../updater.ts';
import type { DesktopSync } from '../sync.ts';
import type { Windows } from '../windows.ts';

/** The services that the calls of windows use. */
export interface Services {
  store: DocumentStore;
  account: Account;
  sync: Pick<DesktopSync, 'settled'>;
  files: FileDialogs;
  windows: Pick<Windows, 'startListening' | 'markFlushed' | 'setTheme'>;
  network: Pick<NetworkWatch, 'notify'>;
  printing: Printing;
  /** Null if no new versions are announced. */
  updater: ProgramUpdater | null;
}

/** For one call: the services, and the window it comes from. */
export interface CallContext extends Services {
  window: BrowserWindow;
}
