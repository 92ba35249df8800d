import { randomUUID } from 'node:crypto';
import { makeWire } from '../wire.ts';
import { makeBridge } from './bridge.ts';
import { pageWorld } from './page-world.ts';
import { type PreloadProcess, preloadWorld } from './preload-world.ts';

/** The name of the preload's isolated world, which bindings are limited to. */
export const worldName = 'Electron Isolated Context';
/** The function that exists only in that world. */
export const bindingName = 'standInSend';
/** Where main finds that world's half. */
export const receiverName = 'standInReceive';

/**
 * The scripts of both worlds of a window; their names for each other are new every time, so that no page can know them.
 */
export const worldScripts = (preload: string, info: PreloadProcess): { page: string; isolated: string } => {
  const [up, down, mark] = [randomUUID(), randomUUID(), randomUUID()];
  const names = { binding: bindingName, receiver: receiverName, outgoing: down, incoming: up, mark };
  const text = (value: unknown): string => JSON.stringify(value);
  return {
    page: `(${pageWorld.toString()})(${makeBridge.toString()}, ${text(up)}, ${text(down)}, ${text(mark)});`,
    isolated: `(${preloadWorld.toString()})(${makeWire.toString()}, ${makeBridge.toString()}, ${text(names)}, ${text(info)}, function (require, module, exports, process, global) {\n${preload}\n});`,
  };
};
