import { powerMonitor } from 'electron';

/** Reports when there may be a network again: a window noticed it, or the computer woke. */
export interface NetworkWatch {
  /** A window noticed the network. */
  tell: () => void;
  /** Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

export function createNetworkWatch(): NetworkWatch {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  powerMonitor.on('resume', tell);
  return {
    tell,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
