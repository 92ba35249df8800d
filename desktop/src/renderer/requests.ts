import type { ShellRequest } from '@vitae/ui';
import type { DesktopBridge } from '../bridge/desktop-bridge.ts';
import type { RequestData } from '../bridge/events.ts';
import type { Caller } from './caller.ts';

/** Requests to this window from outside; they wait until the interface listens. */
export function createRequests(
  call: Caller,
  bridge: Pick<DesktopBridge, 'on'>,
): (listener: (request: ShellRequest) => void) => () => void {
  const waiting: ShellRequest[] = [];
  const listeners = new Set<(request: ShellRequest) => void>();
  bridge.on('asked', (data) => {
    const request = requestOf(data);
    if (listeners.size === 0) waiting.push(request);
    for (const listener of listeners) listener(request);
  });
  void call('window.listening', undefined);
  return (listener) => {
    listeners.add(listener);
    for (const request of waiting.splice(0)) listener(request);
    return () => listeners.delete(listener);
  };
}

function requestOf(data: RequestData): ShellRequest {
  if (data.what !== 'import') return data;
  return { what: 'import', files: data.files.map(({ name, type, bytes }) => new File([bytes], name, { type })) };
}
