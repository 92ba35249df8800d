import { powerMonitor } from 'electron';

/** Reports when there may be a network again: a window noticed it, or the computer woke. */
export interface NetworkWatch {
  /** A window noticed the network. */
  notify: () => void;
  /** Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
}

export function createNetworkWatch(): NetworkWatch {
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  powerMonitor.on('resume', notify);
  return {
    notify,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
