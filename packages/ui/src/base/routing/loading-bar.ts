/** Times of the loading bar in milliseconds (behaviour NV-8). */
export const loadingBarTimes = { throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400 } as const;

export interface LoadingBarState {
  state: 'idle' | 'loading' | 'finished' | 'error';
  /** 0 to 100. */
  progress: number;
  visible: boolean;
}

export interface LoadingBar {
  get: () => LoadingBarState;
  subscribe: (listener: () => void) => () => void;
  start: () => void;
  finish: (outcome?: 'finished' | 'error') => void;
}

const idle: LoadingBarState = { state: 'idle', progress: 0, visible: false };

/** The position of the bar after `elapsed` milliseconds: fast at first, nearing 100 without reaching it. */
export function estimatedProgress(elapsed: number): number {
  return (200 / Math.PI) * Math.atan(((elapsed / loadingBarTimes.duration) * 100) / 50);
}

/**
 * The life cycle of the bar: nothing for the first 200 ms, so that fast pages show none; then it grows; when done it is
 * full for 500 ms, then hidden, and reset 400 ms later.
 */
export function createLoadingBar(now: () => number = () => performance.now()): LoadingBar {
  let current = idle;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const set = (next: LoadingBarState) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const after = (delay: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };

  const grow = (began: number) => {
    set({ state: 'loading', progress: estimatedProgress(now() - began), visible: true });
    after(50, () => grow(began));
  };

  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (current.state === 'loading') return;
      set({ ...idle, state: 'loading' });
      after(loadingBarTimes.throttle, () => grow(now()));
    },
    finish: (outcome = 'finished') => {
      if (current.state !== 'loading') return;
      if (!current.visible) {
        clearTimeout(timer);
        set(idle);
        return;
      }
      set({ state: outcome, progress: 100, visible: true });
      after(loadingBarTimes.hideDelay, () => {
        set({ ...current, visible: false });
        after(loadingBarTimes.resetDelay, () => set(idle));
      });
    },
  };
}
