import { EventEmitter } from 'node:events';

/** The little of Electron that tests in Node see: what was asked of it can be read. One object for all test files, which share their modules. */
type Listener = (event: unknown, method?: unknown, args?: unknown) => Promise<unknown>;

/** Who answers the calls of windows. */
export const served: { listener: Listener } = { listener: () => Promise.reject(new Error('Nobody serves calls.')) };
/** Addresses that were handed to the system. */
export const openedOutside: string[] = [];

export const ipcMain = {
  handle(_channel: string, listener: Listener): void {
    served.listener = listener;
  },
};
export const shell = {
  openExternal(address: string): Promise<void> {
    openedOutside.push(address);
    return Promise.resolve();
  },
};
export const protocol = {};

/** What the preload script put into the page, by name. */
export const exposed: Record<string, unknown> = {};
export const contextBridge = {
  exposeInMainWorld(name: string, value: unknown): void {
    exposed[name] = value;
  },
};

/** The window's end of the channels. */
export const ipcRenderer = Object.assign(new EventEmitter(), { invoke: (...given: unknown[]): Promise<unknown> => Promise.resolve(given) });
