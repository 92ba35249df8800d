import type { makeWire } from '../wire.ts';
import type { makeBridge } from './bridge.ts';

/** The process that the preload's world seems to run in. */
export interface PreloadProcess {
  platform: string;
  arch: string;
  versions: Record<string, string>;
  argv: string[];
}

type Listener = (event: object, ...args: unknown[]) => void;

/**
 * The isolated world of the preload: `require('electron')` of a sandboxed preload, over a binding that no other world
 * has. Runs in the browser.
 */
export const preloadWorld = (
  wireOf: typeof makeWire,
  bridgeTo: typeof makeBridge,
  names: { binding: string; receiver: string; outgoing: string; incoming: string; mark: string },
  info: PreloadProcess,
  preload: (
    require: (name: string) => unknown,
    module: { exports: object },
    exports: object,
    process: object,
    global: object,
  ) => void,
): void => {
  const world = globalThis as unknown as Record<string, unknown>;
  const send = world[names.binding] as ((text: string) => void) | undefined;
  if (send === undefined) return;
  const wire = wireOf();
  const pending = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  const listeners = new Map<string, { listener: Listener; once: boolean }[]>();
  let lastId = 0;

  const request = (message: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const text = wire.encode({ ...message, id: lastId });
      pending.set(lastId, { resolve, reject });
      send(text);
    });

  const add = (channel: string, listener: Listener, once: boolean): void =>
    void listeners.set(channel, [...(listeners.get(channel) ?? []), { listener, once }]);
  const remove = (channel: string, listener: Listener): void =>
    void listeners.set(
      channel,
      (listeners.get(channel) ?? []).filter((entry) => entry.listener !== listener),
    );

  const ipcRenderer = {
    invoke: (channel: string, ...args: unknown[]) => request({ kind: 'invoke', channel, args }),
    send: (channel: string, ...args: unknown[]) => send(wire.encode({ kind: 'send', channel, args })),
    on(channel: string, listener: Listener) {
      add(channel, listener, false);
      return ipcRenderer;
    },
    once(channel: string, listener: Listener) {
      add(channel, listener, true);
      return ipcRenderer;
    },
    off(channel: string, listener: Listener) {
      remove(channel, listener);
      return ipcRenderer;
    },
    addListener: (channel: string, listener: Listener) => ipcRenderer.on(channel, listener),
    removeListener: (channel: string, listener: Listener) => ipcRenderer.off(channel, listener),
    removeAllListeners(channel: string) {
      listeners.delete(channel);
      return ipcRenderer;
    },
    listenerCount: (channel: string) => listeners.get(channel)?.length ?? 0,
  };

  // Called by main, and by the test acting as a page that has compromised its process.
  world[names.receiver] = {
    ipcRenderer,
    receive(text: string): void {
      const message = wire.decode(text) as {
        kind: string;
        id: number;
        channel: string;
        args: unknown[];
        value: unknown;
        error: string;
      };
      if (message.kind === 'message') {
        const heard = listeners.get(message.channel) ?? [];
        listeners.set(
          message.channel,
          heard.filter(({ once }) => !once),
        );
        for (const { listener } of heard) listener({ sender: ipcRenderer, ports: [] }, ...message.args);
        return;
      }
      const call = pending.get(message.id);
      pending.delete(message.id);
      if (message.error === undefined) call?.resolve(message.value);
      else call?.reject(new Error(message.error));
    },
    forge: async (kind: 'invoke' | 'send', channel: string, encoded: string): Promise<string> => {
      try {
        const args = wire.decode(encoded) as unknown[];
        return wire.encode({ value: await ipcRenderer[kind](channel, ...args) });
      } catch (error) {
        return wire.encode({ error: error instanceof Error ? error.message : String(error) });
      }
    },
  };

  const exposed = new Set<string>();
  const bridge = bridgeTo(names.outgoing, names.incoming, names.mark, () => undefined);
  bridge.offer('inner', '', {
    ask: (permission: string, details: object) => request({ kind: 'permission', permission, details }),
    check: (permission: string, details: object) => request({ kind: 'permission-check', permission, details }),
    opened: (address: string, name: string, features: string) =>
      send(wire.encode({ kind: 'open', address, name, features })),
  });

  // Only events that the browser trusts are real input; a page's own events are not.
  const inputs: Record<string, string> = {
    mousedown: 'mouseDown',
    mouseup: 'mouseUp',
    keydown: 'rawKeyDown',
    keyup: 'keyUp',
  };
  for (const [name, type] of Object.entries(inputs)) {
    globalThis.addEventListener(name, ({ isTrusted }) => isTrusted && send(wire.encode({ kind: 'input', type })), {
      capture: true,
      passive: true,
    });
  }

  // A page may handle the right click itself; otherwise main is told what is under it.
  document.addEventListener('contextmenu', (event) => {
    const { target, clientX: x, clientY: y, isTrusted } = event;
    if (!isTrusted) return;
    setTimeout(() => {
      if (event.defaultPrevented) return;
      const element = target instanceof Element ? target : document.documentElement;
      const link = element.closest('a')?.href ?? '';
      const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null;
      const isEditable =
        (field !== null && !field.readOnly && !field.disabled) ||
        (element instanceof HTMLElement && element.isContentEditable);
      const selected =
        field === null
          ? String(globalThis.getSelection())
          : field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
      send(wire.encode({ kind: 'context-menu', params: { x, y, linkURL: link, selectionText: selected, isEditable } }));
    });
  });

  // Chromium follows these addresses without a network request, so main is asked here.
  (globalThis as unknown as { navigation?: EventTarget }).navigation?.addEventListener('navigate', (event) => {
    const { destination, cancelable } = event as Event & { destination: { url: string; sameDocument: boolean } };
    if (!cancelable || destination.sameDocument || /^(https?:|about:|javascript:)/i.test(destination.url)) return;
    event.preventDefault();
    send(wire.encode({ kind: 'navigate', address: destination.url }));
  });

  if (globalThis.top !== globalThis.self) return;
  const modules: Record<string, unknown> = {
    electron: {
      ipcRenderer,
      contextBridge: {
        exposeInMainWorld(key: string, value: unknown): void {
          if (exposed.has(key))
            throw new Error('Cannot bind an API on top of an existing property on the window object');
          exposed.add(key);
          bridge.offer('expose', key, value);
        },
      },
      webFrame: {
        setZoomFactor: () => undefined,
        setZoomLevel: () => undefined,
        getZoomFactor: () => 1,
        getZoomLevel: () => 0,
      },
      webUtils: { getPathForFile: () => '' },
    },
  };
  const require = (name: string): unknown => {
    const found = modules[name.replace(/^(node:)?electron(\/.*)?$/, 'electron')];
    if (found === undefined) throw new Error(`module not found: ${name}`);
    return found;
  };
  const exports = {};
  const process = { ...info, type: 'renderer', sandboxed: true, contextIsolated: true, isMainFrame: true, env: {} };
  preload(require, { exports }, exports, process, globalThis);
};
