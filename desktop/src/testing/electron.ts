import { EventEmitter } from 'node:events';

/**
 * The small part of Electron that tests in Node use, with a record of its calls. One object for all test files, which
 * share their modules.
 */
type Listener = (event: unknown, method?: unknown, args?: unknown) => Promise<unknown>;

/** The handler of the calls of windows. */
export const served: { listener: Listener } = { listener: () => Promise.reject(new Error('Nobody serves calls.')) };
/** Addresses that were passed to the system. */
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
export const ipcRenderer = Object.assign(new EventEmitter(), {
  invoke: (...given: unknown[]): Promise<unknown> => Promise.resolve(given),
});

/** How often the program was told to quit. */
export const quits = { count: 0 };
export const app = Object.assign(new EventEmitter(), {
  getVersion: (): string => '1.2.3',
  quit(): void {
    quits.count += 1;
  },
});

/** Answers of the user to the next questions, by the index of the button; and the questions so far. */
export const person: { answers: number[]; asked: string[] } = { answers: [], asked: [] };
export const dialog = {
  showMessageBox({ message }: { message: string }): Promise<{ response: number }> {
    person.asked.push(message);
    return Promise.resolve({ response: person.answers.shift() ?? 1 });
  },
};
