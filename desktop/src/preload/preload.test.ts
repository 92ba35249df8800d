import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { callChannel, eventChannel } from '../bridge/channels.ts';
import { exposed, ipcRenderer } from '../testing/electron.ts';

vi.mock('electron', () => import('../testing/electron.ts'));
await import('./index.ts');

type Anything = (...given: unknown[]) => unknown;
const aFunction = z.custom<Anything>((value) => typeof value === 'function');
const bridge = z.object({ system: z.string(), call: aFunction, on: aFunction }).parse(exposed['desktop']);

describe('the shell as seen by a page', () => {
  it('is one frozen object with a string and two functions', () => {
    expect(Object.keys(exposed)).toEqual(['desktop']);
    expect(Object.keys(exposed['desktop'] ?? {}).sort()).toEqual(['call', 'on', 'system']);
    expect(Object.isFrozen(exposed['desktop'])).toBe(true);
  });

  it('calls by known names, on a single channel', async () => {
    expect(await bridge.call('documents.list', undefined)).toEqual([callChannel, 'documents.list', undefined]);
    for (const name of ['documents.nothing', 'constructor', '', 7, null, ['documents.list']])
      await expect(bridge.call(name, undefined)).rejects.toThrow('There is no such method.');
  });

  it('receives events of its name until it unsubscribes, and never the sender', () => {
    const heard: unknown[][] = [];
    const end = aFunction.parse(bridge.on('documentChanged', (...given: unknown[]) => heard.push(given)));
    ipcRenderer.emit(eventChannel, { sender: ipcRenderer }, 'documentChanged', { id: 'a' });
    ipcRenderer.emit(eventChannel, { sender: ipcRenderer }, 'closing', null);
    end();
    ipcRenderer.emit(eventChannel, { sender: ipcRenderer }, 'documentChanged', { id: 'b' });
    expect(heard).toEqual([[{ id: 'a' }]]);
    expect(ipcRenderer.listenerCount(eventChannel)).toBe(0);
  });

  it('accepts no other events and no other listeners', () => {
    expect(() => bridge.on(eventChannel, () => undefined)).toThrow('There is no such event.');
    expect(() => bridge.on('closing', 'alert(1)')).toThrow('There is no such event.');
  });
});
