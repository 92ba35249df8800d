import { EventEmitter } from 'node:events';
import { type Cdp, unlessGone } from './cdp.ts';
import { record } from './recorder.ts';

/** What menus and settings do to a page: editing is real, the rest is only recorded. */
export abstract class PageCommands extends EventEmitter {
  abstract readonly ready: Promise<{ cdp: Cdp }>;
  #zoom = 0;

  getZoomLevel(): number {
    return this.#zoom;
  }

  setZoomLevel(level: number): void {
    this.#zoom = level;
  }

  getZoomFactor(): number {
    return 1.2 ** this.#zoom;
  }

  setZoomFactor(factor: number): void {
    this.setZoomLevel(Math.log(factor) / Math.log(1.2));
  }

  isDevToolsOpened(): boolean {
    return false;
  }

  setVisualZoomLevelLimits(): Promise<void> {
    return Promise.resolve();
  }

  setIgnoreMenuShortcuts(): void {}

  setBackgroundThrottling(): void {}

  /** Editing commands and developer tools, which menus call. */
  undo = (): void => this.#edit('undo');
  redo = (): void => this.#edit('redo');
  cut = (): void => this.#edit('cut');
  copy = (): void => this.#edit('copy');
  paste = (): void => this.#edit('paste');
  delete = (): void => this.#edit('delete');
  selectAll = (): void => this.#edit('selectAll');
  replaceMisspelling = (word: string): void => record('webContents.replaceMisspelling', word);
  openDevTools = (): void => record('webContents.openDevTools');
  closeDevTools = (): void => record('webContents.closeDevTools');
  toggleDevTools = (): void => record('webContents.toggleDevTools');

  #edit(command: string): void {
    record(`webContents.${command}`);
    unlessGone(
      this.ready.then(({ cdp }) =>
        cdp.send('Runtime.evaluate', {
          expression: `document.execCommand(${JSON.stringify(command)})`,
          userGesture: true,
        }),
      ),
    );
  }
}
