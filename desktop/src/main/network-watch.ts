import { powerMonitor } from 'electron';

/** Tells when there may be a network again: a window saw it come, or the computer woke. */
export interface NetworkWatch {
  /** A window saw it come. */
  tell: () => void;
  /** Returns what ends it. */
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
