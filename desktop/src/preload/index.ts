import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron';
import { callChannel, eventChannel } from '../bridge/channels.ts';
import { eventNames, methodNames } from '../bridge/names.ts';

/** The only part of the shell that the window can see; its types are in `bridge/desktop-bridge.ts`. */
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
      // The sender is not passed on: with it the page could use the renderer's channels.
      const hear = (_sender: IpcRendererEvent, name: unknown, payload: unknown) => {
        if (name === event) Reflect.apply(listener, undefined, [payload]);
      };
      ipcRenderer.on(eventChannel, hear);
      return () => void ipcRenderer.off(eventChannel, hear);
    },
  }),
);
