import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import { callChannel, eventChannel } from '../bridge/channels.ts';
import { eventNames, methodNames } from '../bridge/names.ts';

/** The one thing the window can see of the shell around it; its types are in `bridge/desktop-bridge.ts`. */
contextBridge.exposeInMainWorld(
  'desktop',
  Object.freeze({
    system: process.platform,
    call: (method: unknown, args: unknown): Promise<unknown> =>
      typeof method === 'string' && methodNames.has(method)
        ? ipcRenderer.invoke(callChannel, method, args)
        : Promise.reject(new TypeError('There is no such method.')),
    on: (event: unknown, listener: unknown): (() => void) => {
      if (typeof event !== 'string' || !eventNames.has(event) || typeof listener !== 'function')
        throw new TypeError('There is no such event.');
      // The sender stays here: with it the page could use the renderer's channels.
      const hear = (_sender: IpcRendererEvent, name: unknown, payload: unknown) => {
        if (name === event) Reflect.apply(listener, undefined, [payload]);
      };
      ipcRenderer.on(eventChannel, hear);
      return () => void ipcRenderer.off(eventChannel, hear);
    },
  }),
);
