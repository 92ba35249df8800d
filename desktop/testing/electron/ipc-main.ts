import { EventEmitter } from 'node:events';
import { preventable } from './events.ts';
import type { WebFrameMain } from './frames.ts';
import type { WebContents } from './web-contents.ts';

type Handler = (event: object, ...args: unknown[]) => unknown;

export class IpcMain extends EventEmitter {
  readonly #handlers = new Map<string, Handler>();

  handle(channel: string, handler: Handler): void {
    if (this.#handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.#handlers.set(channel, handler);
  }

  handleOnce(channel: string, handler: Handler): void {
    this.handle(channel, (event, ...args) => {
      this.#handlers.delete(channel);
      return handler(event, ...args);
    });
  }

  removeHandler(channel: string): void {
    this.#handlers.delete(channel);
  }

  handlerOf(channel: string): Handler | undefined {
    return this.#handlers.get(channel);
  }
}

export const ipcMain = new IpcMain();

/** Runs a call from a frame; what fails is an error with Electron's own words, never more than a message. */
export const invoked = async (
  contents: WebContents,
  frame: WebFrameMain,
  channel: string,
  args: unknown[],
): Promise<{ value: unknown } | { error: string }> => {
  const event = preventable({
    type: 'frame',
    sender: contents,
    senderFrame: frame,
    processId: frame.processId,
    frameId: frame.routingId,
  });
  try {
    const handler = ipcMain.handlerOf(channel);
    if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
    return { value: await handler(event, ...args) };
  } catch (error) {
    console.error(`Error occurred in handler for '${channel}':`, error);
    return { error: `Error invoking remote method '${channel}': ${String(error)}` };
  }
};

export const sent = (contents: WebContents, frame: WebFrameMain, channel: string, args: unknown[]): void =>
  void ipcMain.emit(
    channel,
    preventable({
      type: 'frame',
      sender: contents,
      senderFrame: frame,
      processId: frame.processId,
      frameId: frame.routingId,
      reply: (to: string, ...answer: unknown[]) => frame.send(to, ...answer),
    }),
    ...args,
  );
